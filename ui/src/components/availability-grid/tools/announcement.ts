import { useState } from 'react'
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
  // Exactly one bit of `changed` is set, so the logarithm is the index of that bit.
  const bit = Math.log2(changed)
  return words.state(cellName(words, Math.floor(bit / SLOTS_PER_DAY), bit % SLOTS_PER_DAY), freed === 1)
}

/**
 * The text of a polite live region, which announces each change of a grid once.
 *
 * @param change the last change: another object for each
 * @param text what to announce of it
 */
export function useAnnouncement(change: object | undefined, text = ''): string {
  const [announced, setAnnounced] = useState({ change, notice: '' })
  if (announced.change === change) return announced.notice
  // Screen readers skip a live region whose text did not change, so append a no-break space.
  const notice = text && text === announced.notice ? `${text}\u00a0` : text
  setAnnounced({ change, notice })
  return notice
}
