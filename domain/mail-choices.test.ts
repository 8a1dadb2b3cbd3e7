import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from './clock.ts'
import {
  expiryMailAt,
  mailDueAt,
  mailFrequencies,
  mailFrequenciesOf,
  mailTopicsOf,
  mayBeMailed,
} from './mail-choices.ts'
import { formatDayAndTime } from './melbourne-date.ts'

describe('TR-07 a mail is due', () => {
  test.each([
    ['atOnce', '2026-11-21T01:30:00.000Z', '21 November, 12:30 pm'],
    ['daily', '2026-11-20T20:59:59.999Z', '21 November, 8 am'],
    ['daily', '2026-11-20T21:00:00.000Z', '22 November, 8 am'],
    // Daylight saving begins on Sunday 4 October 2026 at 2 am and ends on Sunday 5 April 2026 at 3 am.
    ['daily', '2026-10-03T02:00:00.000Z', '4 October, 8 am'],
    ['daily', '2026-10-03T22:00:00.000Z', '5 October, 8 am'],
    ['daily', '2026-04-04T02:00:00.000Z', '5 April, 8 am'],
    ['daily', '2026-04-04T23:00:00.000Z', '6 April, 8 am'],
  ] as const)('%s, for what happened at %s: %s', (frequency, happenedAt, due) => {
    expect(formatDayAndTime(mailDueAt(frequency, new Date(happenedAt), 8) ?? '')).toBe(due)
  })

  test('never', () => {
    expect(mailDueAt('never', new Date(), 8)).toBeNull()
  })

  test.each([
    [2, '2026-10-03T12:00:00.000Z', '2026-10-03T16:00:00.000Z'],
    [2, '2026-04-04T12:00:00.000Z', '2026-04-04T15:00:00.000Z'],
    [0, '2026-10-03T15:00:00.000Z', '2026-10-04T13:00:00.000Z'],
    [0, '2026-04-04T15:00:00.000Z', '2026-04-05T14:00:00.000Z'],
    [23, '2026-10-03T13:30:00.000Z', '2026-10-04T12:00:00.000Z'],
  ])('once a day, also at %i o’clock on the days that the clocks change', (hour, happenedAt, due) => {
    expect(mailDueAt('daily', new Date(happenedAt), hour)?.toISOString()).toBe(due)
  })
})

const instants = fc.date({
  min: new Date('2026-01-01T00:00:00.000Z'),
  max: new Date('2027-12-31T00:00:00.000Z'),
  noInvalidDate: true,
})
const hours = fc.integer({ min: 0, max: 23 })

test('TR-07 sends a daily mail within 25 hours at the digest hour, and never a later event earlier', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 3 * dayMs }), hours, (happenedAt, laterMs, hour) => {
      const due = mailDueAt('daily', happenedAt, hour) ?? new Date(Number.NaN)
      const wait = due.getTime() - happenedAt.getTime()
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(25 * hourMs)
      const shownHour = hour === 0 ? '12 am' : hour < 12 ? `${hour} am` : hour === 12 ? '12 pm' : `${hour - 12} pm`
      const isSkippedHour = hour === 2 && formatDayAndTime(due) === '4 October, 3 am'
      if (!isSkippedHour && !(hour === 2 && formatDayAndTime(due) === '3 October, 3 am'))
        expect(formatDayAndTime(due)).toMatch(new RegExp(`, ${shownHour}$`))
      const later = mailDueAt('daily', new Date(happenedAt.getTime() + laterMs), hour)
      expect(later?.getTime()).toBeGreaterThanOrEqual(due.getTime())
    }),
  )
})

test('TR-07 announces a gig’s end at the digest hour, 24 to 49 hours before', () => {
  fc.assert(
    fc.property(instants, hours, (expiringOn, hour) => {
      const announcedMs = expiryMailAt({ expiringOn, gigDate: null }, hour)?.getTime() ?? Number.NaN
      const noticeMs = expiringOn.getTime() - announcedMs
      expect(noticeMs).toBeGreaterThanOrEqual(24 * hourMs)
      expect(noticeMs).toBeLessThanOrEqual(49 * hourMs)
    }),
  )
})

test('TR-07 announces a gig’s end 24 hours before, also at 11 pm on the day that daylight saving ends', () => {
  const expiringOn = new Date('2026-04-06T12:30:00.000Z')
  expect(expiryMailAt({ expiringOn, gigDate: null }, 23)?.toISOString()).toBe('2026-04-04T12:00:00.000Z')
})

test('TR-07 does not announce the end of a gig that ends with its date', () => {
  const endOfDate = new Date('2026-11-28T13:00:00.000Z')
  expect(expiryMailAt({ expiringOn: endOfDate, gigDate: '2026-11-28' }, 8)).toBeNull()
  expect(expiryMailAt({ expiringOn: endOfDate, gigDate: '2026-12-05' }, 8)).not.toBeNull()
})

test.each([
  ['verified', { email: 'mei@cafe.example', isEmailVerified: true, isSuspended: false }, true],
  ['unverified', { email: 'mei@cafe.example', isEmailVerified: false, isSuspended: false }, false],
  ['suspended', { email: 'mei@cafe.example', isEmailVerified: true, isSuspended: true }, false],
  ['without an address', { email: null, isEmailVerified: true, isSuspended: false }, false],
] as const)('TR-07 an account that is %s', (_, recipient, isMailed) => {
  expect(mayBeMailed(recipient)).toBe(isMailed)
})

test('every topic can be switched off, and each has a choice of its own', () => {
  for (const topic of [...mailTopicsOf.student, ...mailTopicsOf.business]) {
    expect(mailFrequenciesOf[topic]).toContain('never')
    expect(mailFrequencies).toEqual(expect.arrayContaining([...mailFrequenciesOf[topic]]))
  }
})
