import { describe, expect, it } from 'vitest'
import type { Business, User } from '@/contract'
import { visitorOf } from './visitor'

const student: User = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  email: 'mai@example.edu.au',
  firstName: 'Mai',
  lastName: 'Tran',
  fullName: 'Mai Tran',
  phoneNumber: null,
  phoneCountry: null,
  currentSuburb: 'Carlton',
  currentZipCode: '3053',
  personalSummary: null,
  isInternationalStudent: true,
  homeTownCountry: null,
  expectedPayRate: null,
  expectedPayRateEnd: null,
  userAvailability: [],
  profilePicture: null,
  googleId: 'sub',
}

const business: Business = {
  id: '7f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  email: null,
  username: 'corner.cafe',
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

describe('visitorOf', () => {
  it('SH-02 SH-05 greets a student by first name, with suburb and zip code', () => {
    expect(visitorOf('student', student, null)).toEqual({ kind: 'student', name: 'Mai', place: 'Carlton 3053' })
    expect(visitorOf('student', { ...student, firstName: '' }, null)).toMatchObject({ name: 'Menu' })
  })

  it('SH-05 lets the session decide: a new business has neither company nor owner', () => {
    expect(visitorOf('business', null, business)).toEqual({ kind: 'business', name: 'corner.cafe', place: null })
    expect(visitorOf('business', null, { ...business, ownerFirstName: 'Ada' })).toMatchObject({ name: 'Ada' })
    expect(visitorOf('business', null, { ...business, ownerFirstName: 'Ada', companyName: 'Corner' })).toMatchObject({
      name: 'Corner',
    })
    expect(visitorOf('business', null, { ...business, username: null })).toMatchObject({ name: 'Menu' })
  })

  it('SH-05 calls everybody else a visitor', () => {
    expect(visitorOf(null, student, null)).toEqual({ kind: 'visitor' })
    expect(visitorOf('business', student, null)).toEqual({ kind: 'visitor' })
  })
})
