import { describe, expect, it } from 'vitest'
import { type ListedGig, toGigCard, totalsOf } from './gig-cards'

const now = new Date('2026-11-21T01:30:00.000Z')
const gig: ListedGig = {
  id: '91900000-0000-4000-8000-000000000001',
  jobTitle: 'Weekend barista',
  jobPoster: { fileUrl: '/api/files/poster' },
  expiringOn: '2026-11-25T01:30:00.000Z',
  status: 'live',
  applicants: { total: 2 },
}
const expired: ListedGig = { ...gig, expiringOn: '2026-11-08T01:05:00.000Z', applicants: { total: 1 } }

describe('toGigCard', () => {
  it('GL-01 contains poster, title, number of applicants and expiry', () => {
    expect(toGigCard(gig, now, false)).toEqual({
      id: gig.id,
      title: 'Weekend barista',
      posterUrl: '/api/files/poster',
      applicants: '2 applicants',
      status: 'live',
      expiry: 'Expires in 4 days',
      unread: false,
    })
    expect(toGigCard(expired, now, true)).toMatchObject({
      applicants: '1 applicant',
      status: 'expired',
      expiry: 'Expired on 08/11/2026',
      unread: true,
    })
    expect(toGigCard({ ...gig, status: 'closed', jobPoster: null }, now, false)).toMatchObject({
      posterUrl: null,
      status: 'closed',
      expiry: '',
    })
  })

  it('PF-09 has an expiry for a paused gig and none for a filled one', () => {
    expect(toGigCard({ ...gig, status: 'paused' }, now, false)).toMatchObject({
      status: 'paused',
      expiry: 'Expires in 4 days',
    })
    expect(toGigCard({ ...gig, status: 'filled' }, now, false)).toMatchObject({ status: 'filled', expiry: '' })
  })

  it('is expired once the expiry has passed, whatever status the server sent before', () => {
    expect(toGigCard({ ...gig, expiringOn: now.toISOString() }, now, false)).toMatchObject({
      status: 'expired',
      expiry: 'Expired on 21/11/2026',
    })
  })
})

it('GL-01 totalsOf counts all applications and the gigs that have not expired', () => {
  expect(totalsOf([gig, expired, { ...gig, status: 'closed' }], now)).toEqual({ applications: 5, live: 1 })
  expect(totalsOf([], now)).toEqual({ applications: 0, live: 0 })
})
