// Edits of a module's code at offsets that its syntax tree gives.

/** Replaces the code from `start` to `end` by `text`. Where both are the same offset, it inserts the text there. */
export interface CodeEdit {
  start: number
  end: number
  text: string
}

/** An edit that inserts text at an offset and removes nothing. */
export const insertion = (offset: number, text: string): CodeEdit => ({ start: offset, end: offset, text })

/** The code after all edits, in any order. Edits must not overlap; insertions at one offset keep their order. */
export function applyEdits(code: string, edits: readonly CodeEdit[]): string {
  let edited = ''
  let copiedTo = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    edited += code.slice(copiedTo, start) + text
    copiedTo = end
  }
  return edited + code.slice(copiedTo)
}
