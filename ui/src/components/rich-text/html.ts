/** The only tags our rich text has. None of them carries an attribute. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'ul', 'li', 'h1', 'h2', 'h3'] as const

export type RichTextTag = (typeof richTextTags)[number]

const blockTags = new Set(
  'address article aside blockquote div dd dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
/** Elements whose content is not readable text. */
const unreadableTags = new Set('script style template title iframe noscript noembed noframes xmp'.split(' '))

const namedCharacters: Record<string, string> = {
  amp: '&',
  apos: "'",
  bull: '•',
  copy: '©',
  euro: '€',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00a0',
  ndash: '–',
  pound: '£',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
}

/** Replaces character references, such as `&amp;`, `&#38;` and `&#x26;`, by their characters. Leaves unknown names as they are. */
function decodeCharacters(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (reference, decimal, hex, name) => {
    if (name) return namedCharacters[name.toLowerCase()] ?? reference
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : '\ufffd'
  })
}

/** How much of a tag is searched for its name, in characters. The names that matter here are shorter, so others may be cut. */
const tagStartLength = 32

/** The index after the `>` of the tag that starts at `start`; the text's length for an unclosed tag. */
function endOfTag(html: string, start: number): number {
  let quote = ''
  for (let index = start; index < html.length; index++) {
    const character = html[index]
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return index + 1
  }
  return html.length
}

type Token = { kind: 'text'; text: string } | { kind: 'open' | 'close'; tag: string }

/** Tokenises HTML into tags and text in one pass. Drops comments and elements without readable text. */
function* tokenize(html: string): Generator<Token> {
  const lower = html.toLowerCase()
  let index = 0
  while (index < html.length) {
    const tagIndex = html.indexOf('<', index)
    // Text up to the next `<`.
    if (tagIndex !== index) {
      const end = tagIndex < 0 ? html.length : tagIndex
      yield { kind: 'text', text: html.slice(index, end) }
      index = end
      continue
    }
    // A comment.
    if (html.startsWith('<!--', index)) {
      const end = html.indexOf('-->', index + 4)
      index = end < 0 ? html.length : end + 3
      continue
    }
    const tagStart = /^<(\/?)([a-z][a-z\d]*)/.exec(lower.slice(index, index + tagStartLength))
    const isMarkup = tagStart !== null || /^<[/!?]/.test(html.slice(index, index + 2))
    // A `<` that begins no tag is text, as in `1 < 2`.
    if (!isMarkup) {
      yield { kind: 'text', text: '<' }
      index += 1
      continue
    }
    index = endOfTag(html, index + 1)
    const tag = tagStart?.[2]
    // A doctype, an instruction, or a closing tag without a name.
    if (!tag) continue
    const isClosing = tagStart?.[1] === '/'
    // Continue at the closing tag of an element such as `<script>`, after its content.
    if (!isClosing && unreadableTags.has(tag)) {
      const end = lower.indexOf(`</${tag}`, index)
      index = end < 0 ? html.length : end
      continue
    }
    yield { kind: isClosing ? 'close' : 'open', tag }
  }
}

/** Line breaks in the source collapse to one space; runs of plain spaces are kept as typed. */
function collapseSourceBreaks(text: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  if (last === 0) return text
  const middle = lines.slice(1, -1).flatMap((line) => line.trim() || [])
  return [lines[0]?.trimEnd(), ...middle, lines[last]?.trimStart()].join(' ')
}

/** Whether text is only white space; a no-break space is content. */
function isBlank(text: string): boolean {
  return text.trim() === '' && !text.includes('\u00a0')
}

/**
 * The plain text of HTML: no tags, entities decoded, one line a block. Needs no DOM, so it works on a server.
 * Not a sanitiser: the result may contain `<`, so render it as text, never as HTML.
 */
export function textOf(html: string): string {
  let text = ''
  /** The position in the flow of blocks: before the first, at a block's start, in its text, or after a block. */
  let position: 'start' | 'opened' | 'text' | 'closed' = 'start'
  for (const token of tokenize(html)) {
    if (token.kind === 'text') {
      const isBetweenBlocks = position === 'start' || position === 'closed'
      const isIndentation = position === 'opened' && token.text.includes('\n')
      if (isBlank(token.text) && (isBetweenBlocks || isIndentation)) continue
      if (position === 'closed') text += '\n'
      text += decodeCharacters(collapseSourceBreaks(token.text))
      position = 'text'
    } else if (token.tag === 'br') {
      if (token.kind === 'close') continue
      text += position === 'closed' ? '\n\n' : '\n'
      position = 'text'
    } else if (blockTags.has(token.tag)) {
      if (token.kind === 'open' && (position === 'text' || position === 'closed')) text += '\n'
      position = token.kind === 'open' ? 'opened' : 'closed'
    }
  }
  return text
}

/** Whether HTML has no text besides white space. */
export function isEmptyHtml(html: string): boolean {
  return textOf(html).trim() === ''
}
