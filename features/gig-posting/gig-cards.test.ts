import { describe, expect, it } from 'vitest'
import { gigCard, type ListedGig, totalsOf } from './gig-cards'

const now = new Date('2026-11-21T01:30:00.000Z')
const gig: ListedGig = {
  id: '91900000-0000-4000-8000-000000000001',
  jobTitle: 'Weekend barista',
  jobPoster: { fileUrl: '/api/files/poster' },
  expiringOn: '2026-11-25T01:30:00.000Z',
  isExpired: false,
  isClosed: false,
  applicants: { total: 2 },
}
const expired: ListedGig = { ...gig, expiringOn: '2026-11-08T01:05:00.000Z', isExpired: true, applicants: { total: 1 } }

describe('gigCard', () => {
  it('GL-01 has poster, title, applicant count and an expiry line', () => {
    expect(gigCard(gig, now, false)).toEqual({
      id: gig.id,
      title: 'Weekend barista',
      posterUrl: '/api/files/poster',
      applicants: '2 applicants',
      live: true,
      expiry: 'Expires in 4 days',
      unread: false,
    })
    expect(gigCard(expired, now, true)).toMatchObject({
      applicants: '1 applicant',
      live: false,
      expiry: 'Expired on 08/11/2026',
      unread: true,
    })
    expect(gigCard({ ...gig, isClosed: true, jobPoster: null }, now, false)).toMatchObject({
      posterUrl: null,
      live: false,
      expiry: 'Closed',
    })
  })

  it('knows that a gig has just run out although the server said it before', () => {
    expect(gigCard({ ...gig, expiringOn: now.toISOString() }, now, false)).toMatchObject({
      live: false,
      expiry: 'Expired on 21/11/2026',
    })
  })
})

describe('totalsOf', () => {
  it('GL-01 counts all applications and the gigs that have not expired', () => {
    expect(totalsOf([gig, expired, { ...gig, isClosed: true }], now)).toEqual({ applications: 5, live: 1 })
    expect(totalsOf([], now)).toEqual({ applications: 0, live: 0 })
  })
})
