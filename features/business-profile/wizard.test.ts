import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requests } from '@/contract'
import type { Business } from '@/domain'
import { stepPosition } from '@/features/shared/forms/form'
import { type BusinessDraft, businessDraft, businessForm, categoryOf, profileOf, startingDraft } from './wizard'

const allSteps = [1, 2, 3, 4, 5] as const

const newBusiness: Business = {
  id: '3f0c2b8a-6f0e-4d0f-9a2e-0c1f7f1f0001',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  email: null,
  username: 'brunswick-roasters',
  companyName: null,
  companyCategory: null,
  categoryList: [],
  description: null,
  website: null,
  ownerFirstName: null,
  ownerLastName: null,
  ownerFullName: null,
  profileOwnerPosition: null,
  phoneNumber: null,
  phoneCountry: null,
  profilePicture: null,
  currentSuburb: null,
  currentZipCode: null,
  logoThumbnailUrl: null,
  coverThumbnailUrl: null,
  logoFileUrl: null,
  coverFileUrl: null,
}

const filled: BusinessDraft = {
  step: 5,
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
  suburbName: 'Brunswick',
  zipCode: '3056',
}

describe('the steps', () => {
  it('BW-01 are five, with progress (step − 1) / 4', () => {
    expect(allSteps.map((step) => stepPosition(businessForm(true), step).progress)).toEqual([0, 25, 50, 75, 100])
  })
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
        const draft = businessDraft.parse({ ...typed, step })
        expect(businessDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
      }),
    )
  })
})

describe('the profile that is sent', () => {
  it('passes the server’s schema, trimmed and with the custom category', () => {
    const profile = profileOf(filled, true)
    expect(requests.updateBizAccount.parse(profile)).toEqual({
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
    expect(categoryOf({ ...filled, category: 'Retail' })).toBe('Retail')
  })
})
