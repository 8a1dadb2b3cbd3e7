import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'li', 'h1', 'h2', 'h3'],
  allowedAttributes: {},
  transformTags: { b: 'strong', i: 'em' },
  // The text of these is code or machinery, never something somebody wrote to be read.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'svg', 'math'],
  // Deep nesting has no use here and makes browsers slow.
  nestingLimit: 20,
}

/** More than any text has been seen to need. */
const passes = 6

/**
 * Rich text as it may be stored: paragraphs, line breaks, bold, italic, bullet lists and headings 1 to 3, without
 * any attribute; other tags go and their text stays, except for scripts and the like, which go altogether.
 * The first of two layers (D16): what is shown is sanitised again. Sanitising twice changes nothing.
 */
export function sanitizeRichText(html: string): string {
  let text = html
  // Tags that close one another, a paragraph in a paragraph, are only told apart in the outcome: once more settles it.
  for (let pass = 0; pass < passes; pass += 1) {
    const cleaner = sanitizeHtml(text, options).trim()
    if (cleaner === text) break
    text = cleaner
  }
  return text
}
