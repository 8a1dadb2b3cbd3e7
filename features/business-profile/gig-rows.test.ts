import { describe, expect, it } from 'vitest'
import { gigRow, type ListedGig } from './gig-rows'

const now = new Date('2026-11-21T01:30:00.000Z')
const gig: ListedGig = {
  id: '91900000-0000-4000-8000-000000000001',
  jobTitle: 'Weekend barista',
  status: 'live',
  expiringOn: '2026-11-25T01:30:00.000Z',
  postedOn: '18-11-2026',
  applicants: { total: 2 },
}

describe('gigRow', () => {
  it('BD-02 counts the candidates and shows the date with slashes', () => {
    expect(gigRow(gig, now)).toMatchObject({ status: 'live', candidates: 2, postedOn: '18/11/2026' })
  })

  it('BD-02 cuts the title at 30 characters on desktop and 40 on mobile', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'
    const row = gigRow({ ...gig, jobTitle: letters }, now)
    expect(row).toMatchObject({
      title: letters,
      desktopTitle: `${letters.slice(0, 30)}…`,
      phoneTitle: `${letters.slice(0, 40)}…`,
    })
    expect(gigRow({ ...gig, jobTitle: letters.slice(0, 30) }, now).desktopTitle).toBe(letters.slice(0, 30))
    expect(gigRow({ ...gig, jobTitle: letters.slice(0, 40) }, now).phoneTitle).toBe(letters.slice(0, 40))
  })

  it.each([
    ['live', 'Track'],
    ['paused', 'Track'],
    ['filled', 'Track'],
    ['expired', 'Take Action'],
    ['closed', 'Take Action'],
  ] as const)('PF-09 BD-03 shows that a gig is %s, and says %s', (status, action) => {
    expect(gigRow({ ...gig, status }, now)).toMatchObject({ status, action })
  })

  it('BD-03 shows Take Action once the listing has expired since it was fetched', () => {
    expect(gigRow({ ...gig, expiringOn: now.toISOString() }, now)).toMatchObject({
      status: 'expired',
      action: 'Take Action',
    })
  })
})
