import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeAgo } from './time-ago'
import { timeAgoLabels } from './time-ago-labels'

const now = new Date('2026-11-21T01:30:00.000Z')
const DAY = 86_400
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('timeAgo', () => {
  it.each([
    [0, 'just now'],
    [4, 'just now'],
    [4.999, 'just now'],
    [5, '5 seconds ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [119, '1 minute ago'],
    [120, '2 minutes ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [7200, '2 hours ago'],
    [86_399, '23 hours ago'],
    [86_400, 'yesterday'],
    [2 * DAY - 1, 'yesterday'],
    [2 * DAY, '2 days ago'],
    [6 * DAY, '6 days ago'],
    [7 * DAY, '1 week ago'],
    [14 * DAY, '2 weeks ago'],
    [27 * DAY, '3 weeks ago'],
    [28 * DAY, '1 month ago'],
    [29 * DAY, '1 month ago'],
    [30 * DAY, '1 month ago'],
    [60 * DAY, '2 months ago'],
    [359 * DAY, '11 months ago'],
    [360 * DAY, '1 year ago'],
    [364 * DAY, '1 year ago'],
    [365 * DAY, '1 year ago'],
    [730 * DAY, '2 years ago'],
  ])('FM-01 %d s → %s', (seconds, words) => {
    expect(timeAgo(before(seconds), now)).toBe(words)
    expect(timeAgo(before(seconds).toISOString(), now)).toBe(words)
  })

  it('FM-01 shows the future as just now', () => {
    expect(timeAgo(before(-1), now)).toBe('just now')
    expect(timeAgo(before(-400 * DAY), now)).toBe('just now')
  })

  it('is empty for an invalid date', () => {
    expect(timeAgo('soon', now)).toBe('')
    expect(timeAgo(new Date(Number.NaN), now)).toBe('')
  })

  it('FM-01 never shows zero, never exceeds its unit, and never decreases', () => {
    const most: Record<string, number> = { second: 59, minute: 59, hour: 23, day: 6, week: 3, month: 11 }
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 4000 * DAY }), (seconds) => {
        const words = timeAgo(before(seconds), now)
        if (words === 'yesterday') return
        const match = /^(\d+) (second|minute|hour|day|week|month|year)(s?) ago$/.exec(words)
        const count = Number(match?.[1])
        const unit = match?.[2] ?? ''
        expect(count).toBeGreaterThanOrEqual(1)
        expect(count).toBeLessThanOrEqual(most[unit] ?? Number.POSITIVE_INFINITY)
        expect(match?.[3]).toBe(count === 1 ? '' : 's')
      }),
      { numRuns: 1000 },
    )
  })
})

it.each([
  [0, 'jetzt'],
  [DAY, 'gestern'],
  [7 * DAY, 'vor 1 Woche'],
  [30 * DAY, 'vor 1 Monat'],
  [400 * DAY, 'vor 1 Jahr'],
])('timeAgoLabels says %i seconds in another language, in words only for now and days', (seconds, expected) => {
  expect(timeAgoLabels('de').ago(before(seconds), now)).toBe(expected)
})
