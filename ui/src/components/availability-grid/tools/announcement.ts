import { useState } from 'react'
import type { GridState } from '../use-availability-grid'
import { cellsAt } from '../week/week-grid'
import { cellName, type ToolWords, type Words } from '../week/week-labels'
import { popcount, SLOTS_PER_DAY } from '../week/week-mask'

/**
 * The announcement of a change: a single cell by name, else the numbers of cells changed and the new total.
 *
 * @param focused the mask of the focused cell or header
 * @returns the text; empty where only the focused cell changed, since screen readers announce its new state
 */
export function describeChange(words: Words & ToolWords, before: number, after: number, focused?: number): string {
  const changed = before ^ after
  const freed = popcount(changed & after)
  const taken = popcount(changed & before)
  if (freed + taken !== 1) return words.change(freed, taken, words.count(popcount(after)))
  if (changed === focused) return ''
  const bit = Math.log2(changed)
  return words.state(cellName(words, Math.floor(bit / SLOTS_PER_DAY), bit % SLOTS_PER_DAY), freed === 1)
}

/** The text of a polite live region, which announces the last change once. */
export function useAnnouncement({ change, active }: GridState, words: Words & ToolWords): string {
  const [announced, setAnnounced] = useState({ change, notice: '' })
  if (!change || announced.change === change) return announced.notice
  const text = change.notice ?? describeChange(words, change.before, change.after, cellsAt(active))
  // Screen readers skip a live region whose text did not change, so append a no-break space.
  const notice = text && text === announced.notice ? `${text}\u00a0` : text
  setAnnounced({ change, notice })
  return notice
}
