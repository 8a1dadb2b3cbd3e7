import { proxy } from 'valtio'
import { businessListings, call } from '@/client'
import { isFailure, type RequestOf, type ResponseOf } from '@/contract'
import { messages } from '@/domain'
import type { QueuedAction } from './candidate-actions'
import { candidateActionsOutbox, receiveGig, trackedGig } from './gig-tracking.store'

/** What a business can do with a posted listing from its page. */
export type ListingAction = 'close' | 'extend' | 'pause' | 'resume' | 'fill'

interface ManageGigState {
  /** The pending action; null without one. */
  pendingAction: ListingAction | null
  /** The last action, with the message of its failure; null unless the action failed. */
  failedAction: { action: ListingAction; message: string } | null
}

/** The state of the actions on the open listing. */
export const manageGigState: ManageGigState = proxy({ pendingAction: null, failedAction: null })

/** The open listing once it is loaded. */
const loadedGig = () => trackedGig.state.data?.jobListing

/** The server's answer to an action, and the ratings and contacts that it may lack. */
interface ActionAnswer<Answer> {
  answer: Answer
  missing: QueuedAction[]
}

/**
 * Calls the server for an action on the open listing.
 * @param name the endpoint of the action
 * @returns null after a failure, which `manageGigState.failedAction` then has, and while another action is pending
 */
async function runListingAction<Name extends 'closeGig' | 'extendGig' | 'setGigStatus'>(
  action: ListingAction,
  name: Name,
  payload: RequestOf<Name>,
): Promise<ActionAnswer<ResponseOf<Name>> | null> {
  if (manageGigState.pendingAction) return null
  Object.assign(manageGigState, { pendingAction: action, failedAction: null } satisfies ManageGigState)
  const { answer, missing } = await candidateActionsOutbox.read(() => call<Name>(name, payload))
  manageGigState.pendingAction = null
  if (answer !== null && !isFailure(answer)) return { answer, missing }
  manageGigState.failedAction = { action, message: answer?.message ?? messages.general.offline }
  return null
}

/** Closes the open listing (GT-02). Resolves true once it is closed and removed from the business's listings. */
export async function closeGig(): Promise<boolean> {
  const gig = loadedGig()
  if (!gig) return false
  const { id, jobPoster } = gig
  // The specification's request names the poster; a listing without one sends an empty id.
  const outcome = await runListingAction('close', 'closeGig', {
    jobListingId: id,
    jobPosterPublicId: jobPoster?.publicId ?? '',
  })
  if (outcome === null) return false
  businessListings.remove(id)
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
  const outcome = await runListingAction(action, 'setGigStatus', payload)
  receiveChangedGig(outcome)
  return outcome !== null
}

/** Shows a changed listing, in the business's list and on the open page; null changes nothing. */
function receiveChangedGig(outcome: ActionAnswer<ResponseOf<'gig'>> | null): void {
  if (!outcome) return
  businessListings.update(outcome.answer.jobListing)
  receiveGig(outcome.answer, outcome.missing)
}

/** Clears the failed action, when its dialog is closed or another listing is opened. */
export function clearFailedAction(): void {
  manageGigState.failedAction = null
}
