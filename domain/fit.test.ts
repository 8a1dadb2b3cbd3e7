import { DAYS, entriesOf, FULL_WEEK, slotsOf } from '@campus-gigs/ui/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Shift } from './entities.ts'
import { clashText, computeFit, coverageText, intervalText, matchText, type ShiftFit, slotCoverageText } from './fit.ts'
import { shift } from './testing/listings.ts'

/** The fit of an availability, given by its cells. */
function fitOf(cells: string[], ...shifts: Shift[]): ShiftFit {
  const fit = computeFit(entriesOf(cells), shifts)
  if (!fit) throw new Error('These shifts have no length.')
  return fit
}

/** `clashText` with plain spaces. */
function plainClashText(...args: Parameters<typeof clashText>): string {
  return clashText(...args).replaceAll('\u00A0', ' ')
}

/** The texts of a fit, from top to bottom. */
function textsOf(cells: string[], ...shifts: Shift[]): string[] {
  const fit = fitOf(cells, ...shifts)
  return [coverageText(fit), plainClashText(fit, 2), matchText(fit, 'student'), matchText(fit, 'business')]
}

describe('the fit as text', () => {
  it('PF-04 states the covered shifts, the clash and the base of the percent', () => {
    const shifts = [shift('Saturday', '09:00', '17:00'), shift('Tuesday', '17:00', '21:00')]
    expect(textsOf(['6-0', '6-1', '2-2', '3-0'], ...shifts)).toEqual([
      'Covers 1 of 2 shifts',
      'Clash: Tue 5 pm – 6 pm',
      'Matches 75 % of the times you are free',
      'Matches 75 % of your shift slots',
    ])
    expect(textsOf(['6-0', '6-1', '2-1', '2-2', '3-0'], ...shifts)).toEqual([
      'Covers all 2 shifts',
      '',
      'Matches 80 % of the times you are free',
      'Matches 100 % of your shift slots',
    ])
  })

  it('AG-06 counts the slots behind the percent', () => {
    expect(slotCoverageText(fitOf(['1-0'], shift('Monday', '09:00', '17:00')))).toBe('covers 1 of 2 shift slots')
    expect(slotCoverageText(fitOf([], shift('Monday', '09:00', '10:00')))).toBe('covers 0 of 1 shift slot')
  })

  it('PF-04 states whether a single shift is covered', () => {
    expect(coverageText(fitOf(['1-0'], shift('Monday', '08:00', '12:00')))).toBe('Covers the shift')
    expect(coverageText(fitOf([], shift('Monday', '08:00', '12:00')))).toBe('Covers 0 of 1 shift')
  })

  it('PF-04 an overnight shift is covered by the slots of both days', () => {
    const overnight = shift('Friday', '22:00', '07:00')
    expect(textsOf(['5-3', '6-0'], overnight)).toEqual([
      'Covers the shift',
      '',
      'Matches 100 % of the times you are free',
      'Matches 100 % of your shift slots',
    ])
    expect(textsOf(['5-3'], overnight)).toEqual([
      'Covers 0 of 1 shift',
      'Clash: Sat 6 am – 7 am',
      'Matches 100 % of the times you are free',
      'Matches 50 % of your shift slots',
    ])
  })

  it('AG-08 assigns the hours before 6 am to the night before', () => {
    expect(plainClashText(fitOf(['0-3'], shift('Monday', '04:00', '07:00')))).toBe('Clash: Mon 6 am – 7 am')
    expect(coverageText(fitOf(['6-3'], shift('Sunday', '04:00', '06:00')))).toBe('Covers the shift')
  })

  it('names a night across Sunday midnight as one clash', () => {
    expect(plainClashText(fitOf([], shift('Sunday', '22:00', '02:00'), shift('Monday', '09:00', '10:00')))).toBe(
      'Clashes: Mon 9 am – 10 am, Sun 10 pm – 2 am',
    )
  })

  it('names the first clashes and counts the others', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const
    const fit = fitOf([], ...days.map((day) => shift(day, '09:00', '10:30')))
    expect(plainClashText(fit, 2)).toBe('Clashes: Mon 9 am – 10:30 am, Tue 9 am – 10:30 am and 2 more')
    expect(plainClashText(fit)).toContain('Wed 9 am – 10:30 am, Thu 9 am – 10:30 am')
  })

  it('keeps the words of a clash on one line', () => {
    expect(clashText(fitOf([], shift('Sunday', '22:00', '02:00')))).toBe(
      'Clash: Sun\u00A010\u00A0pm\u00A0–\u00A02\u00A0am',
    )
  })

  it('names the day on which an interval of a day or more ends', () => {
    expect(intervalText({ startMinute: 9 * 60, endMinute: (24 + 12) * 60 })).toBe('Mon 9 am – Tue 12 pm')
  })

  it('JS-08 a listing without shift times has no fit, not 0 %', () => {
    expect(computeFit(entriesOf(FULL_WEEK), [])).toBeNull()
    expect(computeFit(entriesOf(FULL_WEEK), [shift('Monday', '09:00', '09:00')])).toBeNull()
  })
})

const time = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 0, 1, 30, 59))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
const rosters = fc.array(
  fc.tuple(fc.constantFrom(...DAYS), time, time).map((parts) => shift(...parts)),
  { maxLength: 6 },
)
const minutesPerWeek = 7 * 1440

/** The minutes of the week in a shift, stepped one by one from Sunday 00:00. */
function minutesOf({ dayOfWeek, startTime, endTime }: Shift): number[] {
  const minuteOfDay = (wire: string) => Number(wire.slice(11, 13)) * 60 + Number(wire.slice(14, 16))
  const minutes: number[] = []
  for (let minute = minuteOfDay(startTime); minute % 1440 !== minuteOfDay(endTime); minute += 1)
    minutes.push((DAYS.indexOf(dayOfWeek) * 1440 + minute) % minutesPerWeek)
  return minutes
}

/** The cell of a minute from Sunday 00:00. */
function cellOf(minute: number): string {
  const hour = Math.floor((minute % 1440) / 60)
  const day = Math.floor(minute / 1440)
  const slot = hour < 6 ? 3 : hour < 12 ? 0 : hour < 18 ? 1 : hour < 22 ? 2 : 3
  return `${hour < 6 ? (day + 6) % 7 : day}-${slot}`
}

it('PF-04 coverage, slots, clashes and percent equal a minute-by-minute count', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: FULL_WEEK }), rosters, (mask, roster) => {
      const free = slotsOf(entriesOf(mask))
      const worked = roster.map(minutesOf).filter(({ length }) => length > 0)
      const fit = computeFit(entriesOf(mask), roster)
      if (worked.length === 0) {
        expect(fit).toBeNull()
        return
      }
      if (!fit) throw new Error('The roster has hours, so it has a fit.')
      const needed = new Set(worked.flat().map(cellOf))
      const shared = [...needed].filter((cell) => free.has(cell)).length
      const percent = (whole: number) => (whole === 0 ? 0 : Math.round((shared / whole) * 10_000) / 100)
      const clashing = new Set(worked.flat().filter((minute) => !free.has(cellOf(minute))))
      // Clashes count minutes from Monday 00:00, the test from Sunday 00:00.
      const clashed = fit.clashes.flatMap(({ startMinute, endMinute }) =>
        Array.from({ length: endMinute - startMinute }, (_, index) => (startMinute + index + 1440) % minutesPerWeek),
      )

      expect(fit.totalShifts).toBe(worked.length)
      expect(fit.coveredShifts).toBe(worked.filter((minutes) => !minutes.some((each) => clashing.has(each))).length)
      expect(new Map(fit.slots.map(({ key, isFree }) => [key, isFree]))).toEqual(
        new Map([...needed].map((cell) => [cell, free.has(cell)])),
      )
      expect(slotsOf(roster)).toEqual(needed)
      expect(fit.percentOfAvailability).toBe(percent(free.size))
      expect(fit.percentOfShifts).toBe(percent(needed.size))
      expect(clashed).toHaveLength(clashing.size)
      expect(new Set(clashed)).toEqual(clashing)
    }),
  )
})
