import { call, listings, refreshSession } from '@/client'
import { type Failure, isFailure, type RequestOf } from '@/contract'
import { messages } from '@/domain'
import { isAppliedBefore } from './apply-form'

/**
 * Sends an application. Its outcome updates the listing whether or not the dialog is still open.
 * @param isCurrent whether the student is still signed in; the outcome changes no session of another account
 */
export async function sendApplication(application: RequestOf<'apply'>, isCurrent: () => boolean) {
  const outcome = await call('apply', application)
  if (outcome === null || !isCurrent()) return outcome
  if (!isFailure(outcome)) listings.recordApplications(outcome.userApplications)
  // Another tab applied, or an earlier response was lost: the session here lacks the application, so load it.
  else if (isAppliedBefore(outcome)) void refreshSession({ signInAgain: false })
  else if (outcome.code === 'closed') listings.setStatus(application.jobListingId, closedListingStatus(outcome))
  return outcome
}

/**
 * The status of a listing that refused an application because it is not live. The failure has no status, only the text
 * of `closedReasons` for it. A listing with another text than these two takes no applications for good.
 */
function closedListingStatus({ message }: Failure): 'paused' | 'filled' | 'closed' {
  const statuses = ['paused', 'filled'] as const
  return statuses.find((status) => messages.listing.closedReasons[status] === message) ?? 'closed'
}

/** Whether an application may succeed unchanged on another attempt. @param outcome null without a response */
export function mayRetry(outcome: object | null): boolean {
  return !isFailure(outcome) || (!isAppliedBefore(outcome) && outcome.code !== 'closed')
}
