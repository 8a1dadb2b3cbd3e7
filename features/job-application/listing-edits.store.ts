import { proxy } from 'valtio'
import { call, listings } from '@/client'
import { isFailure } from '@/contract'
import { messages } from '@/domain'

/** The note about a listing's edits whose dismissal is pending or failed. */
export const dismissedEdits = proxy<{ jobListingId: string | null; isBusy: boolean; failure: string | null }>({
  jobListingId: null,
  isBusy: false,
  failure: null,
})

/**
 * Dismisses the note about the edits of a listing, on every device of the student.
 * @param until the latest edit in the note; a later edit gets a new note
 */
export async function dismissListingEdits(jobListingId: string, until: string): Promise<void> {
  if (dismissedEdits.isBusy) return
  Object.assign(dismissedEdits, { jobListingId, isBusy: true, failure: null })
  const outcome = await call('seeListingEdits', { jobListingId, until })
  dismissedEdits.isBusy = false
  if (outcome === null || isFailure(outcome)) {
    dismissedEdits.failure = outcome?.message ?? messages.general.offline
    return
  }
  listings.markEditsSeen(jobListingId, until)
}
