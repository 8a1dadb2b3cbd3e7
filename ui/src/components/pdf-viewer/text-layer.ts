import type { PDFPageProxy } from 'pdfjs-dist'

/** A page's text items, as pdf.js returns them. */
export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** Reads a page's text. pdf.js's own `getTextContent` needs async iteration of streams, which Safari lacks. */
export async function readText(page: PDFPageProxy): Promise<TextContent> {
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

/**
 * The styles that pdf.js's text layer requires: each run of text is positioned by the custom properties pdf.js sets
 * (`--font-height`, `--scale-x`, `--rotate`), and is transparent over the canvas.
 */
export const textLayerClass = [
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
