import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfMelbourneDate, formatGigDate, listingExpiry, weekdayOfDate } from './gig-date'
import { melbourneIsoDay } from './melbourne-date'
import * as messages from './messages'
import { gigDateIssues } from './pay-and-timings'
import { jobTypes } from './presets'

const now = new Date('2026-11-21T01:30:00.000Z')
const isoDates = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10))

describe('a date', () => {
  it('PF-05 has a weekday, and is formatted with the year only when it is not this year', () => {
    expect(weekdayOfDate('2026-11-28')).toBe('Saturday')
    expect(formatGigDate('2026-11-28', now)).toBe('Saturday 28 November')
    expect(formatGigDate('2027-01-01', now)).toBe('Friday 1 January 2027')
  })

  it.each(['', '28/11/2026', '2026-02-30', '2026-13-01', '2026-11-28T00:00:00Z'])('rejects %j', (text) => {
    expect(weekdayOfDate(text)).toBeNull()
    expect(formatGigDate(text, now)).toBe('')
    expect(() => endOfMelbourneDate(text)).toThrow('YYYY-MM-DD')
  })

  it('ends at the first instant of the next day in Melbourne, on days the clock changes too', () => {
    const dates = fc.oneof(isoDates, fc.constantFrom('2026-04-05', '2026-04-04', '2026-10-03', '2026-10-04'))
    fc.assert(
      fc.property(dates, (date) => {
        const end = endOfMelbourneDate(date)
        expect(melbourneIsoDay(new Date(end.getTime() - 1))).toBe(date)
        expect(melbourneIsoDay(end) > date).toBe(true)
      }),
    )
  })
})

describe('listingExpiry', () => {
  const week = '2026-11-28T01:30:00.000Z'

  it('GW-10 PF-05 is after a week, or after the gig’s date when that is sooner', () => {
    expect(listingExpiry(now, null).toISOString()).toBe(week)
    expect(listingExpiry(now, '2026-12-24').toISOString()).toBe(week)
    expect(listingExpiry(now, '2026-11-25').toISOString()).toBe('2026-11-25T13:00:00.000Z')
  })
})

describe('gigDateIssues', () => {
  const onSaturday = { jobType: 'One Time Gig', gigDate: '2026-11-28', shiftDays: ['Saturday'] } as const
  const issue = (message: string) => [{ path: ['gigDate'], message }]

  it('PF-05 requires a date for a one-time gig only', () => {
    expect(gigDateIssues(onSaturday, now)).toEqual([])
    expect(gigDateIssues({ ...onSaturday, gigDate: '' }, now)).toEqual(issue(messages.gig.dateRequired))
    expect(gigDateIssues({ ...onSaturday, jobType: 'Casual' }, now)).toEqual(issue(messages.gig.dateOnlyOnce))
    expect(gigDateIssues({ ...onSaturday, jobType: 'Casual', gigDate: '' }, now)).toEqual([])
  })

  it('PF-05 accepts today in Melbourne and rejects yesterday', () => {
    // Still Friday in UTC, already Saturday in Melbourne.
    const lateFriday = new Date('2026-11-20T22:00:00.000Z')
    expect(gigDateIssues({ ...onSaturday, gigDate: '2026-11-21' }, lateFriday)).toEqual([])
    expect(gigDateIssues({ ...onSaturday, gigDate: '2026-11-20', shiftDays: [] }, lateFriday)).toEqual(
      issue(messages.gig.datePast),
    )
  })

  it('PF-05 accepts exactly the dates whose weekday has every shift', () => {
    const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
    fc.assert(
      fc.property(
        fc.constantFrom(...jobTypes),
        fc.option(isoDates, { nil: '' }),
        fc.array(fc.constantFrom(...days)),
        (jobType, gigDate, shiftDays) => {
          const right =
            jobType === 'One Time Gig'
              ? gigDate >= '2026-11-21' && shiftDays.every((day) => days.indexOf(day) === new Date(gigDate).getUTCDay())
              : gigDate === ''
          expect(gigDateIssues({ jobType, gigDate, shiftDays }, now).length === 0).toBe(right)
        },
      ),
    )
  })
})
