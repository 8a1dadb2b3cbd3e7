import { isEmptyHtml } from '@campus-gigs/ui/html'
import * as z from 'zod/mini'
import type { RequestOf } from '@/contract'
import { limits, messages, type Question } from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import { type FormStep, isStepComplete } from '@/features/shared/forms/form'

/** The steps of the apply dialog. A listing without questions has no step `questions`. */
export const applyStep = { letter: 1, questions: 2, sent: 3 } as const

/** The number of the dialog's steps for a listing with questions. */
export const applyStepCount = applyStep.sent

/** A letter that is too long to send is stored up to this length, so that it can be shortened. */
const maxStoredLetterCharacters = limits.richText * 2

const applyDraftSchema = z.object({
  /** The current step. A stored draft opens at the first step, whichever it was stored at. */
  step: z.pipe(
    z.unknown(),
    z.transform((): 1 | 2 => applyStep.letter),
  ),
  /** The chosen resume, or null. */
  resumeId: z.nullable(z.string()),
  /** The cover letter as HTML; empty for a letter without text (AP-03). */
  coverLetter: z.string().check(z.maxLength(maxStoredLetterCharacters)),
  /** The chosen answer of each question, by the question's text. */
  answers: z.record(z.string(), z.string()),
  /** Whether the business may see phone number and e-mail address. */
  sharesContact: z._default(z.boolean(), true),
})
export type ApplyDraft = Readonly<z.infer<typeof applyDraftSchema>>
export type ApplyField = 'resumeId' | 'coverLetter' | 'answers'

/** The part of a question that the form shows. */
export type ApplicationQuestion = Readonly<Pick<Question, 'question'>> & { readonly options: readonly string[] }

/** An empty application. A student's only resume is chosen; from several the student chooses. */
export function startingDraft(resumes: readonly { id: string }[] = []): ApplyDraft {
  return { step: 1, resumeId: onlyResumeId(resumes), coverLetter: '', answers: {}, sharesContact: true }
}

/** The id of the only resume; null when there are none or several. */
export function onlyResumeId([first, ...others]: readonly { id: string }[]): string | null {
  return first && others.length === 0 ? first.id : null
}

/**
 * The fields and steps of the apply form.
 * @param questions the listing's questions; without any there is no second step
 */
export function applyForm(questions: readonly ApplicationQuestion[]): DraftFormDefinition<ApplyDraft, ApplyField> {
  const isEachAnswered = ({ answers }: ApplyDraft) =>
    questions.every(({ question, options }) => options.includes(answers[question] ?? ''))
  const letterStep: FormStep<ApplyDraft, ApplyField> = {
    name: 'Your resume and letter',
    check: (errors, draft) => {
      if (errors.resumeId || errors.coverLetter) return messages.apply.fieldsEmpty
      return draft.coverLetter.length > limits.richText ? messages.apply.letterTooLong : undefined
    },
  }
  const questionsStep = { name: 'Questions from the business' }
  return {
    name: 'application',
    schema: applyDraftSchema,
    steps: questions.length === 0 ? { 1: letterStep } : { 1: letterStep, 2: questionsStep },
    fields: {
      resumeId: {
        label: 'Your resume',
        check: ({ resumeId }) => (resumeId === null ? 'Choose one of your resumes, or upload one.' : undefined),
      },
      coverLetter: {
        label: 'Cover letter',
        check: ({ coverLetter }) => (isEmptyHtml(coverLetter) ? 'Write a few lines to the business.' : undefined),
      },
      answers: {
        label: 'Questions from the business',
        step: applyStep.questions,
        check: (draft) => (isEachAnswered(draft) ? undefined : messages.apply.answersRequired),
      },
    },
    failureMessage: (failure) => {
      if (failure === null) return messages.apply.submitFailed
      return isAppliedBefore(failure) ? messages.apply.alreadyApplied : failure.message
    },
  }
}

/** Whether the server refused because the student has already applied (AP-10). */
export function isAppliedBefore({ code, message }: { code: string; message: string }): boolean {
  return code === 'conflict' && message === messages.server.applicationExists
}

/** Whether a step's button sends the application: on the last step that is filled in. */
export function isSendingStep(step: number, questions: readonly ApplicationQuestion[]): boolean {
  const lastStepToFillIn = questions.length > 0 ? applyStep.questions : applyStep.letter
  return step === lastStepToFillIn
}

/** The request of `job-action/user-job-apply`; `answers` only with questions (AP-10). Null for an incomplete draft. */
export function applicationRequest(
  jobListingId: string,
  draft: ApplyDraft,
  questions: readonly ApplicationQuestion[],
): RequestOf<'apply'> | null {
  const { resumeId, coverLetter, answers, sharesContact } = draft
  const form = applyForm(questions)
  const isComplete = [applyStep.letter, applyStep.questions].every((step) => isStepComplete(form, draft, step))
  if (resumeId === null || !isComplete) return null
  const chosen = questions.map(({ question }) => ({ question, answer: answers[question] ?? '' }))
  return { resumeId, coverLetter, jobListingId, sharesContact, ...(chosen.length > 0 ? { answers: chosen } : {}) }
}
