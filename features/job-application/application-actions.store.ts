import { proxy } from 'valtio'
import { call, listings, onClientStart, onSignedOut, refreshSession } from '@/client'
import { type Failure, isFailure } from '@/contract'
import { type ActionState, idleAction, runAction } from '@/features/shared'

/** The change of whether a business sees the student's contact details. */
export interface ContactSharing extends ActionState {
  /** The latest choice. */
  isShared: boolean
}

/** The actions of one kind by the listing's id, so that those on several applications may be pending at once. */
export type ActionsByListing<State extends ActionState = ActionState> = Record<string, State>

/** The withdrawals of applications. */
export const withdrawals = proxy<ActionsByListing>({})

export const contactSharing = proxy<ActionsByListing<ContactSharing>>({})

/** The dismissals of the notes about listings' edits. */
export const editsDismissals = proxy<ActionsByListing>({})

onClientStart(() =>
  onSignedOut('student', () => {
    for (const actions of [withdrawals, contactSharing, editsDismissals]) {
      for (const jobListingId of Object.keys(actions)) delete actions[jobListingId]
    }
  }),
)

/**
 * Makes one attempt at an action on a listing, unless another is pending. When the server has no such application, because
 * it was withdrawn on another device, the session is refreshed, so that the screen offers no further attempt.
 * @param idle the state of the new attempt before it is sent
 * @returns the server's answer; null after a failure, while another attempt is pending, and once the student has signed
 *   out
 */
async function attempt<State extends ActionState, Answer extends object>(
  actions: ActionsByListing<State>,
  jobListingId: string,
  idle: State,
  send: () => Promise<Answer | Failure | null>,
): Promise<Answer | null> {
  if (actions[jobListingId]?.isBusy) return null
  actions[jobListingId] = idle
  const action = actions[jobListingId]
  const answer = await runAction(action, {}, async () => {
    const outcome = await send()
    if (isFailure(outcome) && outcome.code === 'notFound') await refreshSession({ signInAgain: false })
    return outcome
  })
  return actions[jobListingId] === action ? answer : null
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
  const answer = await attempt(withdrawals, jobListingId, { ...idleAction }, () => call('withdraw', { jobListingId }))
  return answer !== null
}

/**
 * Shares the student's contact details with the business of a listing they applied to, or stops sharing. A choice made
 * while an earlier one is pending is sent after its answer, if it differs.
 */
export async function shareContact(jobListingId: string, isShared: boolean): Promise<void> {
  const pending = contactSharing[jobListingId]
  if (pending?.isBusy) {
    pending.isShared = isShared
    return
  }
  const answer = await attempt(contactSharing, jobListingId, { ...idleAction, isShared }, () =>
    call('shareContact', { jobListingId, isShared }),
  )
  if (!answer) return
  listings.recordApplications(answer.userApplications)
  const latest = contactSharing[jobListingId]
  if (latest && latest.isShared !== isShared) await shareContact(jobListingId, latest.isShared)
}

/**
 * Dismisses the note about the edits of a listing, on every device of the student.
 * @param until the latest edit in the note; a later edit gets a new note
 */
export async function dismissListingEdits(jobListingId: string, until: string): Promise<void> {
  const answer = await attempt(editsDismissals, jobListingId, { ...idleAction }, () =>
    call('seeListingEdits', { jobListingId, until }),
  )
  if (answer) listings.markEditsSeen(jobListingId, until)
}
