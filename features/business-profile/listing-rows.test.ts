import { describe, expect, it } from 'vitest'
import { type RowListing, toListingRow } from './listing-rows'

const now = new Date('2026-11-21T01:30:00.000Z')
const listing: RowListing = {
  id: '91900000-0000-4000-8000-000000000001',
  jobTitle: 'Weekend barista',
  status: 'live',
  expiringOn: '2026-11-25T01:30:00.000Z',
  postedOn: '18-11-2026',
  applicants: { total: 2 },
}

describe('toListingRow', () => {
  it('BD-02 counts the applicants and shows the date with slashes', () => {
    expect(toListingRow(listing, now)).toMatchObject({ status: 'live', applicantCount: 2, postedOn: '18/11/2026' })
  })

  it('BD-02 cuts the title at 30 characters on desktop and 40 on mobile', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'
    const row = toListingRow({ ...listing, jobTitle: letters }, now)
    expect(row).toMatchObject({
      title: letters,
      cutTitles: { desktop: `${letters.slice(0, 30)}…`, phone: `${letters.slice(0, 40)}…` },
    })
    expect(toListingRow({ ...listing, jobTitle: letters.slice(0, 30) }, now).cutTitles.desktop).toBe(
      letters.slice(0, 30),
    )
    expect(toListingRow({ ...listing, jobTitle: letters.slice(0, 40) }, now).cutTitles.phone).toBe(letters.slice(0, 40))
  })

  it.each([
    ['live', 'track'],
    ['paused', 'track'],
    ['filled', 'track'],
    ['expired', 'takeAction'],
    ['closed', 'takeAction'],
  ] as const)('PF-09 BD-03 shows that a listing is %s, with the action %s', (status, action) => {
    expect(toListingRow({ ...listing, status }, now)).toMatchObject({ status, action })
  })

  it('BD-03 has the action takeAction once the listing has expired since it was fetched', () => {
    expect(toListingRow({ ...listing, expiringOn: now.toISOString() }, now)).toMatchObject({
      status: 'expired',
      action: 'takeAction',
    })
  })
})
