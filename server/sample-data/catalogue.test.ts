import { maskOf } from '@campus-gigs/ui/availability'
import { isSuburbZipPair } from '@campus-gigs/ui/data/melbourne-suburbs'
import { describe, expect, test } from 'vitest'
import {
  fromWireTime,
  isBusinessProfileComplete,
  jobTags,
  legalMinimums,
  limits,
  phoneNumberSchema,
  screeningQuestions,
  shiftSchema,
} from '@/domain'
import { sanitizeRichText } from '../resources/sanitize-rich-text.ts'
import { sampleBusinesses } from './catalogue.ts'
import { parseRoster } from './fill.ts'

const listings = sampleBusinesses.flatMap((business) => business.listings)
const hourOf = (wire: string) => {
  const [hours = 0, minutes = 0] = fromWireTime(wire).split(':').map(Number)
  return hours + minutes / 60
}
const hoursWorked = (listing: (typeof listings)[number]) =>
  parseRoster(listing).reduce(
    (sum, { startTime, endTime }) => sum + ((hourOf(endTime) - hourOf(startTime) + 24) % 24),
    0,
  )

test('the sample businesses are eight, marked as samples, with complete profiles in suburbs that exist', () => {
  expect(sampleBusinesses).toHaveLength(8)
  for (const business of sampleBusinesses) {
    const { suburb, ...profile } = business
    expect(business.companyName).toMatch(/ \(sample\)$/)
    expect(business.email).toMatch(/\.example$/)
    expect(phoneNumberSchema.safeParse(business.phoneNumber).success).toBe(true)
    expect(isSuburbZipPair(...suburb), business.companyName).toBe(true)
    expect(isBusinessProfileComplete({ ...profile, id: 'x', createdAt: 'x', currentSuburb: suburb[0] })).toBe(true)
  }
  expect(new Set(sampleBusinesses.map((business) => business.phoneNumber)).size).toBe(8)
})

describe('the sample gigs', () => {
  test('are 24 with distinct titles, in suburbs that exist, within the wizard’s limits', () => {
    expect(listings).toHaveLength(24)
    expect(new Set(listings.map((listing) => listing.jobTitle)).size).toBe(24)
    for (const listing of listings) {
      expect(isSuburbZipPair(...listing.suburb), listing.jobTitle).toBe(true)
      expect(listing.summary.length).toBeGreaterThan(0)
      expect(
        listing.keywords.some((keyword) => jobTags.some((tag) => tag === keyword)) || listing.keywords.length > 2,
      ).toBe(true)
      expect(listing.questions.length).toBeLessThanOrEqual(limits.questionsPerListing)
      for (const index of listing.questions) expect(screeningQuestions[index]).toBeDefined()
      for (const line of listing.summary) expect(line.length).toBeLessThanOrEqual(limits.summaryPoint)
      expect(sanitizeRichText(listing.description)).toBe(listing.description)
    }
  })

  test('pay at least the legal minimum for casual work, flat rates per rostered hour', () => {
    const floor = Math.max(...legalMinimums.map((minimum) => minimum.casual))
    for (const listing of listings) {
      const { pay } = listing
      if (!pay) continue
      expect(pay.to).toBeGreaterThanOrEqual(pay.from)
      const hourly = pay.type === 'Per Hour' ? pay.from : pay.from / hoursWorked(listing)
      expect(hourly, listing.jobTitle).toBeGreaterThanOrEqual(floor)
    }
  })

  test('include overnight, early, weekend-only and unconfirmed shifts, and every kind of pay', () => {
    const rosters = listings.map((listing) => parseRoster(listing))
    for (const roster of rosters) for (const span of roster) expect(shiftSchema.safeParse(span).success).toBe(true)
    expect(rosters.some((roster) => roster.some((span) => span.endTime < span.startTime))).toBe(true)
    expect(rosters.some((roster) => roster.some((span) => hourOf(span.startTime) < 6))).toBe(true)
    expect(rosters.some((roster) => roster.length > 0 && roster.every((span) => /^S/.test(span.dayOfWeek)))).toBe(true)
    expect(rosters.filter((roster) => roster.length === 0)).toHaveLength(1)
    expect(new Set(rosters.map(maskOf)).size).toBeGreaterThan(15)
    expect(listings.filter((listing) => listing.pay === null)).toHaveLength(1)
    expect(listings.some((listing) => listing.pay?.type === 'Flat Rate')).toBe(true)
    expect(listings.some((listing) => listing.pay && listing.pay.from < listing.pay.to)).toBe(true)
    expect(new Set(listings.map((listing) => listing.questions.length))).toEqual(new Set([0, 1, 2, 3]))
  })

  test('are posted within the six days before the first start, so all are live', () => {
    for (const { hoursAgo } of listings) {
      expect(hoursAgo).toBeGreaterThan(0)
      expect(hoursAgo).toBeLessThan(6 * 24)
    }
  })
})
