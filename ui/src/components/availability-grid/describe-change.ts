import { cellName, type ToolWords, type Words } from './week-labels'
import { popcount } from './week-mask'

/** What to announce after a change: the cell by name when it is one, else how many, and the sum. */
export function describeChange(words: Words & ToolWords, before: number, after: number): string {
  const freed = popcount(after & ~before)
  const taken = popcount(before & ~after)
  if (freed + taken !== 1) return words.change(freed, taken, words.count(popcount(after)))
  const bit = Math.log2(before ^ after)
  return words.state(cellName(words, bit >> 2, bit & 3), freed === 1)
}
