import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import type { PdfEngine } from './engine'
import type { PdfViewerLabels } from './labels'
import { type PageSize, PdfPage } from './pdf-page'
import { PdfToolbar } from './pdf-toolbar'
import { type Announcement, usePdfView } from './use-pdf-view'

interface PdfPagesProps {
  document: PDFDocumentProxy
  engine: PdfEngine
  firstPage: PageSize
  fileName: string
  href: string
  labels: PdfViewerLabels
}

/** A loaded document: its toolbar and pages. */
export function PdfPages({ document, engine, firstPage, fileName, href, labels }: PdfPagesProps) {
  const pages = document.numPages
  const view = usePdfView(firstPage, pages)
  const { scale } = view
  const [drawn, setDrawn] = useState(false)
  const [markDrawn] = useState(() => () => setDrawn(true))
  // The scrollable area must be focusable by keyboard.
  const reader = {
    tabIndex: 0,
    role: 'region',
    'aria-label': labels.document(fileName, pages),
    onScroll: view.onScroll,
  }

  // Keys work wherever the focus is in the viewer.
  const keys = { onKeyDown: view.onKeyDown }

  return (
    <div className="flex min-h-0 flex-1 flex-col" {...keys}>
      <PdfToolbar view={view} pages={pages} href={href} fileName={fileName} labels={labels} />
      <div
        ref={view.scrollerRef}
        {...reader}
        aria-busy={!drawn}
        data-drawn={drawn || undefined}
        className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-auto bg-sunken p-4 focus-visible:-outline-offset-3"
      >
        {scale !== undefined &&
          pageNumbers(pages).map((number) => (
            <PdfPage
              key={number}
              document={document}
              engine={engine}
              number={number}
              scale={scale}
              expectedSize={firstPage}
              scroller={view.scrollerRef}
              readAhead={drawn}
              labels={labels}
              onDrawn={markDrawn}
            />
          ))}
      </div>
      <VisuallyHidden role="status">{view.announced && announcement(view.announced, pages, labels)}</VisuallyHidden>
    </div>
  )
}

const announcement = (announced: Announcement, pages: number, labels: PdfViewerLabels) =>
  'page' in announced ? labels.page(announced.page, pages) : labels.zoom(announced.percent)

const pageNumbers = (pages: number) => Array.from({ length: pages }, (_, index) => index + 1)
