import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AvailabilityEntry, maskOf } from '../../availability-grid/availability'
import { dayParts, scheduleEntriesOf } from './day-parts'
import { type CellLevel, levelsOfCells, PARTIAL, paintCells } from './entries'
import { attendanceOfCells, bestTimes, presentCount } from './people'
import { cellsBetween, countChanges, fillOfCells, paintLevels, pressedLevel } from './positions'
import {
  axisOf,
  cellCount,
  cellInterval,
  createSchedule,
  type Schedule,
  type ScheduleEntry,
  type ScheduleSlot,
  timeSlots,
  WEEK_MINUTES,
} from './schedule'

const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-30'] as const
const levelIds = ['free', 'if-needed']

/** Slots in order within 24 hours, with gaps. */
const slots: fc.Arbitrary<ScheduleSlot[]> = fc
  .tuple(
    fc.integer({ min: 0, max: 600 }),
    fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 200 })), { minLength: 1, maxLength: 6 }),
  )
  .map(([first, lengths]) => {
    let end = first
    return lengths.flatMap(([gap, length], index) => {
      const startMinute = end + (index ? gap : 0)
      end = startMinute + length
      return end <= first + 1440 ? [{ startMinute, endMinute: end }] : []
    })
  })

const schedule: fc.Arbitrary<Schedule> = fc
  .record({
    days: fc.oneof(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), fc.subarray([...dates], { minLength: 1 })),
    slots,
    weekStart: fc.integer({ min: 0, max: 6 }),
    levels: fc.constantFrom(['free'], levelIds),
  })
  .map(createSchedule)

/** Entries a caller might have: of days shown and not, past midnight, overlapping, with fields of their own, and broken. */
const entry: fc.Arbitrary<ScheduleEntry> = fc.record(
  {
    day: fc.oneof(
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(...dates, '2026-11-26', '2026-02-30', 'soon'),
      fc.constantFrom(7, -1, 1.5),
    ),
    startMinute: fc.oneof(fc.integer({ min: 0, max: 1440 }), fc.constantFrom(Number.NaN, -60, 1500)),
    endMinute: fc.integer({ min: 0, max: 3200 }),
    level: fc.constantFrom('free', 'if-needed', 'later'),
    id: fc.integer(),
  },
  { requiredKeys: ['day', 'startMinute', 'endMinute'] },
)
const entries = fc.array(entry, { maxLength: 8 })

/** The oracle: the best level of every minute, one minute at a time. Minutes without an entry are missing. */
function minutesOf({ isWeekly, levels }: Schedule, all: readonly ScheduleEntry[]): Map<number, CellLevel> {
  const minutes = new Map<number, CellLevel>()
  for (const { day, startMinute, endMinute, level = levels[0] ?? '' } of all) {
    const number = levels.indexOf(level) + 1
    const midnight = axisOf(isWeekly, day)
    if (number === 0 || Number.isNaN(midnight + startMinute)) continue
    for (let minute = startMinute; minute < endMinute; minute += 1) {
      const at = isWeekly ? (midnight + minute + WEEK_MINUTES) % WEEK_MINUTES : midnight + minute
      minutes.set(at, Math.min(number, minutes.get(at) ?? number))
    }
  }
  return minutes
}

/** The minutes of a cell, on the circle of the week. */
function minutesOfCell(of: Schedule, cell: number): number[] {
  const { start, end } = cellInterval(of, cell)
  return Array.from({ length: end - start }, (_, index) =>
    of.isWeekly ? (start + index) % WEEK_MINUTES : start + index,
  )
}

/** A cell's level by looking at each of its minutes. */
function levelByMinute(of: Schedule, minutes: Map<number, CellLevel>, cell: number): CellLevel {
  const found = minutesOfCell(of, cell).map((minute) => minutes.get(minute) ?? 0)
  if (found.every((level) => level === 0)) return 0
  return found.includes(0) ? PARTIAL : Math.max(...found)
}

const allCells = (of: Schedule) => Array.from({ length: cellCount(of) }, (_, cell) => cell)

describe('LS-03 entries and cells', () => {
  it('LS-03 shows in every cell what its minutes hold', () => {
    fc.assert(
      fc.property(schedule, entries, (of, all) => {
        const minutes = minutesOf(of, all)
        expect(levelsOfCells(of, all)).toEqual(allCells(of).map((cell) => levelByMinute(of, minutes, cell)))
      }),
    )
  })

  const edit = fc.record({ cells: fc.array(fc.nat(41), { maxLength: 8 }), level: fc.nat(2) })

  it('LS-03 changes the minutes of the painted cells and no other minute', () => {
    fc.assert(
      fc.property(schedule, entries, fc.array(edit, { minLength: 1, maxLength: 4 }), (of, start, edits) => {
        let all = start
        const expected = minutesOf(of, start)
        for (const { cells, level: anyLevel } of edits) {
          const painted = [...new Set(cells.map((cell) => cell % cellCount(of)))]
          const level = Math.min(anyLevel, of.levels.length)
          const levels = levelsOfCells(of, all)
          all = paintCells(of, all, painted, level)
          for (const minute of painted.flatMap((cell) => minutesOfCell(of, cell))) {
            if (level) expected.set(minute, level)
            else expected.delete(minute)
          }
          // What a stroke previews is what the value shows afterwards.
          expect(levelsOfCells(of, all)).toEqual(paintLevels(levels, painted, level))
        }
        expect(new Map([...minutesOf(of, all)].sort())).toEqual(new Map([...expected].sort()))
      }),
    )
  })

  it('LS-03 keeps entries it cannot place, and those no painted cell meets, as the same objects', () => {
    fc.assert(
      fc.property(schedule, entries, edit, (of, start, { cells, level }) => {
        const painted = cells.map((cell) => cell % cellCount(of))
        const after = paintCells(of, start, painted, Math.min(level, of.levels.length))
        const edited = new Set(painted.flatMap((cell) => minutesOfCell(of, cell)))
        for (const each of start) {
          const minutes = [...minutesOf(of, [each]).keys()]
          const isUntouched = !minutes.some((minute) => edited.has(minute))
          // A plain entry may be joined with what was painted beside it; one with its own fields never is.
          if (isUntouched && (minutes.length === 0 || 'id' in each)) expect(after).toContain(each)
        }
      }),
    )
  })

  it('LS-03 makes the same value in whatever order cells are painted', () => {
    const strokes = fc.array(fc.nat(41), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(schedule, strokes, (of, order) => {
        const cells = [...new Set(order.map((cell) => cell % cellCount(of)))]
        const oneByOne = cells.reduce<ScheduleEntry[]>((all, cell) => paintCells(of, all, [cell], 1), [])
        expect(oneByOne).toEqual(paintCells(of, [], cells, 1))
        expect(paintCells(of, oneByOne, allCells(of), 0)).toEqual([])
      }),
    )
  })

  it('LS-03 cuts an entry where a cell in its middle is erased, and keeps its other fields', () => {
    const of = createSchedule({ slots: timeSlots(8 * 60, 18 * 60, 60) })
    const shift = { day: 1, startMinute: 450, endMinute: 690, note: 'lab' }
    // Monday 9 am: row 1, column 1 of a week from Sunday.
    expect(paintCells(of, [shift], [8], 0)).toEqual([
      { day: 1, startMinute: 450, endMinute: 540, note: 'lab' },
      { day: 1, startMinute: 600, endMinute: 690, note: 'lab' },
    ])
  })

  it('LS-03 joins what is painted into the longest entries of a day', () => {
    const of = createSchedule({ days: [1, 2], slots: timeSlots(9 * 60, 12 * 60, 30) })
    expect(paintCells(of, [], [0, 2, 4, 8, 1], 1)).toEqual([
      { day: 1, startMinute: 540, endMinute: 630 },
      { day: 1, startMinute: 660, endMinute: 690 },
      { day: 2, startMinute: 540, endMinute: 570 },
    ])
  })

  it('LS-03 writes a level only where there are several', () => {
    const of = createSchedule({ days: [1], slots: timeSlots(540, 600, 60), levels: levelIds })
    expect(paintCells(of, [], [0], 2)).toEqual([{ day: 1, startMinute: 540, endMinute: 600, level: 'if-needed' }])
  })

  it.each([3, 1.5, Number.NaN, PARTIAL])('LS-03 refuses to paint level %s', (level) => {
    const of = createSchedule({ days: [1], slots: timeSlots(540, 600, 60), levels: levelIds })
    expect(() => paintCells(of, [], [0], level)).toThrow(`There is no level ${level}`)
  })
})

describe('LS-03 the week of AvailabilityGrid is a schedule of four slots', () => {
  const hour = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => new Date(minute * 60_000).toISOString())
  const available: fc.Arbitrary<AvailabilityEntry> = fc.oneof(
    fc.record({
      dayOfWeek: fc.constantFrom('Sunday', 'monday', 'Saturday', 'Lundi'),
      startTime: fc.oneof(hour, fc.constant('9 am')),
      endTime: hour,
    }),
    fc.record({ tableIndex: fc.constantFrom('0-0', '1-3', '6-3', '7-0', '1-4'), label: fc.constant('') }),
  )

  it('LS-03 marks the cells that its mask has', () => {
    const of = createSchedule({ slots: dayParts })
    fc.assert(
      fc.property(fc.array(available), (all) => {
        const mask = maskOf(all)
        levelsOfCells(of, scheduleEntriesOf(all)).forEach((level, cell) => {
          // Here rows are slots; a bit of the mask is day · 4 + slot.
          const bit = 1 << ((cell % 7) * 4 + Math.floor(cell / 7))
          expect(level !== 0).toBe((mask & bit) !== 0)
        })
      }),
    )
  })
})

describe('LS-03 what a schedule may be', () => {
  it('LS-03 puts weekdays in order from the first of the week, and dates in order', () => {
    const hours = timeSlots(0, 60, 60)
    expect(createSchedule({ slots: hours, weekStart: 1 }).days).toEqual([1, 2, 3, 4, 5, 6, 0])
    expect(createSchedule({ days: [6, 0, 1], slots: hours, weekStart: 6 }).days).toEqual([6, 0, 1])
    expect(createSchedule({ days: ['2026-12-01', '2026-11-30'], slots: hours, weekStart: 1 }).days).toEqual([
      '2026-11-30',
      '2026-12-01',
    ])
  })

  it.each<[string, Parameters<typeof createSchedule>[0]]>([
    ['no days', { days: [], slots: timeSlots(0, 60, 60) }],
    ['a weekday twice', { days: [1, 1], slots: timeSlots(0, 60, 60) }],
    ['an eighth weekday', { days: [7], slots: timeSlots(0, 60, 60) }],
    ['weekdays mixed with dates', { days: [1, '2026-11-24'], slots: timeSlots(0, 60, 60) }],
    ['a date that does not exist', { days: ['2026-02-30'], slots: timeSlots(0, 60, 60) }],
    ['no slots', { slots: [] }],
    [
      'overlapping slots',
      {
        slots: [
          { startMinute: 0, endMinute: 60 },
          { startMinute: 30, endMinute: 90 },
        ],
      },
    ],
    ['slots longer than a day', { slots: [{ startMinute: 60, endMinute: 60 + 1441 }] }],
    ['part of a minute', { slots: [{ startMinute: 0, endMinute: 0.5 }] }],
    ['no levels', { slots: timeSlots(0, 60, 60), levels: [] }],
    ['a fourth level', { slots: timeSlots(0, 60, 60), levels: ['a', 'b', 'c', 'd'] }],
  ])('LS-03 refuses %s', (_, options) => {
    expect(() => createSchedule(options)).toThrow(RangeError)
  })

  it('LS-03 makes slots of one length, the last as short as the range leaves it', () => {
    expect(timeSlots(480, 1080, 60)).toHaveLength(10)
    expect(timeSlots(0, 1440, 15)).toHaveLength(96)
    expect(timeSlots(540, 600, 45)).toEqual([
      { startMinute: 540, endMinute: 585 },
      { startMinute: 585, endMinute: 600 },
    ])
    expect(() => timeSlots(0, 60, 0)).toThrow(RangeError)
  })
})

describe('LS-03 painting', () => {
  const of = createSchedule({ slots: timeSlots(8 * 60, 12 * 60, 60) })

  it('LS-03 takes a row, a column or everything by its header', () => {
    expect(cellsBetween(of, 8, 8)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(cellsBetween(of, 1, 1)).toEqual([0, 7, 14, 21])
    expect(cellsBetween(of, 0, 0)).toHaveLength(28)
    expect(cellsBetween(of, 9, 18)).toEqual([0, 1, 7, 8])
  })

  it('LS-03 paints where any cell lacks the level, and erases where all have it', () => {
    expect(pressedLevel([1, 0], [0, 1], 1)).toBe(1)
    expect(pressedLevel([1, 1], [0, 1], 1)).toBe(0)
    expect(pressedLevel([1, 1], [0, 1], 2)).toBe(2)
    expect(pressedLevel([PARTIAL], [0], 1)).toBe(1)
  })

  it('LS-03 tells how much of a row is marked', () => {
    expect(fillOfCells([0, 0])).toBe(false)
    expect(fillOfCells([1, 2])).toBe(true)
    expect(fillOfCells([1, 0])).toBe('mixed')
    expect(fillOfCells([1, PARTIAL])).toBe('mixed')
  })

  it('LS-03 counts what a stroke changed', () => {
    expect(countChanges([0, 1, 2, 1], [1, 0, 2, 2], 2)).toEqual({ painted: [1, 1], erased: 1 })
  })
})

describe('LS-03 several people', () => {
  const people = fc.array(fc.record({ name: fc.string(), entries }), { minLength: 1, maxLength: 4 })
  const minimum = fc.constantFrom(0, 60, 120)

  it('LS-03 finds times when as many are free as at any other time, by looking at each minute', () => {
    fc.assert(
      fc.property(schedule, people, minimum, (of, all, minimumMinutes) => {
        const minutes = all.map((person) => minutesOf(of, person.entries))
        const freeFor = (day: ScheduleEntry['day'], startMinute: number, endMinute: number) =>
          minutes.filter((ofPerson) => {
            for (let minute = startMinute; minute < endMinute; minute += 1) {
              const at = axisOf(of.isWeekly, day) + minute
              if (!ofPerson.has(of.isWeekly ? at % WEEK_MINUTES : at)) return false
            }
            return true
          }).length
        // The oracle: the most people over all ranges of touching slots that are long enough.
        let most = 0
        for (const day of of.days) {
          of.slots.forEach(({ startMinute }, first) => {
            for (let last = first; last < of.slots.length; last += 1) {
              const endMinute = of.slots[last]?.endMinute ?? 0
              if (endMinute - startMinute >= minimumMinutes) most = Math.max(most, freeFor(day, startMinute, endMinute))
              if (endMinute !== of.slots[last + 1]?.startMinute) break
            }
          })
        }
        const times = bestTimes(of, all, { limit: 5, minimumMinutes })
        expect(times[0] ? presentCount(times[0].attendance) : 0).toBe(most)
        for (const { day, startMinute, endMinute, attendance } of times) {
          expect(freeFor(day, startMinute, endMinute)).toBe(presentCount(attendance))
          expect(endMinute - startMinute).toBeGreaterThanOrEqual(minimumMinutes)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('LS-03 prefers free to if needed, then the longer, then the earlier', () => {
    const of = createSchedule({ days: [1, 2], slots: timeSlots(540, 720, 60), levels: levelIds })
    const free = (day: number, startMinute: number, endMinute: number, level = 'free') => ({
      day,
      startMinute,
      endMinute,
      level,
    })
    const ana = { name: 'Ana', entries: [free(1, 540, 720), free(2, 540, 660)] }
    const ben = { name: 'Ben', entries: [free(1, 540, 600, 'if-needed'), free(2, 540, 660)] }
    expect(attendanceOfCells(of, [ana, ben])).toEqual([
      [1, 2],
      [1, 1],
      [1, 0],
      [1, 1],
      [1, 0],
      [0, 0],
    ])
    expect(bestTimes(of, [ana, ben])).toEqual([
      { day: 2, startMinute: 540, endMinute: 660, attendance: [1, 1] },
      { day: 1, startMinute: 540, endMinute: 600, attendance: [1, 2] },
      { day: 1, startMinute: 540, endMinute: 720, attendance: [1, 0] },
    ])
    expect(bestTimes(of, [ana, ben], { minimumMinutes: 120, limit: 1 })).toEqual([
      { day: 2, startMinute: 540, endMinute: 660, attendance: [1, 1] },
    ])
    expect(bestTimes(of, [])).toEqual([])
  })
})
