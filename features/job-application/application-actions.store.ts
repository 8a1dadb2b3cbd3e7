import { proxy } from 'valtio'
import { call, listings } from '@/client'
import { type ActionState, idleAction, runAction } from '@/features/shared'

/** An action on a sent application, and the listing of its last attempt. */
export interface ApplicationAction extends ActionState {
  jobListingId: string | null
}

const idle: ApplicationAction = { ...idleAction, jobListingId: null }

/** The withdrawal of an application. */
export const withdrawal = proxy({ ...idle })

/** The change of whether a business sees the student's contact details. */
export interface ContactSharing extends ApplicationAction {
  /** The choice that was made. */
  isShared: boolean
}

export const contactSharing = proxy<ContactSharing>({ ...idle, isShared: false })

/** The dismissal of the note about a listing's edits. */
export const editsDismissal = proxy({ ...idle })

/** Clears the failure of the last withdrawal. */
export function clearWithdrawal(): void {
  if (!withdrawal.isBusy) Object.assign(withdrawal, idle)
}

/**
 * Withdraws the student's application to a listing on the server. Resolves true when it is deleted there; the session's
 * copy stays until `listings.removeApplication`.
 */
export async function withdrawApplication(jobListingId: string): Promise<boolean> {
  const answer = await runAction(withdrawal, { jobListingId }, () => call('withdraw', { jobListingId }))
  return answer !== null
}

/** Shares the student's contact details with the business of a listing they applied to, or stops sharing. */
export async function shareContact(jobListingId: string, isShared: boolean): Promise<void> {
  const change = { jobListingId, isShared }
  const answer = await runAction(contactSharing, change, () => call('shareContact', change))
  if (answer) listings.recordApplications(answer.userApplications)
}

/**
 * Dismisses the note about the edits of a listing, on every device of the student.
 * @param until the latest edit in the note; a later edit gets a new note
 */
export async function dismissListingEdits(jobListingId: string, until: string): Promise<void> {
  const answer = await runAction(editsDismissal, { jobListingId }, () =>
    call('seeListingEdits', { jobListingId, until }),
  )
  if (answer) listings.markEditsSeen(jobListingId, until)
}
