import { describe, expect, it } from 'vitest'
import { someBusiness, someStudent } from '@/domain/testing/accounts'
import { viewerOf } from './viewer'

/** A business that has signed up by username, without a profile. */
const newBusiness = {
  ...someBusiness,
  companyName: null,
  ownerFirstName: null,
  currentSuburb: null,
  currentZipCode: null,
}

describe('viewerOf', () => {
  it('SH-02 SH-05 labels a student with first name, suburb and zip code', () => {
    const picture = 'https://id.example/mai.png'
    expect(viewerOf('student', { ...someStudent, profilePicture: picture }, null)).toEqual({
      kind: 'student',
      name: 'Mai',
      place: 'Carlton 3053',
      picture,
    })
    expect(viewerOf('student', { ...someStudent, firstName: '' }, null)).toMatchObject({ name: 'Menu' })
  })

  it('SH-05 follows the session’s kind: a new business has neither company nor owner', () => {
    expect(viewerOf('business', null, newBusiness)).toEqual({
      kind: 'business',
      name: 'corner.cafe',
      place: null,
      picture: null,
    })
    expect(viewerOf('business', null, { ...newBusiness, ownerFirstName: 'Ada' })).toMatchObject({ name: 'Ada' })
    expect(viewerOf('business', null, { ...newBusiness, ownerFirstName: 'Ada', companyName: 'Corner' })).toMatchObject({
      name: 'Corner',
    })
    const logoThumbnailUrl = '/api/files/logo'
    expect(viewerOf('business', null, { ...newBusiness, logoThumbnailUrl })).toMatchObject({
      picture: logoThumbnailUrl,
    })
    expect(viewerOf('business', null, { ...newBusiness, username: null })).toMatchObject({ name: 'Menu' })
  })

  it('SH-05 is a visitor without a matching account', () => {
    expect(viewerOf(null, someStudent, null)).toEqual({ kind: 'visitor' })
    expect(viewerOf('business', someStudent, null)).toEqual({ kind: 'visitor' })
  })
})
