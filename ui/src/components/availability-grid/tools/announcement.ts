import type { Change } from '../use-availability-grid'
import { cellsAt } from '../week/week-grid'
import { cellName, type ToolWords, type Words } from '../week/week-labels'
import { popcount, SLOTS_PER_DAY } from '../week/week-mask'

/** The announcement of a change: a single cell by name, else the numbers of cells changed and the new total. */
export function describeChange(words: Words & ToolWords, before: number, after: number): string {
  const freed = popcount(after & ~before)
  const taken = popcount(before & ~after)
  if (freed + taken !== 1) return words.change(freed, taken, words.count(popcount(after)))
  const bit = Math.log2(before ^ after)
  return words.state(cellName(words, Math.floor(bit / SLOTS_PER_DAY), bit % SLOTS_PER_DAY), freed === 1)
}

/**
 * The text of a change to announce. A press of the cell that has the focus is none: the cell says its new state itself.
 *
 * @param active the position that has the focus
 */
export function noticeOf({ before, after, notice }: Change, active: number, words: Words & ToolWords): string {
  const changed = before ^ after
  const isActiveCell = popcount(changed) === 1 && changed === cellsAt(active)
  return notice ?? (isActiveCell ? '' : describeChange(words, before, after))
}
