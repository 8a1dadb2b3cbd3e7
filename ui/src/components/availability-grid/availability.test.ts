import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AvailabilityEntry,
  coverage,
  DAYS,
  entriesOf,
  FULL_WEEK,
  labelOf,
  maskOf,
  matchPercent,
  matchPercentOfMasks,
  popcount,
  SLOTS,
  slotsOf,
} from './availability'

const DAY_NAMES = { Sun: 'Sunday', Mon: 'Monday', Tue: 'Tuesday', Fri: 'Friday', Sat: 'Saturday' } as const

function wallClock(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':')
  return `1970-01-01T${hours.padStart(2, '0')}:${minutes}:00.000Z`
}

/** `shift('Fri 22–02')` */
function shift(text: string): AvailabilityEntry {
  const [day = '', times = ''] = text.split(' ')
  const [start = '', end = ''] = times.split('–')
  const dayOfWeek = Object.entries(DAY_NAMES).find(([short]) => short === day)?.[1] ?? day
  return { dayOfWeek, startTime: wallClock(start), endTime: wallClock(end) }
}

const cells = (...keys: string[]) => entriesOf(keys)

const zones = [
  { zone: 'UTC', offset: 0 },
  { zone: 'Australia/Melbourne', offset: -660 },
  { zone: 'Asia/Kolkata', offset: -330 },
  { zone: 'America/New_York', offset: 300 },
]

describe.each(zones)('in $zone', ({ zone, offset }) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('runs in that zone', () => {
    expect(new Date('2026-01-15T00:00:00Z').getTimezoneOffset()).toBe(offset)
  })

  it.each([
    ['Mon 09–17', ['1-0', '1-1']],
    ['Mon 12–18', ['1-1']],
    ['Mon 17–23', ['1-1', '1-2', '1-3']],
    ['Fri 22–02', ['5-3']],
    ['Fri 18–06', ['5-2', '5-3']],
    ['Mon 06–06', []],
  ])('AG-05 AG-07 %s → %j', (text, expected) => {
    expect([...slotsOf([shift(text)])]).toEqual(expected)
  })

  it.each([
    ['Tue 02–05', ['1-3']],
    ['Sat 05–07', ['5-3', '6-0']],
    ['Sun 00–06', ['6-3']],
    ['Sun 05:59–06', ['6-3']],
  ])('AG-08 the small hours belong to the night before: %s → %j', (text, expected) => {
    expect([...slotsOf([shift(text)])].sort()).toEqual(expected)
  })

  it.each([
    ['Mon 17:30–18:30', ['1-1', '1-2']],
    ['Mon 06–12', ['1-0']],
    ['Mon 18–22', ['1-2']],
    ['Mon 22–06', ['1-3']],
    ['Mon 11:59–12:01', ['1-0', '1-1']],
    ['Mon 13–13', []],
    ['Mon 00–00', []],
    ['Mon 17:30–17:10', ['1-1', '1-2', '1-3', '2-0', '2-1']],
  ])('AG-09 edges: %s → %j', (text, expected) => {
    expect([...slotsOf([shift(text)])]).toEqual(expected)
  })

  it.each([
    ['Fri 22–07', ['5-3', '6-0']],
    ['Fri 22–06', ['5-3']],
    ['Sat 20–13', ['0-0', '0-1', '6-2', '6-3']],
    ['Sun 23–06:01', ['0-3', '1-0']],
  ])('PF-04 hours past midnight count for both days: %s → %j', (text, expected) => {
    expect([...slotsOf([shift(text)])]).toEqual(expected)
  })

  it('AG-07 reads a date-time without a zone as UTC', () => {
    const entry = { dayOfWeek: 'Monday', startTime: '1970-01-01T09:00', endTime: '1970-01-01T11:00:00' }
    expect([...slotsOf([entry])]).toEqual(['1-0'])
  })

  it('AG-07 ignores the date, before 1970 too', () => {
    const entry = { dayOfWeek: 'Monday', startTime: '2026-07-01T19:00:00Z', endTime: '1899-12-30T21:00:00.000Z' }
    expect([...slotsOf([entry])]).toEqual(['1-2'])
  })
})

describe('AG-06 percent', () => {
  const three = cells('1-0', '2-0', '3-0')
  it.each([
    ['{1-0,1-1} vs {1-0}', cells('1-0', '1-1'), cells('1-0'), 50],
    ['3 vs 1 shared', three, cells('1-0', '6-3'), 33.33],
    ['3 vs 2 shared', three, cells('1-0', '2-0', '6-3'), 66.67],
    ['empty user', [], cells('1-0'), 0],
    ['empty other', three, [], 0],
    ['all 28 vs two, student first', entriesOf(FULL_WEEK), cells('1-0', '1-1'), 7.14],
    ['all 28 vs two, shifts first', cells('1-0', '1-1'), entriesOf(FULL_WEEK), 100],
    ['a shift against cells', cells('1-0', '1-1', '1-2'), [shift('Mon 09–17')], 66.67],
  ])('AG-06 %s → %4$s', (_, self, other, expected) => {
    expect(matchPercent(self, other)).toBe(expected)
    expect(matchPercentOfMasks(maskOf(self), maskOf(other))).toBe(expected)
  })

  it('AG-06 counts covered and total slots and lists clashes in week order', () => {
    const shifts = [shift('Fri 22–02'), shift('Mon 09–17'), shift('Mon 10–11')]
    expect(coverage(cells('1-0', '4-0'), shifts)).toEqual({ covered: 1, total: 3, clashes: ['1-1', '5-3'] })
    expect(coverage(entriesOf(FULL_WEEK), shifts)).toEqual({ covered: 3, total: 3, clashes: [] })
    expect(coverage(cells('1-0'), [])).toEqual({ covered: 0, total: 0, clashes: [] })
  })
})

describe('AG-05 invalid input', () => {
  const garbage: unknown[] = [
    null,
    undefined,
    7,
    'Monday',
    [],
    {},
    { tableIndex: '7-0', label: '' },
    { tableIndex: '1-4', label: '' },
    { tableIndex: '01-0', label: '' },
    { tableIndex: '1-0 ', label: '' },
    { tableIndex: 10, label: 'Monday-Morning' },
    { dayOfWeek: 'Funday', startTime: wallClock('9'), endTime: wallClock('17') },
    { dayOfWeek: 'Monday', startTime: 'nine', endTime: wallClock('17') },
    { dayOfWeek: 'Monday', startTime: wallClock('9'), endTime: '1970-01-01T25:00:00.000Z' },
    { dayOfWeek: 'Monday', startTime: wallClock('9'), endTime: null },
    { dayOfWeek: 'Monday', startTime: wallClock('9') },
    { dayOfWeek: 1, startTime: 9, endTime: 17 },
  ]
  // Invalid entries pass no type check, but JSON from a network can contain them.
  const parsed = (value: unknown): AvailabilityEntry[] => JSON.parse(JSON.stringify(value))

  it.each(garbage.map((entry) => [entry]))('AG-05 ignores %j', (entry) => {
    expect(maskOf(parsed([entry]))).toBe(0)
  })

  it('AG-05 accepts mixed kinds and counts duplicates once', () => {
    const mixed = parsed([...garbage, ...cells('1-0', '1-0'), shift('Mon 09–17'), shift('monday 06–12')])
    expect([...slotsOf(mixed)]).toEqual(['1-0', '1-1'])
  })

  it('AG-05 never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withSparseArray: true }), (value) => {
        const untyped: (input: never) => number = maskOf
        const mask: number = Reflect.apply(untyped, undefined, [value])
        expect(mask).toBeGreaterThanOrEqual(0)
        expect(mask).toBeLessThanOrEqual(FULL_WEEK)
      }),
    )
  })
})

/** The expected mask by brute force: the cell of every minute in the shift. */
function oracle(day: number, start: number, end: number): string[] {
  const keys = new Set<string>()
  for (let minute = start; minute !== end; minute = (minute + 1) % 1440) {
    const today = minute < start ? (day + 1) % 7 : day
    const hour = Math.floor(minute / 60)
    const slot = hour < 6 ? 3 : hour < 12 ? 0 : hour < 18 ? 1 : hour < 22 ? 2 : 3
    const owner = hour < 6 ? (today + 6) % 7 : today
    keys.add(`${owner}-${slot}`)
  }
  return [...keys].sort()
}

const minuteOfDay = fc.oneof(
  fc.integer({ min: 0, max: 1439 }),
  fc.constantFrom(0, 1, 359, 360, 361, 719, 720, 721, 1079, 1080, 1081, 1319, 1320, 1321, 1439),
)
const interval = fc.record({ day: fc.nat({ max: 6 }), start: minuteOfDay, end: minuteOfDay })
const clock = (minute: number) => new Date(minute * 60_000).toISOString()
const entryOf = ({ day, start, end }: { day: number; start: number; end: number }): AvailabilityEntry => ({
  dayOfWeek: DAYS[day] ?? '',
  startTime: clock(start),
  endTime: clock(end),
})
const week = fc.integer({ min: 0, max: FULL_WEEK })

describe('properties', () => {
  it('AG-05 AG-08 PF-04 maps an interval to the slots a clock would pass through', () => {
    fc.assert(
      fc.property(interval, (value) => {
        expect([...slotsOf([entryOf(value)])].sort()).toEqual(oracle(value.day, value.start, value.end))
      }),
      { numRuns: 2000 },
    )
  })

  it('AG-05 is the union of its entries, whatever their order and repetition', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 12 }), (intervals) => {
        const entries = intervals.map(entryOf)
        const union = entries.reduce((mask, entry) => mask | maskOf([entry]), 0)
        expect(maskOf([...entries, ...entries].reverse())).toBe(union)
      }),
    )
  })

  it('AG-06 agrees with the set definition', () => {
    fc.assert(
      fc.property(week, week, (self, other) => {
        const a = slotsOf(entriesOf(self))
        const b = slotsOf(entriesOf(other))
        const shared = [...a].filter((key) => b.has(key))
        const expected = a.size === 0 ? 0 : Number(((shared.length / a.size) * 100).toFixed(2))
        expect(matchPercentOfMasks(self, other)).toBe(expected)
        expect(popcount(self)).toBe(a.size)
        const covers = coverage(entriesOf(self), entriesOf(other))
        expect(covers.covered).toBe(shared.length)
        expect(covers.total).toBe(b.size)
        expect(covers.clashes).toEqual([...b].filter((key) => !a.has(key)))
      }),
    )
  })

  it('AG-02 converts cells to entries and back', () => {
    fc.assert(
      fc.property(week, (mask) => {
        expect(maskOf(entriesOf(mask))).toBe(mask)
        expect(maskOf(entriesOf(slotsOf(entriesOf(mask))))).toBe(mask)
      }),
    )
  })
})

describe('AG-02 entries', () => {
  it('AG-02 have index and label', () => {
    expect(entriesOf(['1-0'])).toEqual([{ tableIndex: '1-0', label: 'Monday-Morning' }])
    expect(entriesOf(['6-3', 'x', '9-9', '0-2'])).toEqual([
      { tableIndex: '0-2', label: 'Sunday-Evening' },
      { tableIndex: '6-3', label: 'Saturday-Night' },
    ])
    expect(labelOf('7-0')).toBe('')
  })

  it('AG-01 has seven days from Sunday and four slots from Morning', () => {
    expect(DAYS).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    expect(SLOTS).toEqual(['Morning', 'Afternoon', 'Evening', 'Night'])
    expect(entriesOf(FULL_WEEK)).toHaveLength(28)
  })
})
