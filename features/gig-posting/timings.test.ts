import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Weekday, weekdays } from '@/domain'
import {
  type CopyMode,
  copyModes,
  type DayTimes,
  emptyTimings,
  shiftsOfWeek,
  shownTimes,
  type Timings,
  withCopy,
  withTime,
} from './timings'

const time = fc.constantFrom('', '07:30', '09:00', '17:00', '22:00')
const dayTimes = fc.record({ start: time, end: time })
const week: fc.Arbitrary<Timings> = fc.record({
  own: fc.record({
    monday: dayTimes,
    tuesday: dayTimes,
    wednesday: dayTimes,
    thursday: dayTimes,
    friday: dayTimes,
    saturday: dayTimes,
    sunday: dayTimes,
  }),
  copy: fc.constantFrom(...copyModes),
})
const day = fc.constantFrom(...weekdays)
const shown = (timings: Timings): DayTimes[] => weekdays.map((each) => shownTimes(each, timings))

/** The days that show Monday's times, by copy mode. */
const copied: Record<CopyMode, Weekday[]> = {
  none: [],
  weekdays: ['tuesday', 'wednesday', 'thursday', 'friday'],
  all: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
}

describe('copying Monday', () => {
  it('GW-03 shows Monday’s times on the weekdays, or on all days', () => {
    fc.assert(
      fc.property(week, (timings) => {
        for (const each of weekdays)
          expect(shownTimes(each, timings)).toEqual(
            copied[timings.copy].includes(each) ? timings.own.monday : timings.own[each],
          )
      }),
    )
  })

  it('GW-03 restores every day when the copy is undone', () => {
    fc.assert(
      fc.property(week, fc.constantFrom(...copyModes), (timings, copy) => {
        const start = withCopy(timings, 'none')
        expect(withCopy(withCopy(start, copy), 'none')).toEqual(start)
      }),
    )
  })

  it('follows Monday’s changes while the copy is on', () => {
    const copiedWeek = withCopy(withTime(emptyTimings(), 'monday', { start: '09:00', end: '17:00' }), 'weekdays')
    const later = withTime(copiedWeek, 'monday', { start: '10:00' })
    expect(shownTimes('friday', later)).toEqual({ start: '10:00', end: '17:00' })
    expect(shownTimes('saturday', later)).toEqual({ start: '', end: '' })
    expect(later.copy).toBe('weekdays')
  })
})

it('typing a time changes that day and the days that copy it, and no other', () => {
  fc.assert(
    fc.property(week, day, time, (timings, typedDay, start) => {
      const before = shown(timings)
      const after = shown(withTime(timings, typedDay, { start }))
      weekdays.forEach((each, index) => {
        const follows = typedDay === 'monday' && copied[timings.copy].includes(each)
        const old = before[index]
        expect(after[index]).toEqual(each === typedDay || follows ? { ...old, start } : old)
      })
    }),
  )
})

describe('shiftsOfWeek', () => {
  it('returns wall-clock times for the days with a start and an end', () => {
    let timings = withTime(emptyTimings(), 'friday', { start: '22:00', end: '02:00' })
    timings = withTime(timings, 'tuesday', { start: '09:00' })
    timings = withTime(timings, 'wednesday', { start: '09:00', end: '09:00' })
    expect(shiftsOfWeek(timings)).toEqual([
      { dayOfWeek: 'Friday', startTime: '1970-01-01T22:00:00.000Z', endTime: '1970-01-01T02:00:00.000Z' },
    ])
  })

  it('contains a shift for every day with two different times', () => {
    fc.assert(
      fc.property(week, (timings) => {
        const complete = shown(timings).filter(({ start, end }) => start !== '' && end !== '' && start !== end)
        expect(shiftsOfWeek(timings)).toHaveLength(complete.length)
      }),
    )
  })
})
