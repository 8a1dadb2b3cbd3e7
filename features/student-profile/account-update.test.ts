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

describe('where a student starts', () => {
  it('SW-06 a new account has chosen nothing, although it is international by default', () => {
    expect(startingDraft(student).studentType).toBeNull()
  })

  it('SW-04 and SW-08 begin at AU and 25 dollars', () => {
    expect(startingDraft(student)).toMatchObject({ phoneCountry: 'AU', phoneDigits: '', expectedPayRate: 25 })
  })

  it('an account with a phone number has said it all before', () => {
    const known = startingDraft({ ...student, phoneNumber: '+44 7700900123', phoneCountry: 'IM', expectedPayRate: 80 })
    expect(known).toMatchObject({
      phoneCountry: 'IM',
      phoneDigits: '7700900123',
      studentType: 'International',
      expectedPayRate: 50,
    })
  })

  it('without a country beside it, a dial code leads to one that has it', () => {
    const { phoneCountry, phoneDigits } = startingDraft({ ...student, phoneNumber: '+60 123456789' })
    expect([phoneCountry, phoneDigits]).toEqual(['MY', '123456789'])
  })
})

describe('what is sent', () => {
  const draft = { ...startingDraft(student), homeTownCountry: 'mALAYSIA', phoneDigits: '412345678' }

  it('SW-06 a domestic student has no home country', () => {
    expect(accountUpdate({ ...draft, studentType: 'Domestic' }).homeTownCountry).toBeNull()
  })

  it('SW-07 a home country is written as the list writes it', () => {
    expect(accountUpdate({ ...draft, studentType: 'International' }).homeTownCountry).toBe('Malaysia')
  })

  it('SW-04 the phone number carries its dial code and keeps its country', () => {
    expect(accountUpdate(draft)).toMatchObject({ phoneNumber: '+61 412345678', phoneCountry: 'AU' })
  })
})

describe('what the server refuses', () => {
  it('SW-10 leads back to the step that asks for it, first step first', () => {
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

  it('has a field in the wizard for everything that is sent', () => {
    for (const name of Object.keys(accountUpdate(startingDraft(student))))
      expect(stepsOf(studentForm, refusedFields(studentForm, { [name]: 'x' }))).toHaveLength(1)
  })
})
