import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useRef } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import type { PdfEngine } from './engine'
import type { PdfViewerLabels } from './labels'
import { useNearView } from './use-near-view'
import { type PageContent, usePageContent, usePagePicture, usePageText } from './use-page'

/** A page's size in points. */
export interface PageSize {
  width: number
  height: number
}

interface PdfPageProps {
  document: PDFDocumentProxy
  engine: PdfEngine
  /** From 1. */
  number: number
  /** CSS pixels per point. */
  scale: number
  /** The first page's size, used until the page's own is known. */
  expectedSize: PageSize
  scroller: RefObject<Element | null>
  /** Whether to load the text of a page outside the view: once the first page has been rendered. */
  readAhead: boolean
  labels: PdfViewerLabels
  /** Called after each completed rendering. */
  onDrawn: () => void
}

/** One page: its text layer always, its canvas only near the view. */
export function PdfPage(props: PdfPageProps) {
  const { document, engine, number, scale, expectedSize, scroller, readAhead, labels, onDrawn } = props
  const pageRef = useRef<HTMLDivElement>(null)
  const pictureRef = useRef<HTMLDivElement>(null)
  const textRef = useRef<HTMLDivElement>(null)
  const near = useNearView(pageRef, scroller)
  const content = usePageContent(document, number, near || readAhead)
  const shown = near ? content : undefined
  usePagePicture(pictureRef, shown, scale, onDrawn)
  usePageText(textRef, engine, shown, scale)

  const size = content ? content.page.getViewport({ scale: 1 }) : expectedSize
  return (
    <div
      ref={pageRef}
      role="group"
      data-page={number}
      aria-label={labels.page(number, document.numPages)}
      // Paper is white in every theme, before rendering too.
      className="relative mx-auto shrink-0 overflow-hidden bg-[#fff] shadow-card"
      style={{ width: size.width * scale, height: size.height * scale }}
    >
      <div ref={pictureRef} aria-hidden="true" className="absolute inset-0" />
      <div ref={textRef} className="absolute inset-0 overflow-clip" />
      {content && !shown && <VisuallyHidden>{plainText(content)}</VisuallyHidden>}
      {content && plainText(content) === '' && <VisuallyHidden>{labels.noText}</VisuallyHidden>}
    </div>
  )
}

function plainText({ text }: PageContent): string {
  const words = text.items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
  return words.join('').trim()
}
