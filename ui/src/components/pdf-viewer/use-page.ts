import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'
import type { PdfEngine } from './engine'
import { readText, type TextContent } from './read-text'
import { textLayerClass } from './text-layer-class'
import { outputScale } from './zoom'

/** One page of a document and its text, once they are read. */
export interface PageContent {
  page: PDFPageProxy
  text: TextContent
}

/** Reads a page and its text when `wanted`, and keeps them. Undefined until then. */
export function usePageContent(document: PDFDocumentProxy, number: number, wanted: boolean): PageContent | undefined {
  const [content, setContent] = useState<PageContent>()

  useEffect(() => {
    if (!wanted || content) return
    let left = false
    async function read() {
      const page = await document.getPage(number)
      const text = await readText(page)
      if (!left) setContent({ page, text })
    }
    // A page that cannot be read stays blank; the others and the download are still there.
    read().catch(() => {})
    return () => {
      left = true
    }
  }, [document, number, wanted, content])

  return content
}

/**
 * Draws a page into `host` at `scale` (CSS pixels a point), sharp on the screen's own pixels. The picture that is there
 * stays until the new one is complete. With no content, the picture is taken away and its memory freed.
 *
 * @param onDrawn called after each complete drawing
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
    let cancelled = false
    task.promise.then(
      () => {
        if (cancelled) return
        target.replaceChildren(canvas)
        onDrawn()
      },
      () => {
        // Cancelled, or a page that cannot be drawn: its text is still there.
      },
    )
    return () => {
      cancelled = true
      task.cancel()
    }
  }, [host, content, scale, onDrawn])
}

/** Lays a page's text invisibly over its picture, so that it can be selected, searched and read out. */
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
    let left = false
    // Never cancelled: it is quick, and cancelling it at the wrong moment makes pdf.js throw where nobody can catch it.
    layer.render().then(
      () => {
        hideMeasuringCanvas()
        if (!left) target.replaceChildren(container)
      },
      () => {
        // Text that cannot be laid out; the picture is there, and so is the download.
      },
    )
    return () => {
      left = true
      target.replaceChildren()
    }
  }, [host, engine, content])
}

/** pdf.js measures text on a canvas it adds to the page, and counts on its own style sheet to hide it. */
function hideMeasuringCanvas() {
  for (const canvas of document.querySelectorAll<HTMLElement>('body > .hiddenCanvasElement')) {
    canvas.style.display = 'none'
  }
}
