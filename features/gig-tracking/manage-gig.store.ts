import { proxy } from 'valtio'
import { businessListings, call } from '@/client'
import { isFailure, type RequestOf, type ResponseOf } from '@/contract'
import { messages } from '@/domain'
import type { QueuedAction } from './candidate-actions'
import { candidateActionsOutbox, receiveGig, trackedGig } from './gig-tracking.store'

/** What a business can do with a posted listing from its page. */
export type ListingAction = 'close' | 'extend' | 'pause' | 'resume' | 'fill'

interface ManageGigState {
  /** The pending action of each listing that has one, by the listing's id. */
  pendingActions: Record<string, ListingAction>
  /** The last action, its listing and the message of its failure; null unless the action failed. */
  failedAction: { jobListingId: string; action: ListingAction; message: string } | null
}

/** The state of the actions on listings, one at a time for each listing. */
export const manageGigState: ManageGigState = proxy({ pendingActions: {}, failedAction: null })

/** The open listing once it is loaded. */
const loadedGig = () => trackedGig.state.data?.jobListing

/** The server's answer to an action, and the queued ratings and contacts that it may lack. */
interface ActionAnswer<Answer> {
  answer: Answer
  unappliedActions: QueuedAction[]
}

/**
 * Calls the server for an action on a listing, which may be left meanwhile.
 * @returns null after a failure, which `manageGigState.failedAction` then has, and while another action on the listing is
 *   pending
 */
async function runListingAction<Name extends 'closeGig' | 'extendGig' | 'setGigStatus'>(
  action: ListingAction,
  endpoint: Name,
  payload: RequestOf<Name>,
): Promise<ActionAnswer<ResponseOf<Name>> | null> {
  const { pendingActions } = manageGigState
  const { jobListingId } = payload
  if (pendingActions[jobListingId]) return null
  pendingActions[jobListingId] = action
  clearFailedAction()
  // Neither rejects: a call that fails answers null.
  const { answer, missing } = await candidateActionsOutbox.read(() => call<Name>(endpoint, payload))
  delete pendingActions[jobListingId]
  if (answer !== null && !isFailure(answer)) return { answer, unappliedActions: missing }
  const message = answer?.message ?? messages.general.offline
  manageGigState.failedAction = { jobListingId, action, message }
  return null
}

/** Closes the open listing (GT-02). Resolves true once it is closed and removed from the business's listings. */
export async function closeGig(): Promise<boolean> {
  const gig = loadedGig()
  if (!gig) return false
  // The specification's request names the poster; a listing without one sends an empty id.
  const payload = { jobListingId: gig.id, jobPosterPublicId: gig.jobPoster?.publicId ?? '' }
  if ((await runListingAction('close', 'closeGig', payload)) === null) return false
  businessListings.remove(payload.jobListingId)
  return true
}

/** Extends the open listing to a week from now (BD-03). */
export async function extendGig(): Promise<void> {
  const gig = loadedGig()
  if (gig) receiveChangedGig(await runListingAction('extend', 'extendGig', { jobListingId: gig.id }))
}

/** The status that each action gives the listing, as the request names it. */
const statusAfter = { pause: 'paused', resume: 'live', fill: 'filled' } as const

/** Pauses or resumes the open listing, or marks its position filled (PF-05). Resolves true on success. */
export async function changeGigStatus(action: keyof typeof statusAfter): Promise<boolean> {
  const gig = loadedGig()
  if (!gig) return false
  const payload = { jobListingId: gig.id, status: statusAfter[action] }
  const answered = await runListingAction(action, 'setGigStatus', payload)
  receiveChangedGig(answered)
  return answered !== null
}

/** Shows a changed listing in the business's list, and on its page if that is open; null changes nothing. */
function receiveChangedGig(answered: ActionAnswer<ResponseOf<'gig'>> | null): void {
  if (!answered) return
  businessListings.replaceOne(answered.answer.jobListing)
  receiveGig(answered.answer, answered.unappliedActions)
}

/** Clears the failed action, when its dialog is closed or its page is left. */
export function clearFailedAction(): void {
  manageGigState.failedAction = null
}
