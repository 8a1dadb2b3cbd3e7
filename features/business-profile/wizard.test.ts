import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requests } from '@/contract'
import type { Business } from '@/domain'
import { someBusiness } from '@/domain/testing/accounts'
import { isStepComplete, serverErrorsOf, stepErrors, stepPosition, stepsOf } from '@/features/shared/forms/form'
import {
  type BusinessDraft,
  businessDraftSchema,
  businessForm,
  missingLabels,
  profileOf,
  startingDraft,
} from './wizard'

const allSteps = [1, 2, 3, 4, 5] as const

const newBusiness: Business = {
  ...someBusiness,
  companyCategory: null,
  phoneNumber: null,
  phoneCountry: null,
}

const filled: BusinessDraft = {
  step: 1,
  ownerFirstName: ' Priya ',
  ownerLastName: 'Raman',
  email: 'priya@example.com',
  companyName: 'Brunswick Roasters',
  phoneCountry: 'AU',
  phoneDigits: '412345678',
  category: 'Others',
  otherCategory: 'Coffee roastery',
  description: 'We roast coffee and serve it.',
  website: '',
  abn: '',
  suburbName: 'Brunswick',
  zipCode: '3056',
}
const empty: BusinessDraft = {
  step: 1,
  ownerFirstName: '',
  ownerLastName: '',
  email: '',
  companyName: '',
  phoneCountry: 'AU',
  phoneDigits: '',
  category: '',
  otherCategory: '',
  description: '',
  website: '',
  abn: '',
  suburbName: '',
  zipCode: '',
}

const errorsAt = (step: number, draft: BusinessDraft, isEmailNeeded: boolean) =>
  stepErrors(businessForm(isEmailNeeded), draft, step)

it('BW-01 the steps are five, with progress (step − 1) / 4', () => {
  expect(allSteps.map((step) => stepPosition(businessForm(true), step).progress)).toEqual([0, 25, 50, 75, 100])
})

describe('the draft', () => {
  it('BW-02 starts with Australia as the country of the phone', () => {
    expect(startingDraft(newBusiness)).toMatchObject({ step: 1, phoneCountry: 'AU', phoneDigits: '', category: '' })
  })

  it('starts with the account’s data, including a custom category', () => {
    const known = {
      ...newBusiness,
      ownerFirstName: 'Priya',
      phoneNumber: '+91 9876543210',
      phoneCountry: 'IN',
      companyCategory: 'Coffee roastery',
      currentSuburb: 'Brunswick',
    }
    expect(startingDraft(known)).toMatchObject({
      ownerFirstName: 'Priya',
      phoneCountry: 'IN',
      phoneDigits: '9876543210',
      category: 'Others',
      otherCategory: 'Coffee roastery',
      suburbName: 'Brunswick',
    })
    expect(startingDraft({ ...newBusiness, companyCategory: 'Retail' })).toMatchObject({
      category: 'Retail',
      otherCategory: '',
    })
  })

  it('derives the phone country from the dial code when none is stored', () => {
    expect(startingDraft({ ...newBusiness, phoneNumber: '+64 211234567' }).phoneCountry).toBe('NZ')
  })

  it('survives a round trip through JSON for any input', () => {
    const texts = fc.record(
      Object.fromEntries(Object.keys(filled).map((field) => [field, fc.string({ unit: 'grapheme' })])),
    )
    fc.assert(
      fc.property(texts, fc.constantFrom(...allSteps), (typed, step) => {
        const draft = businessDraftSchema.parse({ ...typed, step })
        expect(businessDraftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
      }),
    )
  })
})

describe('the profile that is sent', () => {
  it('passes the server’s schema, trimmed and with the custom category', () => {
    const profile = profileOf(filled, true)
    expect(requests.updateBizAccount.parse(profile)).toEqual({
      abn: null,
      ownerFirstName: 'Priya',
      ownerLastName: 'Raman',
      ownerFullName: 'Priya Raman',
      email: 'priya@example.com',
      companyName: 'Brunswick Roasters',
      companyCategory: 'Coffee roastery',
      phoneNumber: '+61 412345678',
      phoneCountry: 'AU',
      currentSuburb: 'Brunswick',
      currentZipCode: '3056',
      website: '',
      description: 'We roast coffee and serve it.',
    })
  })

  it('omits the e-mail for an account of the identity provider', () => {
    expect(profileOf(filled, false)).not.toHaveProperty('email')
  })

  it('sends a preset category as it is', () => {
    expect(profileOf({ ...filled, category: 'Retail' }, false).companyCategory).toBe('Retail')
  })
})

describe('step 1', () => {
  it('BW-02 has a message for every empty field, and for the e-mail only where the form has it', () => {
    const identity = {
      ownerFirstName: 'We really need your First Name',
      ownerLastName: 'We really need your Last Name',
      companyName: 'We really need the company name for our student applicants..',
      phoneDigits: 'We really need your Phone Number',
    }
    expect(errorsAt(1, empty, false)).toEqual(identity)
    expect(Object.keys(errorsAt(1, empty, true))).toContain('email')
  })

  it('BW-02 names the missing fields until all are filled in', () => {
    expect(missingLabels(empty, true)).toEqual(['First Name', 'Last Name', 'E-mail', 'Company Name', 'Phone Number'])
    expect(missingLabels(empty, false)).not.toContain('E-mail')
    expect(missingLabels({ ...filled, phoneCountry: '' }, true)).toEqual(['Phone Number'])
    expect(missingLabels({ ...filled, companyName: '   ' }, true)).toEqual(['Company Name'])
    expect(missingLabels(filled, true)).toEqual([])
  })

  it('rejects an invalid e-mail address and a phone number that is too short', () => {
    expect(errorsAt(1, { ...filled, email: 'priya@' }, true)).toHaveProperty('email')
    expect(errorsAt(1, { ...filled, phoneDigits: '12' }, true)).toHaveProperty('phoneDigits')
  })
})

describe('step 2', () => {
  it('BW-04 has the messages of the specification, trailing spaces included', () => {
    expect(errorsAt(2, empty, false)).toEqual({
      category: 'Please enter your category ',
      description: 'Please enter your description ',
    })
    expect(errorsAt(2, { ...filled, otherCategory: '' }, false)).toEqual({
      otherCategory: 'Please enter your other category ',
    })
  })

  it('BW-04 requires a description of at least 10 characters', () => {
    const short = 'We expect a slightly larger description '
    expect(errorsAt(2, { ...filled, description: '123456789' }, false)).toEqual({ description: short })
    expect(errorsAt(2, { ...filled, description: '   1234567   ' }, false)).toEqual({ description: short })
    expect(errorsAt(2, { ...filled, description: '1234567890' }, false)).toEqual({})
  })

  it('BW-05 accepts an empty website and rejects an invalid one', () => {
    expect(errorsAt(2, { ...filled, website: '' }, false)).toEqual({})
    expect(errorsAt(2, { ...filled, website: 'nope' }, false)).toEqual({ website: 'Should be a Valid url' })
    expect(errorsAt(2, { ...filled, website: 'javascript:alert(1)' }, false)).toHaveProperty('website')
  })
})

it('BW-06 step 3 needs a suburb and one of its zip codes', () => {
  const both = 'We really need both those fields to be answered..'
  expect(errorsAt(3, empty, false)).toEqual({ suburbName: both })
  expect(errorsAt(3, { ...filled, suburbName: 'Atlantis' }, false)).toEqual({ suburbName: both })
  expect(errorsAt(3, { ...filled, zipCode: '' }, false)).toEqual({ zipCode: both })
  expect(errorsAt(3, { ...filled, zipCode: '3000' }, false)).toEqual({ zipCode: both })
  expect(errorsAt(3, filled, false)).toEqual({})
})

describe('every step', () => {
  const value = fc.constantFrom(
    '',
    ' ',
    'x',
    'priya@example.com',
    'https://a.example',
    '412345678',
    'Others',
    'Brunswick',
    '3056',
    'long enough text',
  )
  const drafts = fc
    .record(Object.fromEntries(Object.keys(businessForm(true).fields).map((field) => [field, value])))
    .map((typed): BusinessDraft => ({ ...filled, ...typed }))

  it('accepts exactly the drafts that the server accepts', () => {
    fc.assert(
      fc.property(drafts, fc.boolean(), (draft, isEmailNeeded) => {
        const clean = [1, 2, 3, 4, 5].every((step) => isStepComplete(businessForm(isEmailNeeded), draft, step))
        const taken = requests.updateBizAccount.safeParse(profileOf(draft, isEmailNeeded)).success
        expect(clean).toBe(taken)
      }),
      { numRuns: 500 },
    )
  })
})

it('a refusal by the server is shown at its fields, at the first step concerned', () => {
  const form = businessForm(false)
  const serverErrors = serverErrorsOf(form, { website: 'Should be a Valid url', phoneNumber: 'Too short' })
  expect(serverErrors).toEqual({ website: 'Should be a Valid url', phoneDigits: 'Too short' })
  expect(stepsOf(form, serverErrors)).toEqual([1, 2])
  expect(stepsOf(form, serverErrorsOf(form, { currentSuburb: 'Unknown' }))).toEqual([3])
  expect(serverErrorsOf(form, { somethingElse: 'Odd' })).toEqual({})
})
