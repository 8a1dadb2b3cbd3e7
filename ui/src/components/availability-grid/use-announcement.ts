import { useState } from 'react'
import { describeChange } from './describe-change'
import type { Change } from './use-availability-grid'
import type { ToolWords, Words } from './week-labels'

/** What a polite live region says of the last change, once. */
export function useAnnouncement(change: Change | undefined, words: Words & ToolWords): string {
  const [announced, setAnnounced] = useState({ change, notice: '' })
  if (!change || announced.change === change) return announced.notice
  const told = change.told ?? describeChange(words, change.before, change.after)
  // The same words twice would not be read again; a space that is not seen makes them others.
  const notice = told === announced.notice ? `${told}\u00a0` : told
  setAnnounced({ change, notice })
  return notice
}
