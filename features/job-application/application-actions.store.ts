import { proxy } from 'valtio'
import { call, listings } from '@/client'
import { type ActionState, idleAction, runAction } from '@/features/shared'

/** The change of whether a business sees the student's contact details. */
export interface ContactSharing extends ActionState {
  /** The choice that was made. */
  isShared: boolean
}

/** The actions of one kind by the listing's id, so that those on several applications may be pending at once. */
export type ActionsByListing<State extends ActionState = ActionState> = Record<string, State>

/** The withdrawals of applications. */
export const withdrawals = proxy<ActionsByListing>({})

export const contactSharing = proxy<ActionsByListing<ContactSharing>>({})

/** The dismissals of the notes about listings' edits. */
export const editsDismissals = proxy<ActionsByListing>({})

/** The action on a listing; idle before its first attempt. */
function actionOn<State extends ActionState>(actions: ActionsByListing<State>, jobListingId: string, idle: State) {
  actions[jobListingId] ??= idle
  return actions[jobListingId]
}

/** Clears the failure of the last withdrawal from a listing. */
export function clearWithdrawal(jobListingId: string): void {
  if (!withdrawals[jobListingId]?.isBusy) delete withdrawals[jobListingId]
}

/**
 * Withdraws the student's application to a listing on the server. Resolves true when it is deleted there; the session's
 * copy stays until `listings.removeApplication`.
 */
export async function withdrawApplication(jobListingId: string): Promise<boolean> {
  const withdrawal = actionOn(withdrawals, jobListingId, { ...idleAction })
  const answer = await runAction(withdrawal, {}, () => call('withdraw', { jobListingId }))
  return answer !== null
}

/** Shares the student's contact details with the business of a listing they applied to, or stops sharing. */
export async function shareContact(jobListingId: string, isShared: boolean): Promise<void> {
  const sharing = actionOn(contactSharing, jobListingId, { ...idleAction, isShared })
  const answer = await runAction(sharing, { isShared }, () => call('shareContact', { jobListingId, isShared }))
  if (answer) listings.recordApplications(answer.userApplications)
}

/**
 * Dismisses the note about the edits of a listing, on every device of the student.
 * @param until the latest edit in the note; a later edit gets a new note
 */
export async function dismissListingEdits(jobListingId: string, until: string): Promise<void> {
  const dismissal = actionOn(editsDismissals, jobListingId, { ...idleAction })
  const answer = await runAction(dismissal, {}, () => call('seeListingEdits', { jobListingId, until }))
  if (answer) listings.markEditsSeen(jobListingId, until)
}
