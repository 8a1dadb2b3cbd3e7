import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { requests } from '@/contract'
import { limits, messages, screeningQuestions } from '@/domain'
import { furthestStep, stepAfter, stepErrors } from '@/features/shared/forms/form'
import {
  type ApplicationQuestion,
  type ApplyDraft,
  applicationRequest,
  applyForm,
  isSendingStep,
  startingDraft,
} from './apply-form.ts'

const resumeId = '7e5a0000-0000-4000-8000-000000000001'
const jobListingId = '91900000-0000-4000-8000-000000000001'
const twoQuestions = screeningQuestions.slice(0, 2)
const answered = Object.fromEntries(twoQuestions.map(({ question, options }) => [question, options[0] ?? '']))
const ready: ApplyDraft = { step: 1, resumeId, coverLetter: '<p>Hello</p>', answers: answered, sharesContact: true }

const problemAt = (step: number, draft: ApplyDraft, questions: readonly ApplicationQuestion[] = []) => {
  const { step: whole, answers } = stepErrors(applyForm(questions), draft, step)
  return whole ?? answers
}

it('AP-02 preselects the only resume, and none of several', () => {
  expect(startingDraft([{ id: resumeId }]).resumeId).toBe(resumeId)
  expect(startingDraft([]).resumeId).toBeNull()
  expect(startingDraft([{ id: resumeId }, { id: jobListingId }]).resumeId).toBeNull()
})

describe('step 1', () => {
  it('AP-04 requires a resume and a letter with text', () => {
    for (const incomplete of [
      { resumeId: null },
      { coverLetter: '' },
      { coverLetter: '<p>  </p><ul><li></li></ul>' },
      { coverLetter: '<p>&nbsp;</p>' },
    ])
      expect(problemAt(1, { ...ready, ...incomplete })).toBe(messages.apply.fieldsEmpty)
    expect(problemAt(1, ready)).toBeUndefined()
  })

  it('rejects a letter longer than the server accepts', () => {
    const coverLetter = `<p>${'a'.repeat(limits.richText)}</p>`
    expect(problemAt(1, { ...ready, coverLetter })).toBe(messages.apply.letterTooLong)
  })

  it('AP-05 sends from step 1 when there are no questions', () => {
    expect(isSendingStep(1, [])).toBe(true)
    expect(stepAfter(applyForm([]), ready, 1)).toBe(1)
  })
})

describe('step 2', () => {
  it('AP-05 exists with at least one question and sends the application', () => {
    expect(isSendingStep(1, twoQuestions)).toBe(false)
    expect(stepAfter(applyForm(twoQuestions), ready, 1)).toBe(2)
    expect(furthestStep(applyForm(twoQuestions), ready)).toBe(2)
    expect(isSendingStep(2, twoQuestions)).toBe(true)
  })

  it('AP-05 requires an answer from its own options for every question', () => {
    const first = twoQuestions[0]?.question ?? ''
    expect(problemAt(2, { ...ready, answers: {} }, twoQuestions)).toBe(messages.apply.answersRequired)
    expect(problemAt(2, { ...ready, answers: { ...answered, [first]: 'Because' } }, twoQuestions)).toBe(
      messages.apply.answersRequired,
    )
    expect(problemAt(2, ready, twoQuestions)).toBeUndefined()
  })
})

const anyDraft: fc.Arbitrary<ApplyDraft> = fc.record({
  step: fc.constantFrom(1, 2),
  resumeId: fc.constantFrom(null, resumeId),
  sharesContact: fc.boolean(),
  coverLetter: fc.constantFrom('', '<p></p>', '<p> </p>', '<p>Hi</p>', '<h1>Me</h1>'),
  answers: fc.dictionary(
    fc.constantFrom('nonsense', ...twoQuestions.map(({ question }) => question)),
    fc.constantFrom('', 'nonsense', ...twoQuestions.flatMap(({ options }) => options)),
  ),
})
const anyQuestions = fc.constantFrom<readonly ApplicationQuestion[]>([], twoQuestions.slice(0, 1), twoQuestions)

describe('for any input', () => {
  it('AP-10 sends complete drafts only, and every request passes the server’s schema', () => {
    fc.assert(
      fc.property(anyDraft, anyQuestions, (draft, questions) => {
        const application = applicationRequest(jobListingId, draft, questions)
        const complete = problemAt(1, draft, questions) === undefined && problemAt(2, draft, questions) === undefined
        expect(application !== null).toBe(complete)
        if (!application) return
        expect(requests.userJobApply.safeParse(application).success).toBe(true)
        expect(application.sharesContact).toBe(draft.sharesContact)
        expect('answers' in application).toBe(questions.length > 0)
        expect((application.answers ?? []).map(({ question }) => question)).toEqual(
          questions.map(({ question }) => question),
        )
      }),
    )
  })

  it('restores a stored draft on step 1', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { schema } = applyForm([])
        expect(z.parse(schema, JSON.parse(JSON.stringify(draft)))).toEqual({ ...draft, step: 1 })
      }),
    )
    expect(z.parse(applyForm([]).schema, startingDraft())).toEqual(startingDraft())
  })
})
