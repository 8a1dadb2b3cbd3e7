/** `1 word`, `2 words`: a count with its noun, whose plural ends in `s`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** The first `characters` code points of a longer text, without a space at their end, and an ellipsis. */
export function truncate(text: string, characters: number): string {
  const points = [...text]
  return points.length <= characters ? text : `${points.slice(0, characters).join('').trimEnd()}…`
}

/** `5.25` for a size in bytes: megabytes (1024²) with two decimals, for the file-size messages. */
export function formatMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(2)
}
