import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalMinimumOn, legalMinimums, type OfferedPay, payBelowMinimum, rosteredHours } from './fair-pay.ts'
import { toWireTime } from './time-of-day.ts'

const on = (start: string, end: string) =>
  ({ dayOfWeek: 'Friday', startTime: toWireTime(start), endTime: toWireTime(end) }) as const
const offer = (payRangeStart: number | null, rest: Partial<OfferedPay> = {}): OfferedPay => ({
  jobType: 'Casual',
  payType: 'Per Hour',
  payRangeStart,
  Shift: [],
  ...rest,
})
const [before, since] = ['2026-06-30', '2026-07-01']

it('legalMinimumOn returns the minimum in force on the day', () => {
  expect(legalMinimumOn(before)).toMatchObject({ hourly: 24.95, casual: 31.19 })
  expect(legalMinimumOn(since)).toMatchObject({ hourly: 26.44, casual: 33.05 })
  expect(legalMinimumOn('2020-01-01')).toBe(legalMinimums.at(-1))
  expect(legalMinimums.map(({ from }) => from)).toEqual(
    legalMinimums
      .map(({ from }) => from)
      .toSorted()
      .reverse(),
  )
})

describe('payBelowMinimum', () => {
  it('compares with the minimum of the date and the job type, to the cent', () => {
    for (const [day, jobType, floor] of [
      [since, 'Casual', 33.05],
      [since, 'One Time Gig', 33.05],
      [since, 'Part-Time', 26.44],
      [before, 'Casual', 31.19],
      [before, 'Part-Time', 24.95],
    ] as const) {
      expect(payBelowMinimum(offer(floor, { jobType }), day)).toBeNull()
      expect(payBelowMinimum(offer(floor - 0.01, { jobType }), day)).toMatchObject({
        offered: floor - 0.01,
        minimum: floor,
        isCasual: jobType !== 'Part-Time',
      })
    }
  })

  it('divides a flat rate by the rostered hours, past midnight too', () => {
    const night = { payType: 'Flat Rate', Shift: [on('22:00', '02:00'), on('09:00', '13:00')] } as const
    expect(payBelowMinimum(offer(264.4, night), since)).toBeNull()
    expect(payBelowMinimum(offer(264, night), since)).toMatchObject({ offered: 33, minimum: 33.05 })
  })

  it('is null when the hourly pay is unknown', () => {
    expect(payBelowMinimum(offer(null), since)).toBeNull()
    expect(payBelowMinimum(offer(1, { jobType: '' }), since)).toBeNull()
    expect(payBelowMinimum(offer(1, { payType: null }), since)).toBeNull()
    expect(payBelowMinimum(offer(1, { payType: 'Flat Rate' }), since)).toBeNull()
  })

  it('never warns about a higher pay for the same work', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 0, max: 9_000 }), (cents, more) => {
        if (payBelowMinimum(offer(cents / 100), since) === null)
          expect(payBelowMinimum(offer((cents + more) / 100), since)).toBeNull()
      }),
    )
  })
})

it('rosteredHours adds up the shifts', () => {
  expect(rosteredHours([])).toBe(0)
  expect(rosteredHours([on('09:00', '17:30'), on('22:00', '02:00')])).toBe(12.5)
})
