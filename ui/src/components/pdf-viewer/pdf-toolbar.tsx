import { ChevronLeft, ChevronRight, Download, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../button/button-class'
import { IconButton } from '../button/icon-button'
import type { PdfViewerLabels } from './labels'
import type { PdfView } from './use-pdf-view'

interface DownloadLinkProps {
  href: string
  fileName: string
  labels: PdfViewerLabels
}

/** The download link, shown in every state. */
export function DownloadLink({ href, fileName, labels }: DownloadLinkProps) {
  return (
    <a
      href={href}
      download={fileName}
      aria-label={labels.downloadFile(fileName)}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <Download aria-hidden="true" className="size-4" />
      {labels.download}
    </a>
  )
}

interface PdfToolbarProps extends DownloadLinkProps {
  view: PdfView
  pages: number
}

/** Page, zoom and download. */
export function PdfToolbar({ view, pages, labels, ...link }: PdfToolbarProps) {
  const { page, percent, isFitWidth } = view
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-surface px-2 py-1.5">
      <div className="flex items-center gap-1">
        <PageTool
          label={labels.previousPage}
          icon={<ChevronLeft />}
          atEnd={page <= 1}
          onClick={() => view.goTo(page - 1)}
        />
        <span className="min-w-20 text-center text-sm">{labels.page(page, pages)}</span>
        <PageTool
          label={labels.nextPage}
          icon={<ChevronRight />}
          atEnd={page >= pages}
          onClick={() => view.goTo(page + 1)}
        />
      </div>
      <div className="flex items-center gap-1">
        <PageTool label={labels.zoomOut} icon={<ZoomOut />} atEnd={!view.canZoomOut} onClick={view.zoomOut} />
        <span className="min-w-12 text-center text-sm">{labels.zoom(percent)}</span>
        <PageTool label={labels.zoomIn} icon={<ZoomIn />} atEnd={!view.canZoomIn} onClick={view.zoomIn} />
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
        <DownloadLink {...link} labels={labels} />
      </div>
    </div>
  )
}

interface PageToolProps {
  label: string
  icon: ReactNode
  /** Whether the last page or zoom step is reached. */
  atEnd: boolean
  onClick: () => void
}

/** At its end it is `aria-disabled`, not `disabled`, which would lose the focus. */
function PageTool({ atEnd, onClick, ...own }: PageToolProps) {
  return (
    <IconButton
      size="sm"
      {...own}
      aria-disabled={atEnd || undefined}
      onClick={atEnd ? undefined : onClick}
      className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-muted forced-colors:aria-disabled:text-[GrayText]"
    />
  )
}
