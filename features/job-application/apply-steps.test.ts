import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requests } from '@/contract'
import { limits, messages, screeningQuestions } from '@/domain'
import {
  type ApplyAction,
  type ApplyAnswers,
  type ApplyState,
  type AskedQuestion,
  applicationOf,
  applyDraft,
  applyReducer,
  nextSends,
  openedWith,
  problemAt,
  progressOf,
} from './apply-steps.ts'

const resumeId = '7e5a0000-0000-4000-8000-000000000001'
const jobListingId = '91900000-0000-4000-8000-000000000001'
const twoQuestions = screeningQuestions.slice(0, 2)
const answered = Object.fromEntries(twoQuestions.map(({ question, options }) => [question, options[0] ?? '']))
const ready: ApplyAnswers = { resumeId, coverLetter: '<p>Hello</p>', answers: answered }

const walk = (state: ApplyState, questions: readonly AskedQuestion[], ...actions: ApplyAction[]) =>
  actions.reduce((reached, action) => applyReducer(reached, action, questions), state)

describe('the frame', () => {
  it('AP-01 is a third further on with every step', () => {
    expect(([1, 2, 3] as const).map(progressOf)).toEqual([33, 67, 100])
  })

  it('AP-01 goes back no further than step 1', () => {
    expect(walk(openedWith(ready), twoQuestions, { type: 'back' }).step).toBe(1)
    expect(walk(openedWith(ready), twoQuestions, { type: 'next' }, { type: 'back' }).step).toBe(1)
  })

  it('AP-01 does not go back from the success screen', () => {
    expect(walk(openedWith(ready), [], { type: 'sent' }, { type: 'back' }).step).toBe(3)
  })
})

describe('step 1', () => {
  it('AP-04 needs a resume and a letter that says something', () => {
    for (const incomplete of [
      { resumeId: null },
      { coverLetter: '' },
      { coverLetter: '<p>  </p><ul><li></li></ul>' },
      { coverLetter: '<p>&nbsp;</p>' },
    ])
      expect(problemAt(1, { ...ready, ...incomplete }, [])).toBe(messages.apply.fieldsEmpty)
    expect(problemAt(1, ready, [])).toBeNull()
  })

  it('AP-04 keeps saying so until something changes', () => {
    const stopped = walk(openedWith(null), [], { type: 'next' })
    expect(stopped).toMatchObject({ step: 1, problem: messages.apply.fieldsEmpty })
    expect(walk(stopped, [], { type: 'next' }).problem).toBe(messages.apply.fieldsEmpty)
    expect(walk(stopped, [], { type: 'changed', answers: { coverLetter: '<p>H</p>' } }).problem).toBeNull()
  })

  it('refuses a letter longer than the server takes', () => {
    const coverLetter = `<p>${'a'.repeat(limits.richText)}</p>`
    expect(problemAt(1, { ...ready, coverLetter }, [])).toBe(messages.apply.letterTooLong)
  })

  it('AP-05 without questions Next sends, and the step stays until the server has answered', () => {
    expect(nextSends(openedWith(ready), [])).toBe(true)
    expect(walk(openedWith(ready), [], { type: 'next' }).step).toBe(1)
    expect(walk(openedWith(ready), [], { type: 'next' }, { type: 'sent' }).step).toBe(3)
  })
})

describe('step 2', () => {
  it('AP-05 is there with at least one question', () => {
    expect(nextSends(openedWith(ready), twoQuestions)).toBe(false)
    expect(walk(openedWith(ready), twoQuestions, { type: 'next' }).step).toBe(2)
  })

  it('AP-05 needs every question answered from its own list', () => {
    const first = twoQuestions[0]?.question ?? ''
    expect(problemAt(2, { ...ready, answers: {} }, twoQuestions)).toBe(messages.apply.answersMissing)
    expect(problemAt(2, { ...ready, answers: { ...answered, [first]: 'Because' } }, twoQuestions)).toBe(
      messages.apply.answersMissing,
    )
    expect(problemAt(2, ready, twoQuestions)).toBeNull()
  })
})

const anyAnswers: fc.Arbitrary<ApplyAnswers> = fc.record({
  resumeId: fc.constantFrom(null, resumeId),
  coverLetter: fc.constantFrom('', '<p></p>', '<p> </p>', '<p>Hi</p>', '<h1>Me</h1>'),
  answers: fc.dictionary(
    fc.constantFrom('nonsense', ...twoQuestions.map(({ question }) => question)),
    fc.constantFrom('', 'nonsense', ...twoQuestions.flatMap(({ options }) => options)),
  ),
})
const anyQuestions = fc.constantFrom<readonly AskedQuestion[]>([], twoQuestions.slice(0, 1), twoQuestions)
const anyAction: fc.Arbitrary<ApplyAction> = fc.oneof(
  fc.constantFrom<ApplyAction>({ type: 'next' }, { type: 'back' }),
  anyAnswers.map((answers): ApplyAction => ({ type: 'changed', answers })),
)

describe('whatever somebody does', () => {
  it('AP-11 nothing but the server leads to step 3, and nothing typed is lost', () => {
    fc.assert(
      fc.property(anyAnswers, anyQuestions, fc.array(anyAction, { maxLength: 20 }), (answers, questions, actions) => {
        let state = openedWith(answers)
        for (const action of actions) {
          const before = state
          state = applyReducer(state, action, questions)
          expect(state.step).toBeLessThan(3)
          if (questions.length === 0) expect(state.step).toBe(1)
          if (action.type !== 'changed')
            for (const kept of ['resumeId', 'coverLetter', 'answers'] as const) expect(state[kept]).toBe(before[kept])
        }
      }),
    )
  })

  it('AP-10 what is sent is what the server takes, and it is sent when nothing is missing', () => {
    fc.assert(
      fc.property(anyAnswers, anyQuestions, (answers, questions) => {
        const application = applicationOf(jobListingId, answers, questions)
        const complete = problemAt(1, answers, questions) === null && problemAt(2, answers, questions) === null
        expect(application !== null).toBe(complete)
        if (!application) return
        expect(requests.userJobApply.safeParse(application).success).toBe(true)
        expect('answers' in application).toBe(questions.length > 0)
        expect((application.answers ?? []).map(({ question }) => question)).toEqual(
          questions.map(({ question }) => question),
        )
      }),
    )
  })

  it('a draft comes back as it was, on step 1', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(openedWith(applyDraft.parse(JSON.parse(JSON.stringify(answers))))).toEqual({
          ...answers,
          step: 1,
          problem: null,
        })
      }),
    )
  })
})
