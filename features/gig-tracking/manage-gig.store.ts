import { proxy } from 'valtio'
import { deepClone } from 'valtio/utils'
import { call, gigs, idempotencyKey } from '@/client'
import { isFailure, type RequestOf, type ResponseOf } from '@/contract'
import { messages } from '@/domain'
import { receiveGig, tracking } from './gig-tracking.store'

const calls = { close: 'closeGig', extend: 'extendGig', repost: 'repostGig' } as const
type Calls = typeof calls

/** What a business can do about a gig as a whole. */
export type GigDeed = keyof Calls

interface Managing {
  /** What is under way. */
  busy: GigDeed | null
  /** What did not work, and why. */
  failed: { deed: GigDeed; message: string } | null
}

/** What is being done about the open gig. */
export const managing: Managing = proxy({ busy: null, failed: null })

/** Made at the first try and kept for the next ones, so that a gig is posted again once. */
let repostKey: { jobListingId: string; key: string } | null = null

/** Does one thing at a time; null when it could not be done, which `managing` says. */
async function attempt<Deed extends GigDeed>(
  deed: Deed,
  payload: RequestOf<Calls[Deed]>,
): Promise<ResponseOf<Calls[Deed]> | null> {
  if (managing.busy) return null
  Object.assign(managing, { busy: deed, failed: null } satisfies Managing)
  const outcome = await call<Calls[Deed]>(calls[deed], payload)
  managing.busy = null
  if (outcome !== null && !isFailure(outcome)) return outcome
  managing.failed = { deed, message: outcome?.message ?? messages.general.offline }
  return null
}

/** Closes the open gig (GT-02). True once it is closed; it is then gone from the business's list. */
export async function closeGig(): Promise<boolean> {
  if (tracking.state.phase !== 'ready') return false
  const { id, jobPoster } = tracking.state.gig
  if (!(await attempt('close', { jobListingId: id, jobPosterPublicId: jobPoster?.publicId ?? '' }))) return false
  gigs.remove(id)
  return true
}

/** Keeps the open gig live for a week from now (BD-03). */
export async function extendGig(): Promise<void> {
  if (tracking.state.phase !== 'ready') return
  const answer = await attempt('extend', { jobListingId: tracking.state.gig.id })
  if (!answer) return
  const { jobListing } = answer
  gigs.update(jobListing)
  if (tracking.gigId === jobListing.id) receiveGig(deepClone(answer))
}

/** Posts the open gig once more (BD-03). Resolves with the id of the new one, or null. */
export async function repostGig(): Promise<string | null> {
  if (tracking.state.phase !== 'ready') return null
  const { id: jobListingId } = tracking.state.gig
  if (repostKey?.jobListingId !== jobListingId) repostKey = { jobListingId, key: idempotencyKey() }
  const answer = await attempt('repost', { jobListingId, idempotencyKey: repostKey.key })
  if (!answer) return null
  repostKey = null
  gigs.replace(answer.data.jobListing.jobListingsWithApplicationStatus)
  return answer.jobListingId
}

/** Forgets what did not work: its dialog is closed, or another gig is open. */
export function forgetFailure(): void {
  managing.failed = null
}
