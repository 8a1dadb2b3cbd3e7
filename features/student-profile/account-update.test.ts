import { describe, expect, it } from 'vitest'
import { messages, type User } from '@/domain'
import { refusedFields, stepsOf } from '@/features/shared/forms/form'
import { accountUpdate, startingDraft, studentForm } from './wizard.ts'

const student: User = {
  id: '5a1d0c7e-1f2b-4c3d-8e4f-000000000001',
  email: 'mei.lin@example.edu',
  firstName: 'Mei',
  lastName: 'Lin',
  fullName: 'Mei Lin',
  phoneNumber: null,
  phoneCountry: null,
  currentSuburb: null,
  currentZipCode: null,
  personalSummary: null,
  isInternationalStudent: true,
  homeTownCountry: null,
  expectedPayRate: null,
  expectedPayRateEnd: null,
  userAvailability: [],
  profilePicture: null,
  googleId: '1',
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
    const refused = refusedFields(studentForm, {
      'userAvailability.0.label': messages.profile.availability,
      phoneNumber: messages.profile.phone,
      nonsense: 'x',
    })
    expect(refused).toEqual({
      phoneDigits: messages.profile.phone,
      userAvailability: messages.profile.availability,
    })
    expect(stepsOf(studentForm, refused)).toEqual([1, 6])
  })

  it('has a wizard field for every request field', () => {
    for (const name of Object.keys(accountUpdate(startingDraft(student))))
      expect(stepsOf(studentForm, refusedFields(studentForm, { [name]: 'x' }))).toHaveLength(1)
  })
})
