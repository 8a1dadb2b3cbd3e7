import { countries, countryByCode } from '@campus-gigs/ui/data/countries'
import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requests } from '@/contract'
import { messages, studentTypes } from '@/domain'
import { accountUpdateOf } from './answers.ts'
import {
  errorsAt,
  furthestStep,
  missingNames,
  progressOf,
  resume,
  stepAfter,
  stepBefore,
  type WizardAction,
  type WizardAnswers,
  type WizardState,
  type WizardStep,
  wizardDraft,
  wizardReducer,
  wizardSteps,
} from './wizard.ts'

const blank: WizardAnswers = {
  firstName: '',
  lastName: '',
  phoneCountry: 'AU',
  phoneDigits: '',
  currentSuburb: '',
  currentZipCode: '',
  studentType: null,
  homeTownCountry: '',
  expectedPayRate: 25,
  userAvailability: [],
}

const complete: WizardAnswers = {
  firstName: 'Mei',
  lastName: 'Lin',
  phoneCountry: 'AU',
  phoneDigits: '412345678',
  currentSuburb: 'Carlton',
  currentZipCode: '3053',
  studentType: 'International',
  homeTownCountry: 'Malaysia',
  expectedPayRate: 34,
  userAvailability: [{ tableIndex: '1-0', label: 'Monday-Morning' }],
}

const text = fc.oneof(fc.constantFrom('', ' ', '  Mei ', 'Lin', 'x'.repeat(81)), fc.string({ maxLength: 12 }))
const place = fc.oneof(
  fc.constantFrom(...melbourneSuburbs).map((suburb) => [suburb.suburbName, suburb.zipCodes[0] ?? '']),
  fc.tuple(fc.constantFrom('', '  ', 'Carlton', 'Atlantis'), fc.constantFrom('', '3053', '9999', ' ')),
)
const anyAnswers: fc.Arbitrary<WizardAnswers> = fc
  .record({
    firstName: text,
    lastName: text,
    phoneCountry: fc.constantFrom('', 'XX', ...countries.map((country) => country.code)),
    phoneDigits: fc.oneof(fc.constantFrom('', '123', '1'.repeat(15)), fc.stringMatching(/^\d{4,14}$/)),
    place,
    studentType: fc.constantFrom(null, ...studentTypes),
    homeTownCountry: fc.constantFrom('', 'Malaysia', 'mALAYSIA', ' India ', 'Narnia'),
    expectedPayRate: fc.integer({ min: 15, max: 50 }),
    userAvailability: fc.constantFrom([], complete.userAvailability),
  })
  .map(({ place: [currentSuburb = '', currentZipCode = ''], ...answers }) => ({
    ...answers,
    currentSuburb,
    currentZipCode,
  }))
const anyStep = fc.constantFrom(...wizardSteps)

const isRight = (step: WizardStep, answers: WizardAnswers) => Object.keys(errorsAt(step, answers)).length === 0

describe('progress', () => {
  it('SW-01 is (step − 1) / 5', () => {
    expect(wizardSteps.map(progressOf)).toEqual([0, 20, 40, 60, 80, 100])
  })
})

describe('steps', () => {
  it('SW-02 go back by one, from 5 to 3, and from 1 nowhere', () => {
    expect(wizardSteps.map(stepBefore)).toEqual([1, 1, 2, 3, 3, 5])
  })

  it('SW-06 go on by one, and past the home country for a domestic student', () => {
    expect(wizardSteps.map((step) => stepAfter(step, 'International'))).toEqual([2, 3, 4, 5, 6, 6])
    expect(wizardSteps.map((step) => stepAfter(step, 'Domestic'))).toEqual([2, 3, 5, 5, 6, 6])
  })

  it('SW-02 an international student who goes back from 5 meets step 4 again, with its value', () => {
    const back = wizardReducer({ step: 5, answers: complete }, { type: 'back' })
    const on = wizardReducer(back, { type: 'next' })
    expect([back.step, on.step, on.answers.homeTownCountry]).toEqual([3, 4, 'Malaysia'])
  })
})

describe('what is asked', () => {
  it('SW-03 a name or phone number that is missing has its message', () => {
    expect(errorsAt(1, { ...blank, firstName: '  ' })).toEqual({
      firstName: messages.profile.firstName,
      lastName: messages.profile.lastName,
      phoneDigits: messages.profile.phone,
    })
  })

  it('a phone number that is too short says so', () => {
    expect(errorsAt(1, { ...complete, phoneDigits: '123' })).toEqual({ phoneDigits: messages.profile.phoneLength })
  })

  it('SW-04 the first step names what it lacks', () => {
    expect(missingNames({ ...blank, phoneCountry: '' })).toEqual([
      'first name',
      'last name',
      'country code',
      'phone number',
    ])
    expect(missingNames(complete)).toEqual([])
  })

  it('SW-05 suburb and zip code are both needed, trimmed, and belong together', () => {
    const message = messages.profile.suburbAndZip
    expect(errorsAt(2, { ...complete, currentSuburb: '  ' })).toEqual({ currentSuburb: message })
    expect(errorsAt(2, { ...complete, currentZipCode: '' })).toEqual({ currentZipCode: message })
    expect(errorsAt(2, { ...complete, currentZipCode: '3000' })).toEqual({ currentSuburb: message })
    expect(errorsAt(2, { ...complete, currentSuburb: ' carlton ' })).toEqual({})
  })

  it('SW-06 domestic or international must be chosen', () => {
    expect(errorsAt(3, blank)).toEqual({ studentType: messages.profile.studentType })
    expect(errorsAt(3, { ...blank, studentType: 'Domestic' })).toEqual({})
  })

  it('SW-07 the home country is one of the list, in any case', () => {
    expect(errorsAt(4, { ...complete, homeTownCountry: 'Narnia' })).toEqual({
      homeTownCountry: messages.profile.homeCountry,
    })
    expect(errorsAt(4, { ...complete, homeTownCountry: 'mALAYSIA' })).toEqual({})
  })

  it('SW-09 a week with nothing in it is not an availability', () => {
    expect(errorsAt(6, blank)).toEqual({ userAvailability: messages.profile.availability })
  })
})

describe('whatever somebody does', () => {
  const anyAction: fc.Arbitrary<WizardAction> = fc.oneof(
    fc.constant<WizardAction>({ type: 'next' }),
    fc.constant<WizardAction>({ type: 'back' }),
    anyStep.map((step): WizardAction => ({ type: 'wentTo', step })),
    anyAnswers.map((answers): WizardAction => ({ type: 'answered', answers })),
  )

  it('answers change only by answering, and no unfinished step is passed', () => {
    fc.assert(
      fc.property(anyAnswers, fc.array(anyAction, { maxLength: 30 }), (answers, actions) => {
        let state: WizardState = { step: 1, answers }
        for (const action of actions) {
          const before = state
          state = wizardReducer(state, action)
          if (action.type === 'answered') expect(state.step).toBe(before.step)
          else expect(state.answers).toBe(before.answers)
          if (state.step > before.step) expect(isRight(before.step, before.answers)).toBe(true)
          if (action.type === 'wentTo') expect(state.step).toBeLessThanOrEqual(action.step)
          expect(state.step === 4 && before.step === 3 && before.answers.studentType === 'Domestic').toBe(false)
        }
      }),
    )
  })

  it('what every step accepts is what the server accepts', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        // Only the wizard knows the difference between domestic and not chosen.
        fc.pre(answers.studentType !== null)
        const accepted = wizardSteps.every((step) => isRight(step, answers))
        const known = countryByCode(answers.phoneCountry) !== undefined
        expect(requests.updateAccount.safeParse(accountUpdateOf(answers)).success).toBe(accepted && known)
      }),
      { numRuns: 400 },
    )
  })

  it('SW-12 a draft comes back as it was, at a step that can be stood on', () => {
    fc.assert(
      fc.property(anyAnswers, anyStep, (answers, step) => {
        const draft = wizardDraft.parse(JSON.parse(JSON.stringify({ step, answers })))
        const state = resume(draft)
        expect(state.answers).toEqual(answers)
        expect(state.step).toBe(Math.min(step, furthestStep(answers)))
        let at: WizardStep = 1
        while (at < state.step) {
          expect(isRight(at, answers)).toBe(true)
          at = stepAfter(at, answers.studentType)
        }
      }),
    )
  })
})
