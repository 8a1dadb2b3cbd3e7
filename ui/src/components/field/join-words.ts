/**
 * A space-separated list (of ids, of class names) without its empty members; `undefined` when none are left, so no
 * attribute is written.
 */
export function joinWords(...words: (string | false | null | undefined)[]): string | undefined {
  return words.filter(Boolean).join(' ') || undefined
}
