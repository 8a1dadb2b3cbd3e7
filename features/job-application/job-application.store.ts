import { proxy, snapshot } from 'valtio'
import { account, call, draftStore, recordApplications, refreshSession, session } from '@/client'
import { isFailure } from '@/contract'
import { messages } from '@/domain'
import {
  type ApplyAction,
  type ApplyAnswers,
  type ApplyState,
  applicationOf,
  applyDraft,
  applyReducer,
  applySteps,
  nextSends,
  openedWith,
  problemAt,
} from './apply-steps'
import { cancelUpload, retryUpload, uploadResume } from './resume-upload.store'

/** Why an application has not been taken. */
export interface ApplyFailure {
  message: string
  /** The same application may well be taken at another try. */
  canRetry: boolean
}

interface JobApplication {
  /** The listing applied to; null while the pop-up is closed. */
  jobId: string | null
  /** Why this listing can not be applied to at all, instead of the steps. */
  blocked: string | null
  state: ApplyState
  sending: boolean
  failure: ApplyFailure | null
}

const closed: JobApplication = { jobId: null, blocked: null, state: openedWith(null), sending: false, failure: null }
const drafts = draftStore('application', applyDraft)

/** The application on the screen. */
export const jobApplication: JobApplication = proxy({ ...closed })

const listingOf = (jobId: string | null) => session.jobList.find(({ id }) => id === jobId)
const draftKey = (accountId: string, jobId: string) => `${accountId}:${jobId}`

/** Opens the pop-up for a listing, with what was kept of an earlier try. */
export function openApplication(jobId: string): void {
  const listing = listingOf(jobId)
  const draft = account.user ? drafts.read(draftKey(account.user.id, jobId)) : null
  Object.assign(jobApplication, {
    ...closed,
    jobId,
    state: openedWith(draft && { ...draft, resumeId: storedResume(draft.resumeId) }),
    blocked: listing ? (listing.Application.length > 0 ? messages.apply.alreadyApplied : null) : messages.apply.closed,
  })
}

/** The id, if that resume is still there. */
function storedResume(resumeId: string | null): string | null {
  return session.resumeList.some(({ id }) => id === resumeId) ? resumeId : null
}

/** Closes the pop-up. What was typed is kept; an upload on its way is stopped. */
export function closeApplication(): void {
  cancelUpload()
  Object.assign(jobApplication, closed)
}

/** Moves the pop-up and keeps the draft. */
function act(action: ApplyAction): void {
  const { jobId, state } = jobApplication
  jobApplication.state = applyReducer(state, action, listingOf(jobId)?.questions ?? [])
  if (action.type === 'changed') jobApplication.failure = null
  if (!account.user || !jobId) return
  const key = draftKey(account.user.id, jobId)
  drafts.write(key, applyDraft.parse(snapshot(jobApplication).state))
}

/** Takes in what the student chose or typed. */
export function changeApplication(answers: Partial<ApplyAnswers>): void {
  act({ type: 'changed', answers })
}

/** One step back. */
export function goBack(): void {
  act({ type: 'back' })
}

/** Goes to a step by its number, without sending anything. Returns false when the application is sent and that is over. */
export function goToStep(step: number): boolean {
  const { state } = jobApplication
  if (state.step === applySteps) return false
  if (step < state.step) act({ type: 'back' })
  else if (step > state.step && problemAt(state.step, state, []) === null) act({ type: 'next' })
  return true
}

/** Next: on to the questions, or off with the application when nothing is missing and nothing else is asked. */
export function goNext(): void {
  const questions = listingOf(jobApplication.jobId)?.questions ?? []
  if (nextSends(jobApplication.state, questions)) void submitApplication()
  else act({ type: 'next' })
}

/** Uploads a picked file and chooses it. */
export async function pickResumeFile(file: File): Promise<void> {
  chooseUploaded((await uploadResume(file))?.id, jobApplication.jobId)
}

/** Tries an upload that failed again, and chooses it. */
export async function retryResumeFile(): Promise<void> {
  chooseUploaded((await retryUpload())?.id, jobApplication.jobId)
}

function chooseUploaded(resumeId: string | undefined, jobId: string | null): void {
  if (resumeId && jobId === jobApplication.jobId) changeApplication({ resumeId })
}

/** Sends the application once; every failure stays on its step with everything kept (AP-11). */
export async function submitApplication(): Promise<void> {
  const { jobId, sending, state } = snapshot(jobApplication)
  const listing = listingOf(jobId)
  const application = jobId && listing ? applicationOf(jobId, state, listing.questions) : null
  const accountId = account.user?.id
  if (sending || !application) return
  jobApplication.sending = true
  jobApplication.failure = null
  const outcome = await call('apply', application)
  if (outcome !== null && !isFailure(outcome)) {
    recordApplications(outcome.userApplications)
    if (accountId) drafts.clear(draftKey(accountId, application.jobListingId))
  }
  if (jobApplication.jobId !== jobId) return
  jobApplication.sending = false
  if (outcome === null) jobApplication.failure = { message: messages.apply.submitFailed, canRetry: true }
  else if (!isFailure(outcome)) jobApplication.state = applyReducer(jobApplication.state, { type: 'sent' }, [])
  else if (outcome.code === 'conflict' && outcome.message === messages.server.applicationExists) {
    jobApplication.failure = { message: messages.apply.alreadyApplied, canRetry: false }
    // Another tab or an answer that got lost: the list should say so too.
    void refreshSession({ signInAgain: false })
  } else {
    const over = outcome.code === 'closed'
    // The list and the gig's own page say so too; what was typed stays on the screen.
    if (over && listing) listing.isClosed = true
    jobApplication.failure = { message: outcome.message, canRetry: !over }
  }
}
