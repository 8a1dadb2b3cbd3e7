import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'li', 'h1', 'h2', 'h3'],
  allowedAttributes: {},
  transformTags: { b: 'strong', i: 'em' },
  // The content of these tags is code or controls, so it is removed too.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'svg', 'math'],
  // Deep nesting slows browsers down and has no use in our texts.
  nestingLimit: 20,
}

/** The most sanitising passes. No tested text needs more. */
const maxPasses = 6

/**
 * Sanitises rich text for storage: paragraphs, line breaks, bold, italic, bullet lists and headings 1 to 3, without
 * attributes. Other tags are removed and their text is kept, except for that of `nonTextTags`. This is the first of two
 * layers (D16): the browser sanitises again before rendering. Idempotent.
 */
export function sanitizeRichText(html: string): string {
  let text = html
  // Removing a tag can nest paragraphs, which the next pass separates, so repeat until the text is stable.
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const cleaner = sanitizeHtml(text, options).trim()
    if (cleaner === text) break
    text = cleaner
  }
  return text
}
