import { describe, expect, it } from 'vitest'
import type { BusinessInit, StudentInit } from '@/contract'
import { arrivalDestination, businessDestination, studentDestination } from './outcomes'

const student = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  email: 'mai@example.edu.au',
  firstName: 'Mai',
  lastName: 'Tran',
  fullName: 'Mai Tran',
  phoneNumber: '+61 412345678',
  phoneCountry: 'AU',
  currentSuburb: 'Carlton',
  currentZipCode: '3053',
  personalSummary: null,
  isInternationalStudent: false,
  homeTownCountry: null,
  expectedPayRate: 28,
  expectedPayRateEnd: null,
  userAvailability: [{ tableIndex: '1-0', label: 'Monday-Morning' }],
  profilePicture: null,
  googleId: 'sub-1',
}

function studentInit(message: string, phoneNumber: string | null): StudentInit {
  return {
    token: 't',
    message,
    response: message,
    userData: { ...student, phoneNumber },
    savedJobs: [],
    jobList: [],
    resumeList: [],
  }
}

const company = {
  id: '7f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  email: 'hello@corner.example',
  username: null,
  companyName: 'Corner',
  companyCategory: 'Hospitality',
  categoryList: ['Hospitality'],
  description: 'Coffee and toast',
  website: null,
  ownerFirstName: 'Ada',
  ownerLastName: 'Lee',
  ownerFullName: 'Ada Lee',
  profileOwnerPosition: null,
  phoneNumber: '+61 398765432',
  phoneCountry: 'AU',
  profilePicture: null,
  currentSuburb: 'Fitzroy',
  currentZipCode: '3065',
  logoThumbnailUrl: null,
  coverThumbnailUrl: null,
  logoFileUrl: null,
  coverFileUrl: null,
}

function businessInit(message: string, phoneNumber: string | null): BusinessInit {
  return { token: 't', message, response: message, businessData: { ...company, phoneNumber }, businessJobListData: [] }
}

describe('studentDestination', () => {
  it('SA-04 SA-05 SA-06 SA-07 SA-08 follows the message and the phone number', () => {
    expect(studentDestination('signup', studentInit('Success', null))).toBe('wizard')
    expect(studentDestination('signin', studentInit('User Exists', null))).toBe('wizard')
    expect(studentDestination('signup', studentInit('User Exists', '+61 1'))).toBe('existing-account')
    expect(studentDestination('signin', studentInit('User Exists', '+61 1'))).toBe('home')
    expect(studentDestination('signin', studentInit('Hello', '+61 1'))).toBeNull()
  })
})

describe('businessDestination', () => {
  it('BA-06 BA-07 follows the message, the phone number and the way in', () => {
    expect(businessDestination('signup', 'identity', businessInit('Success', null))).toBe('wizard')
    expect(businessDestination('signup', 'credentials', businessInit('Business Created Successfully', null))).toBe(
      'wizard',
    )
    expect(businessDestination('signin', 'credentials', businessInit('Business Profile Exists', '+61 1'))).toBe('home')
    expect(businessDestination('signin', 'credentials', businessInit('Business Profile Exists', null))).toBe('wizard')
    expect(businessDestination('signup', 'identity', businessInit('Business Profile Exists', '+61 1'))).toBe(
      'existing-account',
    )
    expect(businessDestination('signin', 'identity', businessInit('Whatever', null))).toBeNull()
  })
})

describe('arrivalDestination', () => {
  it('RT-02 sends a complete student on, from both screens', () => {
    for (const intent of ['signup', 'signin'] as const) {
      expect(arrivalDestination({ user: student, business: null }, 'student', intent)).toBe('home')
      expect(
        arrivalDestination({ user: { ...student, userAvailability: [] }, business: null }, 'student', intent),
      ).toBeNull()
    }
  })

  it('BA-08 sends a complete business home and an incomplete one to its wizard', () => {
    expect(arrivalDestination({ user: null, business: company }, 'business', 'signin')).toBe('home')
    expect(arrivalDestination({ user: null, business: { ...company, phoneNumber: null } }, 'business', 'signin')).toBe(
      'wizard',
    )
    expect(arrivalDestination({ user: null, business: null }, 'business', 'signin')).toBeNull()
  })
})
