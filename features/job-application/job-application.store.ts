import { proxy, ref } from 'valtio'
import { account, draftStore, session } from '@/client'
import { messages } from '@/domain'
import { createDraftForm } from '@/features/shared'
import {
  type ApplicationQuestion,
  type ApplyDraft,
  applicationRequest,
  applyForm,
  applyStep,
  onlyResumeId,
  startingDraft,
} from './apply-form'
import { createResumeUpload } from './resume-upload.store'
import { mayRetry, sendApplication } from './send-application'

interface ApplicationState {
  /** Whether a failed application may succeed unchanged on another attempt. True without a failure. */
  canRetry: boolean
  /** Whether the application is sent once the resume that is being uploaded is stored. */
  isWaitingForResume: boolean
  questions: readonly ApplicationQuestion[]
}

interface JobApplicationOptions {
  studentId: string
  jobListingId: string
  /** The step to open at, if the draft is complete up to it. Default: the first. */
  step?: number | undefined
}

/** Opens a student's application to a listing, with its stored draft if there is one. */
export function createJobApplication({ studentId, jobListingId, step = 1 }: JobApplicationOptions) {
  const listing = session.jobList.find(({ id }) => id === jobListingId)
  const questions = listing?.questions ?? []
  const state: ApplicationState = proxy({ canRetry: true, isWaitingForResume: false, questions: ref(questions) })
  const isCurrent = () => account.user?.id === studentId
  const definition = applyForm(questions)
  const form = createDraftForm(definition, {
    // A letter is personal data, which local storage must not keep.
    drafts: draftStore(definition.name, definition.schema, 'sessionStorage'),
    draftKey: `${studentId}:${jobListingId}`,
    isCurrent,
    initialDraft: () => startingDraft(session.resumeList),
  })

  /** Replaces the choice of a resume that the student no longer has, by the only resume or, with several, by none. */
  function replaceMissingResume(): void {
    const { resumeId } = form.state.draft
    const isStored = session.resumeList.some(({ id }) => id === resumeId)
    const fallbackId = onlyResumeId(session.resumeList)
    if (!isStored && resumeId !== fallbackId) form.change({ resumeId: fallbackId })
  }

  function change(typed: Partial<ApplyDraft>): void {
    form.dismissFailure()
    form.change(typed)
  }

  /** Uploads resumes. A resume that was stored is chosen. */
  const upload = createResumeUpload(({ id }) => change({ resumeId: id }))

  /** Waits for the pending upload. Resolves false when it failed or was cancelled: its step is then shown. */
  async function waitForResume(): Promise<boolean> {
    if (state.isWaitingForResume) return false
    state.isWaitingForResume = true
    const isStored = await upload.settle()
    state.isWaitingForResume = false
    if (!isStored) form.goTo(applyStep.letter)
    return isStored
  }

  /**
   * Sends the application once, after the resume that is being uploaded is stored and chosen. A failure keeps the step
   * and the draft (AP-11).
   */
  async function submit(): Promise<void> {
    if (upload.state.progress !== null && !(await waitForResume())) return
    await form.submit(async (draft) => {
      const application = applicationRequest(jobListingId, draft, state.questions)
      const outcome = application && (await sendApplication(application, isCurrent))
      state.canRetry = mayRetry(outcome)
      return outcome
    })
  }

  /** Replaces the questions after the business edited them. The draft stays, with its answers to removed questions. */
  function setQuestions(edited: readonly ApplicationQuestion[]): void {
    if (JSON.stringify(edited) === JSON.stringify(state.questions)) return
    state.questions = ref(edited)
    form.redefine(applyForm(edited))
  }

  replaceMissingResume()
  form.goTo(step)

  return {
    form,
    state,
    setQuestions,
    replaceMissingResume,
    /** Hides the failure and allows Retry, when a listing that refused the application takes applications again. */
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
