import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDuration,
  formatMegabytes,
  formatPay,
  formatPostedOn,
  formatTime,
  formatTimeRange,
  fromWireTime,
  melbourneIsoDay,
  minutesSinceMidnight,
  parseDollars,
  toWireTime,
  truncate,
} from './formats'

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

describe('times', () => {
  it('AG-07 maps wall-clock hours to UTC hours on the wire, and back', () => {
    expect(toWireTime('09:00')).toBe('1970-01-01T09:00:00.000Z')
    expect(new Date(toWireTime('17:30')).getUTCHours()).toBe(17)
    expect(fromWireTime(toWireTime('23:45'))).toBe('23:45')
    expect(toWireTime('')).toBe('')
    expect(fromWireTime('2026-11-21T09:00:00.000Z')).toBe('')
  })

  it('are formatted on the 12-hour clock', () => {
    expect(formatTime('00:05')).toBe('12:05 am')
    expect(formatTime('12:00')).toBe('12 pm')
    expect(formatTime('17:30')).toBe('5:30 pm')
  })
})

it.each([
  [25, 30, 'Per Hour', '$25 – $30 Per Hour'],
  [28.5, 28.5, 'Per Hour', '$28.50 Per Hour'],
  [28, null, 'Per Hour', '$28 Per Hour'],
  [null, 28, null, '$28 Per Hour'],
  [250, 250, 'Flat Rate', '$250 Flat Rate'],
  [0, 0, 'Per Hour', 'To be determined later'],
  [null, null, null, 'To be determined later'],
  [-5, 10, 'Per Hour', 'To be determined later'],
] as const)('JS-05 FM-02 formatPay shows %s to %s, %s as %s', (payRangeStart, payRangeEnd, payType, shown) => {
  expect(formatPay({ payRangeStart, payRangeEnd, payType })).toBe(shown)
})

describe('truncate', () => {
  it('JS-04 BD-02 cuts to the number of characters and adds an ellipsis', () => {
    expect(truncate('short', 35)).toBe('short')
    expect(truncate('x'.repeat(35), 35)).toBe('x'.repeat(35))
    expect(truncate('x'.repeat(36), 35)).toBe(`${'x'.repeat(35)}…`)
    expect(truncate('👩‍🍳 chef', 100)).toBe('👩‍🍳 chef')
  })

  it('never returns more characters than the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, most) => {
        const cut = truncate(text, most)
        return cut === text ? [...text].length <= most : [...cut].length <= most + 1 && cut.endsWith('…')
      }),
    )
  })
})

it('AP-08 writes megabytes with two decimals, of 1024²', () => {
  expect(formatMegabytes(5 * 1024 * 1024 + 1)).toBe('5.00')
  expect(formatMegabytes(6_500_000)).toBe('6.20')
})

describe('spans of a day', () => {
  it('are marked when they end the next day', () => {
    expect(formatTimeRange('09:00', '17:30')).toBe('9 am – 5:30 pm')
    expect(formatTimeRange('22:00', '02:00')).toBe('10 pm – 2 am (next day)')
  })

  it.each([
    [0, '0 h'],
    [45, '45 min'],
    [480, '8 h'],
    [465, '7 h 45 min'],
  ])('%i minutes last %s', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words)
  })

  it('are counted in minutes since midnight', () => {
    expect(['00:00', '09:05', '23:59'].map(minutesSinceMidnight)).toEqual([0, 545, 1439])
  })
})

it.each([
  ['', null],
  ['  ', null],
  ['28', 28],
  ['28.5', 28.5],
  ['$33.05', 33.05],
  [' AUD 30 ', 30],
  ['1,200', 1200],
  ['.50', 0.5],
  ['0', 0],
  ['30/h', 30],
  ['$30 an hour', 30],
  ['30 dollars per hour', 30],
  ['30-35', undefined],
  ['about 40', undefined],
  ['40 a day', undefined],
  ['2.8.5', undefined],
  ['1,2', undefined],
  ['.', undefined],
  ['-3', undefined],
  ['9999999', undefined],
])('GW-03 parseDollars %j means %s', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars)
})
