import { describe, expect, it } from 'vitest'
import { someBusiness, someStudent } from '@/domain/testing/accounts'
import { visitorOf } from './visitor'

/** Signed up by username, and nothing else yet. */
const newBusiness = {
  ...someBusiness,
  companyName: null,
  ownerFirstName: null,
  currentSuburb: null,
  currentZipCode: null,
}

describe('visitorOf', () => {
  it('SH-02 SH-05 greets a student by first name, with suburb and zip code', () => {
    const picture = 'https://id.example/mai.png'
    expect(visitorOf('student', { ...someStudent, profilePicture: picture }, null)).toEqual({
      kind: 'student',
      name: 'Mai',
      place: 'Carlton 3053',
      picture,
    })
    expect(visitorOf('student', { ...someStudent, firstName: '' }, null)).toMatchObject({ name: 'Menu' })
  })

  it('SH-05 lets the session decide: a new business has neither company nor owner', () => {
    expect(visitorOf('business', null, newBusiness)).toEqual({
      kind: 'business',
      name: 'corner.cafe',
      place: null,
      picture: null,
    })
    expect(visitorOf('business', null, { ...newBusiness, ownerFirstName: 'Ada' })).toMatchObject({ name: 'Ada' })
    expect(visitorOf('business', null, { ...newBusiness, ownerFirstName: 'Ada', companyName: 'Corner' })).toMatchObject(
      {
        name: 'Corner',
      },
    )
    const logoThumbnailUrl = '/api/files/logo'
    expect(visitorOf('business', null, { ...newBusiness, logoThumbnailUrl })).toMatchObject({
      picture: logoThumbnailUrl,
    })
    expect(visitorOf('business', null, { ...newBusiness, username: null })).toMatchObject({ name: 'Menu' })
  })

  it('SH-05 calls everybody else a visitor', () => {
    expect(visitorOf(null, someStudent, null)).toEqual({ kind: 'visitor' })
    expect(visitorOf('business', someStudent, null)).toEqual({ kind: 'visitor' })
  })
})
