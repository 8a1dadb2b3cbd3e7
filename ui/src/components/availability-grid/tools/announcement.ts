import { useState } from 'react'
import type { Change } from '../use-availability-grid'
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

/** The text of a polite live region, which announces the last change once. */
export function useAnnouncement(change: Change | undefined, words: Words & ToolWords): string {
  const [announced, setAnnounced] = useState({ change, notice: '' })
  if (!change || announced.change === change) return announced.notice
  const isOneCell = popcount(change.before ^ change.after) === 1
  const text = change.notice ?? (isOneCell ? '' : describeChange(words, change.before, change.after))
  // Screen readers skip a live region whose text did not change, so append a no-break space.
  const notice = text && text === announced.notice ? `${text}\u00a0` : text
  setAnnounced({ change, notice })
  return notice
}
