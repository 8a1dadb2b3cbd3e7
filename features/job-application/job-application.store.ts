import { proxy, ref } from 'valtio'
import { account, call, listings, refreshSession, session } from '@/client'
import { type Failure, isFailure, type RequestOf } from '@/contract'
import { messages } from '@/domain'
import { createDraftForm } from '@/features/shared'
import {
  type ApplicationQuestion,
  type ApplyDraft,
  applicationRequest,
  applyForm,
  isAppliedBefore,
  onlyResumeId,
  startingDraft,
} from './apply-form'
import { createResumeUpload } from './resume-upload.store'

/** Sends an application. Its outcome updates the listing whether or not the dialog is still open. */
async function sendApplication(application: RequestOf<'apply'>) {
  const outcome = await call('apply', application)
  if (!isFailure(outcome)) {
    if (outcome) listings.recordApplications(outcome.userApplications)
    return outcome
  }
  // Another tab applied, or an earlier response was lost: record the application on the listing, too.
  if (isAppliedBefore(outcome)) void refreshSession({ signInAgain: false })
  // Store the listing's new status for the list and the listing's page; the draft stays on the screen.
  else if (outcome.code === 'closed') listings.setStatus(application.jobListingId, statusOfClosed(outcome))
  return outcome
}

/** The status of a listing that refused an application; the server names it by its message. */
function statusOfClosed({ message }: Failure): 'paused' | 'filled' | 'closed' {
  const { over } = messages.listing
  if (message === over.paused) return 'paused'
  return message === over.filled ? 'filled' : 'closed'
}

/** Whether the server may accept the same application on another attempt. */
function mayRetry(refusal: Failure): boolean {
  return !isAppliedBefore(refusal) && refusal.code !== 'closed'
}

interface ApplicationState {
  /** Whether the same application may succeed on another attempt. */
  canRetry: boolean
  /** The listing's questions. */
  questions: readonly ApplicationQuestion[]
}

/**
 * Opens an application of the signed-in student, with its stored draft if there is one.
 * @param step the step to open at, if it may be shown
 */
export function createJobApplication(jobListingId: string, step = 1) {
  const studentId = account.user?.id
  const listing = session.jobList.find(({ id }) => id === jobListingId)
  const questions = listing?.questions ?? []
  const definition = applyForm(questions)
  const form = createDraftForm(definition, {
    accountId: `${studentId}:${jobListingId}`,
    isCurrent: () => account.user?.id === studentId,
    initialDraft: () => startingDraft(session.resumeList),
  })
  const state: ApplicationState = proxy({ canRetry: true, questions: ref(questions) })
  chooseOnlyResume()
  form.goTo(step)

  /** Chooses the only resume when the draft names none or a deleted one; also after the resumes were loaded anew. */
  function chooseOnlyResume(): void {
    const { resumeId } = form.state.draft
    const isStored = session.resumeList.some(({ id }) => id === resumeId)
    const fallbackId = onlyResumeId(session.resumeList)
    if (!isStored && resumeId !== fallbackId) form.change({ resumeId: fallbackId })
  }

  /** Applies an edit to the draft. */
  function change(typed: Partial<ApplyDraft>): void {
    form.dismissFailure()
    form.change(typed)
  }

  /** Chooses each uploaded resume. */
  const upload = createResumeUpload(({ id }) => change({ resumeId: id }))

  /** Sends the application once. A failure keeps the step and the draft (AP-11). */
  async function submit(): Promise<void> {
    await form.submit(async (draft) => {
      const application = applicationRequest(jobListingId, draft, state.questions)
      const outcome = application && (await sendApplication(application))
      state.canRetry = !isFailure(outcome) || mayRetry(outcome)
      return outcome
    })
  }

  /** Asks the questions of a listing that was edited. The draft stays, also its answers to questions that stay. */
  function setQuestions(edited: readonly ApplicationQuestion[]): void {
    if (JSON.stringify(edited) === JSON.stringify(state.questions)) return
    Object.assign(definition, applyForm(edited))
    state.questions = ref(edited)
    form.goTo(form.state.draft.step)
  }

  return {
    form,
    state,
    setQuestions,
    chooseOnlyResume,
    /** Removes the refusal of a listing that takes applications again. */
    allowRetry(): void {
      form.dismissFailure()
      state.canRetry = true
    },
    /** The message when the session has no such listing; null otherwise. */
    blockedMessage: listing ? null : messages.apply.closed,
    change,
    submit,
    upload,
  }
}
