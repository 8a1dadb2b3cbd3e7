import { isEmptyHtml } from '@campus-gigs/ui/html'
import { z } from 'zod'
import type { RequestOf } from '@/contract'
import { limits, messages, type Question } from '@/domain'

/** 1 resume and letter · 2 the employer's questions · 3 sent. */
export type ApplyStep = 1 | 2 | 3
export const applySteps = 3

/** What the student has put together so far. */
export interface ApplyAnswers {
  /** The chosen resume, or null. */
  resumeId: string | null
  /** The cover letter as HTML; empty until something is typed (AP-03). */
  coverLetter: string
  /** The chosen answer of each question, by the question's text. */
  answers: Readonly<Record<string, string>>
}

export interface ApplyState extends ApplyAnswers {
  step: ApplyStep
  /** What keeps this step from being left. While it stands Next is disabled; any change lifts it (AP-04, AP-05). */
  problem: string | null
}

export type ApplyAction =
  | { type: 'changed'; answers: Partial<ApplyAnswers> }
  | { type: 'next' }
  | { type: 'back' }
  /** The server has taken the application. */
  | { type: 'sent' }

/** The parts of a question this needs. */
export type AskedQuestion = Readonly<Pick<Question, 'question'>> & { readonly options: readonly string[] }

/** step / 3 in whole percent: 33, 67, 100. */
export function progressOf(step: ApplyStep): number {
  return Math.round((step / applySteps) * 100)
}

/** A pop-up just opened, with what was kept of an earlier try. */
export function openedWith(draft: ApplyAnswers | null): ApplyState {
  return { step: 1, resumeId: null, coverLetter: '', answers: {}, ...draft, problem: null }
}

/** What keeps a step from being left, in the words to show; null when it can be. */
export function problemAt(
  step: ApplyStep,
  { resumeId, coverLetter, answers }: ApplyAnswers,
  questions: readonly AskedQuestion[],
): string | null {
  if (step === 1) {
    if (resumeId === null || isEmptyHtml(coverLetter)) return messages.apply.fieldsEmpty
    return coverLetter.length > limits.richText ? messages.apply.letterTooLong : null
  }
  if (step === 2) {
    const answered = questions.every(({ question, options }) => options.includes(answers[question] ?? ''))
    return answered ? null : messages.apply.answersMissing
  }
  return null
}

/** Whether Next sends the application: the last step before the success screen, with nothing missing. */
export function nextSends(state: ApplyState, questions: readonly AskedQuestion[]): boolean {
  const last = questions.length > 0 ? 2 : 1
  return state.step === last && problemAt(1, state, questions) === null && problemAt(2, state, questions) === null
}

/**
 * The pop-up's behaviour. Step 3 is only ever reached by `sent`, so no failure can look like a success (AP-11), and it
 * is not left again.
 *
 * @param questions the listing's; without any, step 2 does not exist
 */
export function applyReducer(state: ApplyState, action: ApplyAction, questions: readonly AskedQuestion[]): ApplyState {
  if (state.step === applySteps) return state
  switch (action.type) {
    case 'changed':
      return { ...state, ...action.answers, problem: null }
    case 'next': {
      const problem = problemAt(state.step, state, questions)
      if (problem) return { ...state, problem }
      return state.step === 1 && questions.length > 0 ? { ...state, step: 2, problem: null } : state
    }
    case 'back':
      return { ...state, step: 1, problem: null }
    case 'sent':
      return { ...state, step: 3, problem: null }
  }
}

/** What `job-action/user-job-apply` is sent; `answers` only with questions (AP-10). Null while something is missing. */
export function applicationOf(
  jobListingId: string,
  state: ApplyAnswers,
  questions: readonly AskedQuestion[],
): RequestOf<'apply'> | null {
  const { resumeId, coverLetter, answers } = state
  if (resumeId === null || problemAt(1, state, questions) || problemAt(2, state, questions)) return null
  const chosen = questions.map(({ question }) => ({ question, answer: answers[question] ?? '' }))
  return { resumeId, coverLetter, jobListingId, ...(chosen.length > 0 ? { answers: chosen } : {}) }
}

/** What is kept of an application that is not sent yet. */
export const applyDraft = z.object({
  resumeId: z.string().nullable(),
  coverLetter: z.string().max(limits.richText * 2),
  answers: z.record(z.string(), z.string()),
})
