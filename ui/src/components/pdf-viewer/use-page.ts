import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'
import type { PdfEngine } from './engine'
import { readText, type TextContent, textLayerClass } from './text-layer'
import { outputScale } from './zoom'

/** One loaded page of a document and its text. */
export interface PageContent {
  page: PDFPageProxy
  text: TextContent
}

/** Loads a page and its text once `isNeeded`, and keeps them. Undefined until loaded. */
export function usePageContent(document: PDFDocumentProxy, number: number, isNeeded: boolean): PageContent | undefined {
  const [content, setContent] = useState<PageContent>()

  useEffect(() => {
    if (!isNeeded || content) return
    let isCancelled = false
    async function read() {
      const page = await document.getPage(number)
      const text = await readText(page)
      if (!isCancelled) setContent({ page, text })
    }
    // A page that can't be loaded stays blank; the other pages and the download remain.
    read().catch(() => {})
    return () => {
      isCancelled = true
    }
  }, [document, number, isNeeded, content])

  return content
}

/**
 * Renders a page into `host` at `scale` (CSS pixels per point) and the screen's resolution. The previous canvas stays until
 * the new one is complete. Without content the canvas is removed, which frees its memory.
 *
 * @param onDrawn called after each completed rendering
 */
export function usePagePicture(
  host: RefObject<HTMLElement | null>,
  content: PageContent | undefined,
  scale: number,
  onDrawn: () => void,
): void {
  useEffect(() => {
    const target = host.current
    if (!target) return
    if (!content) {
      target.replaceChildren()
      return
    }
    const viewport = content.page.getViewport({ scale })
    const density = outputScale(viewport.width, viewport.height, window.devicePixelRatio)
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width * density)
    canvas.height = Math.floor(viewport.height * density)
    canvas.className = 'block size-full'
    const task = content.page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
    let isCancelled = false
    task.promise.then(
      () => {
        if (isCancelled) return
        target.replaceChildren(canvas)
        onDrawn()
      },
      () => {
        // Cancelled, or failed: the text layer remains.
      },
    )
    return () => {
      isCancelled = true
      task.cancel()
    }
  }, [host, content, scale, onDrawn])
}

/** Renders a page's transparent text over its canvas, for selection, search and screen readers. */
export function usePageText(
  host: RefObject<HTMLElement | null>,
  engine: PdfEngine,
  content: PageContent | undefined,
  scale: number,
): void {
  useEffect(() => {
    host.current?.style.setProperty('--total-scale-factor', String(scale))
  }, [host, scale])

  useEffect(() => {
    const target = host.current
    if (!target || !content) return
    const container = document.createElement('div')
    container.className = textLayerClass
    const viewport = content.page.getViewport({ scale: 1 })
    const layer = new engine.TextLayer({ textContentSource: content.text, container, viewport })
    let isCancelled = false
    // Never cancelled: it is fast, and cancelling can make pdf.js throw an error that can't be caught.
    layer.render().then(
      () => {
        hideMeasuringCanvas()
        if (!isCancelled) target.replaceChildren(container)
      },
      () => {
        // Failed: the canvas and the download remain.
      },
    )
    return () => {
      isCancelled = true
      target.replaceChildren()
    }
  }, [host, engine, content])
}

/** Hides the canvas that pdf.js adds to the page to measure text, as its style sheet, which we don't load, would. */
function hideMeasuringCanvas() {
  for (const canvas of document.querySelectorAll<HTMLElement>('body > .hiddenCanvasElement')) {
    canvas.style.display = 'none'
  }
}
