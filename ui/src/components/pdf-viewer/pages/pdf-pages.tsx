import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useState } from 'react'
import { VisuallyHidden } from '../../visually-hidden/visually-hidden'
import type { PdfViewerLabels } from '../labels'
import type { PdfEngine } from '../pdf-js'
import { PdfPage } from './pdf-page'
import { PdfToolbar } from './pdf-toolbar'
import { type Announcement, usePdfView } from './use-pdf-view'
import type { PageSize } from './zoom'

interface PdfPagesProps {
  pdf: PDFDocumentProxy
  engine: PdfEngine
  firstPageSize: PageSize
  fileName: string
  href: string
  labels: PdfViewerLabels
}

/** A loaded document: its toolbar and pages. */
export function PdfPages({ pdf, engine, firstPageSize, fileName, href, labels }: PdfPagesProps) {
  const pageCount = pdf.numPages
  const view = usePdfView(firstPageSize, pageCount)
  const { scale } = view
  const [hasRendered, setHasRendered] = useState(false)
  const handleRendered = useCallback(() => setHasRendered(true), [])
  // The scrollable area must be focusable by keyboard.
  const scrollerProps = {
    tabIndex: 0,
    role: 'region',
    'aria-label': labels.document(fileName, pageCount),
    onScroll: view.onScroll,
  }

  // On the wrapper, so that the shortcuts work wherever the focus is in the viewer.
  const shortcutProps = { onKeyDown: view.onKeyDown }

  return (
    <div className="flex min-h-0 flex-1 flex-col" {...shortcutProps}>
      <PdfToolbar view={view} pageCount={pageCount} href={href} fileName={fileName} labels={labels} />
      <div
        ref={view.scrollerRef}
        {...scrollerProps}
        aria-busy={!hasRendered}
        data-drawn={hasRendered || undefined}
        className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-auto bg-sunken p-4 focus-visible:-outline-offset-3"
      >
        {scale !== undefined &&
          pageNumbers(pageCount).map((number) => (
            <PdfPage
              key={number}
              pdf={pdf}
              engine={engine}
              number={number}
              scale={scale}
              expectedSize={firstPageSize}
              scroller={view.scrollerRef}
              readAhead={hasRendered}
              labels={labels}
              onRendered={handleRendered}
            />
          ))}
      </div>
      <VisuallyHidden role="status">{view.announced && announcement(view.announced, pageCount, labels)}</VisuallyHidden>
    </div>
  )
}

const announcement = (announced: Announcement, pageCount: number, labels: PdfViewerLabels) =>
  'page' in announced ? labels.page(announced.page, pageCount) : labels.zoom(announced.percent)

const pageNumbers = (pageCount: number) => Array.from({ length: pageCount }, (_, index) => index + 1)
