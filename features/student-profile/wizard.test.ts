import { countries, countryByCode } from '@campus-gigs/ui/data/countries'
import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requests } from '@/contract'
import { messages, studentTypes, type User } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import {
  furthestStep,
  isStepComplete,
  reachableStep,
  serverErrorsOf,
  stepAfter,
  stepBefore,
  stepErrors,
  stepPosition,
  stepsOf,
} from '@/features/shared/forms/form'
import { accountUpdate, missingNames, type StudentDraft, startingDraft, studentForm } from './wizard.ts'

const allSteps = [1, 2, 3, 4, 5, 6] as const
const errorsAt = (step: number, draft: StudentDraft) => stepErrors(studentForm, draft, step)

const blank: StudentDraft = {
  step: 1,
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

const complete: StudentDraft = {
  step: 1,
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
const anyDraft: fc.Arbitrary<StudentDraft> = fc
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
  .map(({ place: [currentSuburb = '', currentZipCode = ''], ...typed }) => ({
    ...typed,
    step: 1,
    currentSuburb,
    currentZipCode,
  }))
const anyStep = fc.constantFrom(...allSteps)

it('SW-01 progress is (step − 1) / 5', () => {
  expect(allSteps.map((step) => stepPosition(studentForm, step).progress)).toEqual([0, 20, 40, 60, 80, 100])
})

describe('steps', () => {
  it('SW-02 go back by one, from 5 to 3, and stay at 1', () => {
    expect(allSteps.map((step) => stepBefore(studentForm, step))).toEqual([1, 1, 2, 3, 3, 5])
  })

  it('SW-06 go forward by one, and skip the home country for a domestic student', () => {
    const following = (draft: StudentDraft) => allSteps.map((step) => stepAfter(studentForm, draft, step))
    expect(following(complete)).toEqual([2, 3, 4, 5, 6, 6])
    expect(following({ ...complete, studentType: 'Domestic' })).toEqual([2, 3, 5, 5, 6, 6])
  })

  it('SW-06 never show the home country to a domestic student', () => {
    expect(reachableStep(studentForm, { ...complete, studentType: 'Domestic' }, 4)).toBe(3)
    expect(reachableStep(studentForm, complete, 4)).toBe(4)
  })
})

describe('validation', () => {
  it('SW-03 has a message for a missing name or phone number', () => {
    expect(errorsAt(1, { ...blank, firstName: '  ' })).toEqual({
      firstName: messages.profile.firstNameRequired,
      lastName: messages.profile.lastNameRequired,
      phoneDigits: messages.profile.phoneRequired,
    })
  })

  it('rejects a phone number that is too short', () => {
    expect(errorsAt(1, { ...complete, phoneDigits: '123' })).toEqual({
      phoneDigits: messages.profile.phoneLengthInvalid,
    })
  })

  it('SW-04 names the missing fields of the first step', () => {
    expect(missingNames({ ...blank, phoneCountry: '' })).toEqual([
      'first name',
      'last name',
      'country code',
      'phone number',
    ])
    expect(missingNames(complete)).toEqual([])
  })

  it('SW-05 requires a suburb and a matching zip code, trimmed', () => {
    const message = messages.profile.suburbAndZipRequired
    expect(errorsAt(2, { ...complete, currentSuburb: '  ' })).toEqual({ currentSuburb: message })
    expect(errorsAt(2, { ...complete, currentZipCode: '' })).toEqual({ currentZipCode: message })
    expect(errorsAt(2, { ...complete, currentZipCode: '3000' })).toEqual({ currentSuburb: message })
    expect(errorsAt(2, { ...complete, currentSuburb: ' carlton ' })).toEqual({})
  })

  it('SW-06 requires domestic or international', () => {
    expect(errorsAt(3, blank)).toEqual({ studentType: messages.profile.studentTypeRequired })
    expect(errorsAt(3, { ...blank, studentType: 'Domestic' })).toEqual({})
  })

  it('SW-07 requires a home country from the list, ignoring case', () => {
    expect(errorsAt(4, { ...complete, homeTownCountry: 'Narnia' })).toEqual({
      homeTownCountry: messages.profile.homeCountryRequired,
    })
    expect(errorsAt(4, { ...complete, homeTownCountry: 'mALAYSIA' })).toEqual({})
  })

  it('SW-09 rejects an empty week', () => {
    expect(errorsAt(6, blank)).toEqual({ userAvailability: messages.profile.availabilityRequired })
  })
})

describe('for any input', () => {
  it('accepts exactly the drafts that the server accepts', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        // Only the wizard knows the difference between domestic and not chosen.
        fc.pre(draft.studentType !== null)
        const accepted = allSteps.every((step) => isStepComplete(studentForm, draft, step))
        const known = countryByCode(draft.phoneCountry) !== undefined
        expect(requests.updateAccount.safeParse(accountUpdate(draft)).success).toBe(accepted && known)
      }),
      { numRuns: 400 },
    )
  })

  it('SW-12 restores a stored draft at a reachable step', () => {
    fc.assert(
      fc.property(anyDraft, anyStep, (draft, wanted) => {
        expect(studentForm.schema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
        const reached = reachableStep(studentForm, draft, wanted)
        const isSkipped = wanted === 4 && draft.studentType === 'Domestic'
        if (!isSkipped) expect(reached).toBe(Math.min(wanted, furthestStep(studentForm, draft)))
        for (let step = 1; step < reached; step = stepAfter(studentForm, draft, step))
          expect(isStepComplete(studentForm, draft, step)).toBe(true)
      }),
    )
  })
})

/** A student before the wizard. */
const student: User = {
  ...someStudent,
  phoneNumber: null,
  phoneCountry: null,
  isInternationalStudent: true,
  expectedPayRate: null,
}

describe('the initial draft', () => {
  it('SW-06 preselects no student type for a new account', () => {
    expect(startingDraft(student).studentType).toBeNull()
  })

  it('SW-04 and SW-08 start at AU and 25 dollars', () => {
    expect(startingDraft(student)).toMatchObject({ phoneCountry: 'AU', phoneDigits: '', expectedPayRate: 25 })
  })

  it('starts with the stored student type for an account with a phone number', () => {
    const known = startingDraft({ ...student, phoneNumber: '+44 7700900123', phoneCountry: 'IM', expectedPayRate: 80 })
    expect(known).toMatchObject({
      phoneCountry: 'IM',
      phoneDigits: '7700900123',
      studentType: 'International',
      expectedPayRate: 50,
    })
  })

  it('derives the phone country from the dial code when none is stored', () => {
    const { phoneCountry, phoneDigits } = startingDraft({ ...student, phoneNumber: '+60 123456789' })
    expect([phoneCountry, phoneDigits]).toEqual(['MY', '123456789'])
  })
})

describe('the request', () => {
  const draft = { ...startingDraft(student), homeTownCountry: 'mALAYSIA', phoneDigits: '412345678' }

  it('SW-06 a domestic student has no home country', () => {
    expect(accountUpdate({ ...draft, studentType: 'Domestic' }).homeTownCountry).toBeNull()
  })

  it('SW-07 sends a home country in the list’s spelling', () => {
    expect(accountUpdate({ ...draft, studentType: 'International' }).homeTownCountry).toBe('Malaysia')
  })

  it('SW-04 sends the phone number with its dial code and country', () => {
    expect(accountUpdate(draft)).toMatchObject({ phoneNumber: '+61 412345678', phoneCountry: 'AU' })
  })
})

describe('a refusal by the server', () => {
  it('SW-10 leads to the steps of the refused fields, in order', () => {
    const serverErrors = serverErrorsOf(studentForm, {
      'userAvailability.0.label': messages.profile.availabilityRequired,
      phoneNumber: messages.profile.phoneRequired,
      nonsense: 'x',
    })
    expect(serverErrors).toEqual({
      phoneDigits: messages.profile.phoneRequired,
      userAvailability: messages.profile.availabilityRequired,
    })
    expect(stepsOf(studentForm, serverErrors)).toEqual([1, 6])
  })

  it('has a wizard field for every request field', () => {
    for (const name of Object.keys(accountUpdate(startingDraft(student))))
      expect(stepsOf(studentForm, serverErrorsOf(studentForm, { [name]: 'x' }))).toHaveLength(1)
  })
})
