import { beforeEach, describe, expect, it } from 'vitest'
import { clock, formatPay, jobListingSchema, listingContentSchema, screeningQuestions } from '@/domain'
import { draftOfListing, type GigDraft, startingDraft } from './gig-draft'
import { listingOf } from './listing-of-draft'
import { previewPay } from './pay-and-shifts'
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

beforeEach(() => clock.set('2026-11-21T01:30:00.000Z'))

describe('the listing of a draft', () => {
  it('GW-01 has placeholders for empty fields', () => {
    const listing = listingOf(fresh, business, null)
    expect(listing).toMatchObject({
      jobTitle: 'Your job title',
      jobSuburbName: 'Melbourne',
      Shift: [],
      jobPoster: null,
    })
    expect(formatPay(listing)).toBe('$50 Per Hour')
  })

  it('passes the schema of students’ listings, live for a week from now', () => {
    const listing = listingOf(typed, business, 'blob:poster')
    expect(jobListingSchema.parse(listing)).toEqual(listing)
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

  it('contains the parsed shifts', () => {
    const timings = withTime(typed.timings, 'monday', { start: '9', end: '5' })
    expect(listingOf({ ...typed, timings }, business, null).Shift).toEqual([
      { dayOfWeek: 'Monday', startTime: '1970-01-01T09:00:00.000Z', endTime: '1970-01-01T17:00:00.000Z' },
    ])
  })
})

it.each<[Partial<GigDraft>, string]>([
  [{}, '$33.05 – $38 Per Hour'],
  [{ payEnd: '' }, '$33.05 Per Hour'],
  [{ payType: 'Flat Rate' }, '$33.05 – $38 Flat Rate'],
  [{ payStart: '', payEnd: '' }, '$50 Per Hour'],
  [{ discloseLater: true }, 'To be determined later'],
  [{ discloseLater: true, payStart: '', payEnd: '' }, 'To be determined later'],
  [{ payStart: '1.2.3', payEnd: '' }, 'To be determined later'],
])('GW-01 the pay of a draft with %j reads %s', (change, text) => {
  expect(formatPay(previewPay({ ...typed, ...change }))).toBe(text)
})

describe('the draft of a posted listing', () => {
  it('PF-01 PF-05 contains the listing’s content, and makes an equal listing', () => {
    const timings = withTime(withTime(typed.timings, 'monday', { start: '9', end: '5' }), 'friday', {
      start: '22:30',
      end: '2am',
    })
    const questions = screeningQuestions.slice(0, 2).map(({ question }) => question)
    const listing = listingOf({ ...typed, timings, questions }, business, '/api/files/poster')
    const draft = draftOfListing({ ...listing, belowMinimumReason: null })
    expect(draft).toMatchObject({ step: 5, keptPoster: { jobListingId: listing.id, fileUrl: '/api/files/poster' } })
    expect(draft.idempotencyKey).not.toBe(typed.idempotencyKey)
    expect(listingContentSchema.parse(listingOf(draft, business, '/api/files/poster'))).toEqual({
      ...listingContentSchema.parse(listing),
    })
  })

  it('PF-05 is disclosed later when the listing’s pay is', () => {
    const timings = withTime(typed.timings, 'monday', { start: '9', end: '5' })
    const listing = listingOf({ ...typed, timings, discloseLater: true }, business, null)
    expect(draftOfListing({ ...listing, belowMinimumReason: null })).toMatchObject({
      discloseLater: true,
      payStart: '',
      payEnd: '',
      keptPoster: null,
    })
  })
})
