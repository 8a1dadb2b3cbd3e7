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
