import { proxy } from 'valtio'
import { call, listings } from '@/client'
import { isFailure } from '@/contract'
import { messages } from '@/domain'

/** The last action on a sent application: which listing's, whether it is pending, and why it failed. */
interface ActionState {
  jobListingId: string | null
  isBusy: boolean
  failure: string | null
}

const idle: ActionState = { jobListingId: null, isBusy: false, failure: null }

/** The withdrawal that is pending or failed. */
export const withdrawal = proxy<ActionState>({ ...idle })

/** The change of what the business sees that is pending or failed. */
export interface ContactSharing extends ActionState {
  /** The choice that was made. */
  isShared: boolean
}

export const contactSharing = proxy<ContactSharing>({ ...idle, isShared: false })

/** Clears the failure of the last withdrawal. */
export function clearWithdrawal(): void {
  if (!withdrawal.isBusy) Object.assign(withdrawal, idle)
}

/**
 * Withdraws the student's application to a listing on the server. Resolves true when it is deleted there; the session's
 * copy stays until `listings.removeApplication`.
 */
export async function withdrawApplication(jobListingId: string): Promise<boolean> {
  if (withdrawal.isBusy) return false
  Object.assign(withdrawal, { jobListingId, isBusy: true, failure: null })
  const outcome = await call('withdraw', { jobListingId })
  const failure = outcome === null || isFailure(outcome) ? (outcome?.message ?? messages.general.offline) : null
  Object.assign(withdrawal, { isBusy: false, failure })
  return failure === null
}

/** Shares the student's contact details with the business of a listing they applied to, or stops sharing. */
export async function shareContact(jobListingId: string, isShared: boolean): Promise<void> {
  if (contactSharing.isBusy) return
  Object.assign(contactSharing, { jobListingId, isShared, isBusy: true, failure: null })
  const outcome = await call('shareContact', { jobListingId, isShared })
  contactSharing.isBusy = false
  if (outcome === null || isFailure(outcome)) contactSharing.failure = outcome?.message ?? messages.general.offline
  else listings.recordApplications(outcome.userApplications)
}
