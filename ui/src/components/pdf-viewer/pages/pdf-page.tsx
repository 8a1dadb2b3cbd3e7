import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useMemo, useRef } from 'react'
import { useNearView } from '../../../hooks/use-near-view'
import { VisuallyHidden } from '../../visually-hidden/visually-hidden'
import type { PdfViewerLabels } from '../labels'
import type { PdfEngine } from '../pdf-js'
import { type PageContent, usePageCanvas, usePageContent } from './page-content'
import { usePageText } from './text-layer'
import type { PageSize } from './zoom'

interface PdfPageProps {
  pdf: PDFDocumentProxy
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
  onRendered: () => void
}

/** One page. Near the view: a canvas and a text layer. Elsewhere: a box of its size with its text for screen readers. */
export function PdfPage(props: PdfPageProps) {
  const { pdf, engine, number, scale, expectedSize, scroller, readAhead, labels, onRendered } = props
  const pageRef = useRef<HTMLDivElement>(null)
  const canvasRef = useRef<HTMLDivElement>(null)
  const textRef = useRef<HTMLDivElement>(null)
  const isNear = useNearView(pageRef, scroller)
  const content = usePageContent(pdf, number, isNear || readAhead)
  const shownContent = isNear ? content : undefined
  usePageCanvas(canvasRef, shownContent, scale, onRendered)
  usePageText(textRef, engine, shownContent, scale)

  const text = useMemo(() => content && plainText(content), [content])
  const size = content ? content.page.getViewport({ scale: 1 }) : expectedSize
  return (
    <div
      ref={pageRef}
      role="group"
      data-page={number}
      aria-label={labels.page(number, pdf.numPages)}
      // Paper is white in every theme, before rendering too.
      className="relative mx-auto shrink-0 overflow-hidden bg-[#fff] shadow-card"
      style={{ width: size.width * scale, height: size.height * scale }}
    >
      <div ref={canvasRef} aria-hidden="true" className="absolute inset-0" />
      <div ref={textRef} className="absolute inset-0 overflow-clip" />
      {text === '' && <VisuallyHidden>{labels.noText}</VisuallyHidden>}
      {text && !shownContent && <VisuallyHidden>{text}</VisuallyHidden>}
    </div>
  )
}

function plainText({ text }: PageContent): string {
  // The other items mark structure and hold no text.
  const runs = text.items.filter((item) => 'str' in item)
  return runs
    .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
    .join('')
    .trim()
}
