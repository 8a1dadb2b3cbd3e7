import type { PDFPageProxy } from 'pdfjs-dist'

/** The text of a page, as pdf.js lays it out. */
export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** Reads a page's text, as pdf.js's own `getTextContent` does, which fails in Safari: streams have no `for await` there. */
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
