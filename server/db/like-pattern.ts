/** The pattern with which `like` finds a text anywhere, its wildcards taken literally: `%50\%%` for `50%`. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
