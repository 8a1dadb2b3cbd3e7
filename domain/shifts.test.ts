import { DAYS } from '@campus-gigs/ui/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysFromMonday, formatShift, sortShifts } from './shifts.ts'
import { shift } from './testing/listings.ts'

describe('formatShift', () => {
  it('JS-08 writes the wall-clock hours of a shift', () => {
    expect(formatShift(shift('Monday', '07:00', '11:30'))).toBe('Monday 7 am – 11:30 am')
    expect(formatShift(shift('Saturday', '12:00', '17:00'))).toBe('Saturday 12 pm – 5 pm')
  })

  it('says when a shift ends the next day', () => {
    expect(formatShift(shift('Friday', '22:00', '02:00'))).toBe('Friday 10 pm – 2 am (next day)')
  })
})

describe('sortShifts', () => {
  it('sorts by day from Monday, then by start time', () => {
    const stored = [
      shift('Sunday', '08:00', '09:00'),
      shift('Monday', '18:00', '20:00'),
      shift('Wednesday', '08:00', '09:00'),
      shift('Monday', '07:00', '09:00'),
    ]
    expect(sortShifts(stored).map(formatShift)).toEqual([
      'Monday 7 am – 9 am',
      'Monday 6 pm – 8 pm',
      'Wednesday 8 am – 9 am',
      'Sunday 8 am – 9 am',
    ])
  })

  const time = fc
    .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const shifts = fc.array(fc.tuple(fc.constantFrom(...DAYS), time, time).map((parts) => shift(...parts)))

  it('keeps every shift, in the order of the week, whatever the stored order', () => {
    fc.assert(
      fc.property(shifts, fc.infiniteStream(fc.nat()), (stored, ranks) => {
        const sorted = sortShifts(stored)
        const weekMinutes = sorted.map(
          ({ dayOfWeek, startTime }) => `${daysFromMonday.indexOf(dayOfWeek)} ${startTime.slice(11, 16)}`,
        )
        expect(weekMinutes).toEqual(weekMinutes.toSorted())
        const shuffled = stored
          .map((each) => ({ each, rank: Number(ranks.next().value) }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ each }) => each)
        expect(sortShifts(shuffled)).toEqual(sorted)
        expect(sorted).toHaveLength(stored.length)
      }),
    )
  })
})
