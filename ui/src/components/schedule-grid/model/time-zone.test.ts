import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelsOfCells } from './entries'
import { createSchedule, epochDayOf, type ScheduleEntry, timeSlots } from './schedule'
import { entriesInZone, entriesOfInstants, instantsOf, skippedCells } from './time-zone'

const MINUTE_MS = 60_000
const at = (iso: string) => Date.parse(iso)

/** The clocks of Melbourne go forward at 2 am on 4 October 2026 and back at 3 am on 4 April 2027. */
const forward = '2026-10-04'
const back = '2027-04-04'
const zones = ['Australia/Melbourne', 'Australia/Lord_Howe', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kolkata', 'UTC']

const wallClocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }),
  ]),
)

/** The oracle: what a clock on the wall shows at an instant, in minutes since 1970. */
function wallMinuteAt(instantMs: number, timeZone: string): number {
  const text = wallClocks.get(timeZone)?.format(instantMs) ?? ''
  return at(`${text.replace(' ', 'T')}Z`) / MINUTE_MS
}

const entry: fc.Arbitrary<ScheduleEntry> = fc
  .record({
    day: fc.constantFrom(forward, '2026-10-25', back, '2026-11-24'),
    startMinute: fc.integer({ min: 0, max: 300 }),
    length: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ day, startMinute, length }) => ({ day, startMinute, endMinute: startMinute + length }))

describe('LS-03 dates and time zones', () => {
  it('LS-03 has exactly the instants at which a wall clock shows a minute of the entry', () => {
    fc.assert(
      fc.property(entry, fc.constantFrom(...zones), (one, timeZone) => {
        const midnight = epochDayOf(String(one.day)) * 1440
        const ranges = instantsOf([one], timeZone)
        // Every 7 minutes from a day before to a day after, in any zone.
        for (let minute = midnight - 1440; minute < midnight + 2880; minute += 7) {
          const wall = wallMinuteAt(minute * MINUTE_MS, timeZone) - midnight
          const isExpected = wall >= one.startMinute && wall < one.endMinute
          const isIn = ranges.some(({ startMs, endMs }) => minute * MINUTE_MS >= startMs && minute * MINUTE_MS < endMs)
          if (isIn !== isExpected) throw new Error(`${timeZone} at ${new Date(minute * MINUTE_MS).toISOString()}`)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('LS-03 reads instants back as the entries they are of, but for minutes the clocks skip', () => {
    fc.assert(
      fc.property(entry, fc.constantFrom(...zones), (one, timeZone) => {
        const there = instantsOf([one], timeZone)
        const hereAndThere = instantsOf(entriesOfInstants(there, timeZone), timeZone)
        expect(hereAndThere).toEqual(there)
      }),
      { numRuns: 60 },
    )
  })

  it('LS-03 has no instants in an hour that the clocks skip, and shows its cell as skipped', () => {
    const skipped = { day: forward, startMinute: 120, endMinute: 180 }
    expect(instantsOf([skipped], 'Australia/Melbourne')).toEqual([])
    expect(instantsOf([{ day: forward, startMinute: 60, endMinute: 240 }], 'Australia/Melbourne')).toEqual([
      // From 1 am at +10:00 to 4 am at +11:00: two hours.
      { startMs: at('2026-10-03T15:00Z'), endMs: at('2026-10-03T17:00Z') },
    ])
    const hours = createSchedule({ days: ['2026-10-03', forward], slots: timeSlots(0, 300, 60) })
    // Row 2, column 1.
    expect(skippedCells(hours, 'Australia/Melbourne')).toEqual([5])
    expect(skippedCells(hours, 'UTC')).toEqual([])
    expect(skippedCells(createSchedule({ slots: timeSlots(0, 300, 60) }), 'Australia/Melbourne')).toEqual([])
  })

  it('LS-03 has both occurrences of an hour that the clocks repeat', () => {
    const repeated = { day: back, startMinute: 120, endMinute: 180 }
    expect(instantsOf([repeated], 'Australia/Melbourne')).toEqual([
      // Two hours: 2 am to 3 am at +11:00, and again at +10:00.
      { startMs: at('2027-04-03T15:00Z'), endMs: at('2027-04-03T17:00Z') },
    ])
    const half = { day: back, startMinute: 120, endMinute: 150 }
    expect(instantsOf([half], 'Australia/Melbourne')).toEqual([
      { startMs: at('2027-04-03T15:00Z'), endMs: at('2027-04-03T15:30Z') },
      { startMs: at('2027-04-03T16:00Z'), endMs: at('2027-04-03T16:30Z') },
    ])
    expect(entriesOfInstants(instantsOf([half], 'Australia/Melbourne'), 'Australia/Melbourne')).toEqual([half])
  })

  it("LS-03 shows one person's times on another's wall, across midnight", () => {
    const melbourne = [{ day: '2026-11-24', startMinute: 9 * 60, endMinute: 11 * 60, level: 'if-needed' }]
    const newYork = entriesInZone(melbourne, 'Australia/Melbourne', 'America/New_York')
    expect(newYork).toEqual([{ day: '2026-11-23', startMinute: 17 * 60, endMinute: 19 * 60, level: 'if-needed' }])
    const berlin = entriesInZone(
      [{ day: '2026-11-24', startMinute: 540, endMinute: 660 }],
      'Australia/Melbourne',
      'Europe/Berlin',
    )
    expect(berlin).toEqual([
      { day: '2026-11-23', startMinute: 23 * 60, endMinute: 1440 },
      { day: '2026-11-24', startMinute: 0, endMinute: 60 },
    ])
    const hours = createSchedule({ days: ['2026-11-23', '2026-11-24'], slots: timeSlots(0, 1440, 60) })
    expect(levelsOfCells(hours, berlin).filter((level) => level === 1)).toHaveLength(2)
  })

  it('LS-03 leaves out an entry that never ends or is longer than a leap year', () => {
    const year = { day: '2028-01-01', startMinute: 0, endMinute: 366 * 1440 }
    const isRead = (endMinute: number) => instantsOf([{ ...year, endMinute }], 'UTC').length > 0
    expect(instantsOf([year], 'UTC')).toEqual([{ startMs: at('2028-01-01T00:00Z'), endMs: at('2029-01-01T00:00Z') }])
    expect([year.endMinute + 1, Number.POSITIVE_INFINITY, Number.NaN].map(isRead)).toEqual([false, false, false])
  })

  it('LS-03 refuses an unknown zone', () => {
    expect(() => instantsOf([{ day: forward, startMinute: 0, endMinute: 60 }], 'Mars/Base')).toThrow(RangeError)
  })
})
