import { type RefObject, useEffect } from 'react'
import type { PdfEngine } from '../pdf-js'
import type { PageContent } from './page-content'

/**
 * The styles that pdf.js's text layer requires: each run of text is positioned by the custom properties pdf.js sets
 * (`--font-height`, `--scale-x`, `--rotate`), and is transparent over the canvas.
 */
const textLayerClass = [
  'absolute top-0 left-0 origin-top-left text-start leading-none forced-color-adjust-none [text-size-adjust:none]',
  // A rotated page: its text layer is laid out upright and rotated with it.
  '[&[data-main-rotation="90"]]:[transform:rotate(90deg)_translateY(-100%)]',
  '[&[data-main-rotation="180"]]:[transform:rotate(180deg)_translate(-100%,-100%)]',
  '[&[data-main-rotation="270"]]:[transform:rotate(270deg)_translateX(-100%)]',
  '[--scale-round-x:1px] [--scale-round-y:1px] [--min-font-size:1] [--min-font-size-inv:calc(1/var(--min-font-size))]',
  '[--text-scale-factor:calc(var(--total-scale-factor)*var(--min-font-size))]',
  '[&_:is(span,br)]:absolute [&_:is(span,br)]:origin-top-left [&_:is(span,br)]:cursor-text',
  '[&_:is(span,br)]:whitespace-pre [&_:is(span,br)]:text-transparent',
  '[&_span:not(.markedContent)]:[font-size:calc(var(--text-scale-factor)*var(--font-height,0))]',
  '[&_span:not(.markedContent)]:[transform:rotate(var(--rotate,0deg))_scaleX(var(--scale-x,1))_scale(var(--min-font-size-inv))]',
  '[&_.markedContent]:contents [&_::selection]:bg-[rgb(11_92_173/0.3)]',
].join(' ')

/** Renders a page's transparent text over its canvas, for selection, search and screen readers. */
export function usePageText(
  hostRef: RefObject<HTMLElement | null>,
  engine: PdfEngine,
  content: PageContent | undefined,
  scale: number,
): void {
  useEffect(() => {
    hostRef.current?.style.setProperty('--total-scale-factor', String(scale))
  }, [hostRef, scale])

  useEffect(() => {
    const target = hostRef.current
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
  }, [hostRef, engine, content])
}

/** Hides the canvas that pdf.js adds to the page to measure text, as its style sheet, which we don't load, would. */
function hideMeasuringCanvas() {
  for (const canvas of document.querySelectorAll<HTMLElement>('body > .hiddenCanvasElement')) {
    canvas.style.display = 'none'
  }
}
