import { proxy } from 'valtio'
import { deepClone } from 'valtio/utils'
import { businessListings, call } from '@/client'
import { isFailure, type RequestOf, type ResponseOf } from '@/contract'
import { messages } from '@/domain'
import { receiveGig, tracking } from './gig-tracking.store'

/** What a business can do about a gig as a whole at one press. */
export type ListingAction = 'close' | 'extend' | 'pause' | 'resume' | 'fill'

interface Managing {
  /** The action under way. */
  busy: ListingAction | null
  /** The last action, if it failed, and why. */
  failed: { action: ListingAction; message: string } | null
}

/** What is being done about the open gig. */
export const managing: Managing = proxy({ busy: null, failed: null })

/** Takes one action at a time; null when it failed, which `managing` says. */
async function attempt<Name extends 'closeGig' | 'extendGig' | 'setGigStatus'>(
  action: ListingAction,
  name: Name,
  payload: RequestOf<Name>,
): Promise<ResponseOf<Name> | null> {
  if (managing.busy) return null
  Object.assign(managing, { busy: action, failed: null } satisfies Managing)
  const outcome = await call<Name>(name, payload)
  managing.busy = null
  if (outcome !== null && !isFailure(outcome)) return outcome
  managing.failed = { action, message: outcome?.message ?? messages.general.offline }
  return null
}

/** Closes the open gig (GT-02). True once it is closed; it is then gone from the business's list. */
export async function closeGig(): Promise<boolean> {
  if (tracking.state.phase !== 'ready') return false
  const { id, jobPoster } = tracking.state.gig
  if (!(await attempt('close', 'closeGig', { jobListingId: id, jobPosterPublicId: jobPoster?.publicId ?? '' })))
    return false
  businessListings.remove(id)
  return true
}

/** Keeps the open gig for a week from now (BD-03). */
export async function extendGig(): Promise<void> {
  if (tracking.state.phase !== 'ready') return
  receiveChangedGig(await attempt('extend', 'extendGig', { jobListingId: tracking.state.gig.id }))
}

const statusAfter = { pause: 'paused', resume: 'live', fill: 'filled' } as const

/** Pauses or resumes the open gig, or marks its position filled (PF-05). True once the server has done it. */
export async function changeGigStatus(action: keyof typeof statusAfter): Promise<boolean> {
  if (tracking.state.phase !== 'ready') return false
  const payload = { jobListingId: tracking.state.gig.id, status: statusAfter[action] }
  const answer = await attempt(action, 'setGigStatus', payload)
  receiveChangedGig(answer)
  return answer !== null
}

function receiveChangedGig(answer: ResponseOf<'gig'> | null): void {
  if (!answer) return
  businessListings.update(answer.jobListing)
  // What is in a proxy can not be put into another.
  if (tracking.gigId === answer.jobListing.id) receiveGig(deepClone(answer))
}

/** Forgets which action failed: its dialog is closed, or another gig is open. */
export function forgetFailure(): void {
  managing.failed = null
}
