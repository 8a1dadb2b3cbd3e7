import { describe, expect, it } from 'vitest'
import { messages, type User } from '@/domain'
import { accountUpdateOf, answersOf, refusedAnswers } from './answers.ts'

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
    expect(answersOf(student).studentType).toBeNull()
  })

  it('SW-04 and SW-08 begin at AU and 25 dollars', () => {
    expect(answersOf(student)).toMatchObject({ phoneCountry: 'AU', phoneDigits: '', expectedPayRate: 25 })
  })

  it('an account with a phone number has said it all before', () => {
    const known = answersOf({ ...student, phoneNumber: '+44 7700900123', phoneCountry: 'IM', expectedPayRate: 80 })
    expect(known).toMatchObject({
      phoneCountry: 'IM',
      phoneDigits: '7700900123',
      studentType: 'International',
      expectedPayRate: 50,
    })
  })

  it('without a country beside it, a dial code leads to one that has it', () => {
    const { phoneCountry, phoneDigits } = answersOf({ ...student, phoneNumber: '+60 123456789' })
    expect([phoneCountry, phoneDigits]).toEqual(['MY', '123456789'])
  })
})

describe('what is sent', () => {
  const answers = { ...answersOf(student), homeTownCountry: 'mALAYSIA', phoneDigits: '412345678' }

  it('SW-06 a domestic student has no home country', () => {
    expect(accountUpdateOf({ ...answers, studentType: 'Domestic' }).homeTownCountry).toBeNull()
  })

  it('SW-07 a home country is written as the list writes it', () => {
    expect(accountUpdateOf({ ...answers, studentType: 'International' }).homeTownCountry).toBe('Malaysia')
  })

  it('SW-04 the phone number carries its dial code and keeps its country', () => {
    expect(accountUpdateOf(answers)).toMatchObject({ phoneNumber: '+61 412345678', phoneCountry: 'AU' })
  })
})

describe('what the server refuses', () => {
  it('SW-10 leads back to the step that asks for it, first step first', () => {
    expect(
      refusedAnswers({
        'userAvailability.0.label': messages.profile.availability,
        phoneNumber: messages.profile.phone,
        nonsense: 'x',
      }),
    ).toEqual([
      { step: 1, field: 'phoneDigits', message: messages.profile.phone },
      { step: 6, field: 'userAvailability', message: messages.profile.availability },
    ])
  })

  it('nothing refused leads nowhere', () => {
    expect(refusedAnswers(undefined)).toEqual([])
  })
})
