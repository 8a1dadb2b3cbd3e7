import type { ReactNode } from 'react'
import { IconButton } from '../../button/icon-button'
import { MoveHorizontal, ZoomIn, ZoomOut } from '../../icons/document-icons'
import { ChevronLeft, ChevronRight } from '../../icons/icons'
import { DownloadLink, type DownloadLinkProps } from '../download-link'
import type { PdfView } from './use-pdf-view'

interface PdfToolbarProps extends DownloadLinkProps {
  view: PdfView
  pageCount: number
}

/** Page, zoom and download. */
export function PdfToolbar({ view, pageCount, labels, ...link }: PdfToolbarProps) {
  const { page, percent, isFitWidth } = view
  return (
    <div className="@container flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-surface px-2 py-1.5">
      <div className="flex items-center gap-1">
        <PageTool
          label={labels.previousPage}
          icon={<ChevronLeft className="rtl:-scale-x-100" />}
          isAtEnd={page <= 1}
          onClick={() => view.goToPage(page - 1)}
        />
        <span className="min-w-20 text-center text-sm rtl:px-1">{labels.page(page, pageCount)}</span>
        <PageTool
          label={labels.nextPage}
          icon={<ChevronRight className="rtl:-scale-x-100" />}
          isAtEnd={page >= pageCount}
          onClick={() => view.goToPage(page + 1)}
        />
      </div>
      <div className="flex items-center gap-1">
        <PageTool label={labels.zoomOut} icon={<ZoomOut />} isAtEnd={!view.canZoomOut} onClick={view.zoomOut} />
        <span className="min-w-12 text-center text-sm">{labels.zoom(percent)}</span>
        <PageTool label={labels.zoomIn} icon={<ZoomIn />} isAtEnd={!view.canZoomIn} onClick={view.zoomIn} />
        <IconButton
          size="sm"
          label={labels.fitWidth}
          icon={<MoveHorizontal />}
          aria-pressed={isFitWidth}
          className="aria-pressed:border-line-strong aria-pressed:bg-brand-soft forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:border-2"
          onClick={view.fitWidth}
        />
      </div>
      <div className="ms-auto">
        <DownloadLink {...link} labels={labels} textClass="@max-[18.5rem]:sr-only" />
      </div>
    </div>
  )
}

interface PageToolProps {
  label: string
  icon: ReactNode
  /** Whether there is no further page or zoom in its direction. */
  isAtEnd: boolean
  onClick: () => void
}

/** A button for pages or zoom. At the end it is `aria-disabled`, because a `disabled` button would lose the focus. */
function PageTool({ isAtEnd, onClick, ...rest }: PageToolProps) {
  return (
    <IconButton
      size="sm"
      {...rest}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onClick}
      className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-muted forced-colors:aria-disabled:text-[GrayText]"
    />
  )
}
