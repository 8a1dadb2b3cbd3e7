import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clock, formatPay, jobListing } from '@/domain'
import { type GigDraft, listingOf, publishedPay, startingDraft } from './gig-draft'
import { withTime } from './timings'

const business = {
  companyName: 'Morning Ritual Espresso',
  companyCategory: 'Hospitality',
  currentSuburb: 'Carlton',
  currentZipCode: '3053',
  logoThumbnailUrl: null,
}
const fresh = startingDraft({ currentSuburb: null, currentZipCode: null })
const typed: GigDraft = {
  ...startingDraft(business),
  jobTitle: ' Weekend barista ',
  jobType: 'Part-Time',
  detailedAddress: ' 12 Example Lane',
  payStart: '33.05',
  payEnd: '38',
  summary: ['Pour coffee'],
  keywords: ['Hospo'],
}

beforeAll(() => clock.set('2026-11-21T01:30:00.000Z'))
afterAll(() => clock.reset())

describe('the listing of a draft', () => {
  it('GW-01 has placeholders where nothing is typed', () => {
    const listing = listingOf(fresh, business, null)
    expect(listing).toMatchObject({
      jobTitle: 'Your job title',
      jobSuburbName: 'Melbourne',
      Shift: [],
      jobPoster: null,
    })
    expect(formatPay(listing)).toBe('$50 Per Hour')
  })

  it('is one as students get them, live for a week from now', () => {
    const listing = listingOf(typed, business, 'blob:poster')
    expect(jobListing.parse(listing)).toEqual(listing)
    expect(listing).toMatchObject({
      jobTitle: 'Weekend barista',
      jobType: 'Part-Time',
      jobSuburbName: 'Carlton',
      jobZipCode: '3053',
      detailedAddress: '12 Example Lane',
      company: { companyName: 'Morning Ritual Espresso', suburb: { suburbName: 'Carlton' } },
      jobPoster: { fileUrl: 'blob:poster' },
      postedOn: '21-11-2026',
      expiringOn: '2026-11-28T01:30:00.000Z',
      isExpired: false,
    })
  })

  it('has the shifts as they were understood', () => {
    const timings = withTime(typed.timings, 'monday', { start: '9', end: '5' })
    expect(listingOf({ ...typed, timings }, business, null).Shift).toEqual([
      { dayOfWeek: 'Monday', startTime: '1970-01-01T09:00:00.000Z', endTime: '1970-01-01T17:00:00.000Z' },
    ])
  })
})

describe('the pay of a draft', () => {
  it.each<[Partial<GigDraft>, string]>([
    [{}, '$33.05 – $38 Per Hour'],
    [{ payEnd: '' }, '$33.05 Per Hour'],
    [{ payType: 'Flat Rate' }, '$33.05 – $38 Flat Rate'],
    [{ payStart: '', payEnd: '' }, '$50 Per Hour'],
    [{ discloseLater: true }, 'To be determined later'],
    [{ discloseLater: true, payStart: '', payEnd: '' }, 'To be determined later'],
    [{ payStart: '1.2.3', payEnd: '' }, 'To be determined later'],
  ])('GW-01 of %j reads %s', (change, text) => {
    expect(formatPay(publishedPay({ ...typed, ...change }))).toBe(text)
  })
})
