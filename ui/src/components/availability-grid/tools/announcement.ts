import { useState } from 'react'
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
 * The text of a polite live region, which announces the last change once; not one of the focused cell, which says it itself.
 *
 * @param active the position that has the focus
 */
export function useAnnouncement(change: Change | undefined, active: number, words: Words & ToolWords): string {
  const [announced, setAnnounced] = useState({ change, notice: '' })
  if (!change || announced.change === change) return announced.notice
  const { before, after } = change
  const isActiveCell = popcount(before ^ after) === 1 && (before ^ after) === cellsAt(active)
  const text = change.notice ?? (isActiveCell ? '' : describeChange(words, before, after))
  // Screen readers skip a live region whose text did not change, so append a no-break space.
  const notice = text && text === announced.notice ? `${text}\u00a0` : text
  setAnnounced({ change, notice })
  return notice
}
