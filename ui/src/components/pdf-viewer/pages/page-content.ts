import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'
import { startRender } from './page-canvas'

/** A page's text items, as pdf.js returns them. */
type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** Reads a page's text. pdf.js's own `getTextContent` needs async iteration of streams, which Safari lacks. */
async function readText(page: PDFPageProxy): Promise<TextContent> {
  const text: TextContent = { items: [], styles: {}, lang: null }
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader()
  while (true) {
    const { done, value } = await reader.read()
    if (done) return text
    text.lang ??= value.lang
    Object.assign(text.styles, value.styles)
    text.items.push(...value.items)
  }
}

/** One loaded page of a document and its text. */
export interface PageContent {
  page: PDFPageProxy
  text: TextContent
}

/** Loads a page and its text once `isNeeded`, and keeps them. Undefined until loaded. */
export function usePageContent(pdf: PDFDocumentProxy, number: number, isNeeded: boolean): PageContent | undefined {
  const [content, setContent] = useState<PageContent>()

  useEffect(() => {
    if (!isNeeded || content) return
    let isCancelled = false
    async function read() {
      const page = await pdf.getPage(number)
      const text = await readText(page)
      if (!isCancelled) setContent({ page, text })
    }
    // A page that can't be loaded stays blank; the other pages and the download remain.
    read().catch(() => {})
    return () => {
      isCancelled = true
    }
  }, [pdf, number, isNeeded, content])

  return content
}

/**
 * Renders a page into `host` at `scale` (CSS pixels per point) and the screen's resolution. The previous canvas stays until
 * the new one is complete. Without content the canvas is removed, which frees its memory.
 *
 * @param onRendered called after each completed rendering
 */
export function usePageCanvas(
  hostRef: RefObject<HTMLElement | null>,
  content: PageContent | undefined,
  scale: number,
  onRendered: () => void,
): void {
  useEffect(() => {
    const target = hostRef.current
    if (!target) return
    if (!content) {
      target.replaceChildren()
      return
    }
    const { canvas, task } = startRender(content.page, content.page.getViewport({ scale }))
    canvas.className = 'block size-full'
    let isCancelled = false
    task.promise.then(
      () => {
        if (isCancelled) return
        target.replaceChildren(canvas)
        onRendered()
      },
      () => {
        // Cancelled, or failed: the text layer remains.
      },
    )
    return () => {
      isCancelled = true
      task.cancel()
    }
  }, [hostRef, content, scale, onRendered])
}
