const wordList = 'p[class*="MsoListParagraph"], p[style*="mso-list"]'

/** Word writes list items as paragraphs with a typed bullet: makes them a list again. */
function restoreWordLists(body: HTMLElement): void {
  for (const bullet of body.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')) {
    bullet.remove()
  }
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
  // Office's own empty markers hold a non-breaking space each.
  for (const marker of body.querySelectorAll('o\\:p')) marker.replaceWith(...marker.childNodes)
}

/** A table has no place in our text: each cell becomes a paragraph. */
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
 * Prepares HTML from Word, Google Docs or a web page, so that what our schema knows (paragraphs, bold, italic, bullets,
 * headings) is recognised. What it does not know is dropped by the schema itself. Nothing in the HTML is run or fetched.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  restoreWordLists(body)
  unfoldTables(body)
  return body.innerHTML
}
