const wordList = 'p[class*="MsoListParagraph"], p[style*="mso-list"]'

/** Restores lists that Word exports as paragraphs with a typed bullet. */
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
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  restoreWordLists(body)
  unfoldTables(body)
  return body.innerHTML
}
