import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, formatPostedOn, melbourneIsoDay } from './melbourne-date'

describe('dates', () => {
  it('FM-02 formats dd/mm/yyyy on Melbourne’s calendar, in any time zone of the machine', () => {
    expect(formatDate('2026-11-21T01:30:00.000Z')).toBe('21/11/2026')
    // Half past midnight on the 22nd in Melbourne (daylight saving), still the 21st in UTC.
    expect(formatDate('2026-11-21T13:30:00.000Z')).toBe('22/11/2026')
    // Standard time: ten hours ahead.
    expect(formatDate('2026-06-30T13:59:00.000Z')).toBe('30/06/2026')
    expect(formatDate('2026-06-30T14:00:00.000Z')).toBe('01/07/2026')
    expect(melbourneIsoDay(new Date('2026-06-30T14:00:00.000Z'))).toBe('2026-07-01')
    expect(formatDate('not a date')).toBe('')
  })

  it('API-10 writes dd-mm-yyyy without swapping day and month', () => {
    expect(formatPostedOn(new Date('2026-03-02T01:00:00.000Z'))).toBe('02-03-2026')
  })

  it('API-10 writes the day of Melbourne’s calendar', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const [day, month, year] = formatPostedOn(date).split('-')
          return `${year}-${month}-${day}` === melbourneIsoDay(date)
        },
      ),
    )
  })
})
