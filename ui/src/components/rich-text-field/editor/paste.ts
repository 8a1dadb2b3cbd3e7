import { DocumentParser, Extension, Plugin } from './tiptap'

/** Holds the text of a pasted `style` attribute, which a Content-Security-Policy without inline styles refuses to parse. */
const heldStyle = 'data-pasted-style'

const wordList = `p[class*="MsoListParagraph"], p[${heldStyle}*="mso-list"]`
const wordBullet = `[${heldStyle}*="mso-list:Ignore" i], [${heldStyle}*="mso-list: Ignore" i]`

/** Renames `style` attributes to {@link heldStyle}, and removes style sheets. */
function holdStyles(html: string): string {
  return html
    .replace(/<style\b.*?<\/style\s*>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${heldStyle}=`))
}

/** Reads a pasted document with the styles that {@link holdStyles} put aside: a script may set what HTML may not. */
class PasteParser extends DocumentParser {
  override parseSlice(...[dom, options]: Parameters<DocumentParser['parseSlice']>) {
    const root = dom instanceof Element ? dom : null
    for (const element of root?.querySelectorAll<HTMLElement>(`[${heldStyle}]`) ?? [])
      element.style.cssText = element.getAttribute(heldStyle) ?? ''
    return super.parseSlice(dom, options)
  }
}

/** Restores lists that Word exports as paragraphs with a typed bullet. */
function restoreWordLists(body: HTMLElement): void {
  for (const bullet of body.querySelectorAll(wordBullet)) bullet.remove()
  for (const paragraph of body.querySelectorAll<HTMLElement>(wordList)) {
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    const before = paragraph.previousElementSibling
    if (before?.matches('ul[data-from-word]')) {
      before.append(item)
      paragraph.remove()
    } else {
      const list = body.ownerDocument.createElement('ul')
      list.dataset.fromWord = ''
      list.append(item)
      paragraph.replaceWith(list)
    }
  }
  // Office adds empty `<o:p>` elements with a no-break space.
  for (const marker of body.querySelectorAll('o\\:p')) marker.replaceWith(...marker.childNodes)
}

/** Converts tables, which the schema does not have, to one paragraph for each cell. */
function unfoldTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const cells = Array.from(table.querySelectorAll('caption, th, td'), (cell) => {
      const block = body.ownerDocument.createElement('div')
      block.append(...cell.childNodes)
      return block
    })
    table.replaceWith(...cells)
  }
}

/**
 * Prepares pasted HTML from Word, Google Docs or a web page so that the schema recognises its paragraphs, bold, italic,
 * bullets and headings; the schema drops the rest. Nothing in the HTML is run or fetched.
 */
function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(holdStyles(html), 'text/html')
  restoreWordLists(body)
  unfoldTables(body)
  return body.innerHTML
}

/** Takes HTML from the clipboard, also where the page allows no inline styles. */
export const CleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    const { schema } = this.editor
    const clipboardParser = new PasteParser(schema, [...DocumentParser.fromSchema(schema).rules])
    return [new Plugin({ props: { transformPastedHTML: cleanPastedHtml, clipboardParser } })]
  },
})
