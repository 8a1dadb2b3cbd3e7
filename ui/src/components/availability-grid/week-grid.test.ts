import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitOf, coverage, DAYS, entriesOf, FULL_WEEK, maskOf, popcount, SLOT_HOURS, SLOTS } from './availability'
import { matchStateOf, matchWords } from './comparison'
import { comparisonLabels } from './comparison-labels'
import { describeChange } from './describe-change'
import { historyOf, record } from './history'
import { copyDay, PRESETS, WEEKDAYS } from './presets'
import { toolLabels } from './tool-labels'
import { bitsAt, bitsBetween, columnOf, fillOf, move, paint, placeAt, rowOf, toggle, turn } from './week-grid'
import { cellName, weekLabels } from './week-labels'

const place = fc.integer({ min: 0, max: 39 })
const cellPlace = place.filter((at) => rowOf(at) > 0 && columnOf(at) > 0)
const week = fc.integer({ min: 0, max: FULL_WEEK })
/** A place as one would say it: rows and columns from the first cell, -1 for a header. */
const at = (row: number, column: number) => placeAt(row + 1, column + 1)
const keysOf = (mask: number) => entriesOf(mask).map(({ tableIndex }) => tableIndex)

describe('AG-10 moving', () => {
  it.each([
    [at(1, 1), 'ArrowUp', false, at(0, 1)],
    [at(1, 1), 'ArrowDown', false, at(2, 1)],
    [at(1, 1), 'ArrowLeft', false, at(1, 0)],
    [at(1, 1), 'ArrowRight', false, at(1, 2)],
    [at(1, 2), 'Home', false, at(1, 0)],
    [at(1, 0), 'End', false, at(1, 3)],
    [at(4, 2), 'Home', true, at(0, 0)],
    [at(1, 0), 'End', true, at(6, 3)],
    [at(6, 3), 'ArrowDown', false, at(6, 3)],
    [at(6, 3), 'ArrowRight', false, at(6, 3)],
    [at(1, 0), 'ArrowLeft', false, at(1, -1)],
    [at(0, 2), 'ArrowUp', false, at(-1, 2)],
    [at(-1, -1), 'ArrowUp', false, at(-1, -1)],
    [at(-1, -1), 'Home', false, at(-1, -1)],
    [at(1, 1), 'a', false, undefined],
  ])('AG-10 from %j with %s (ctrl %s) leads to %j', (from, key, isCtrl, to) => {
    expect(move(from, key, isCtrl)).toEqual(to)
  })

  it('AG-10 no key leads out of the grid, and arrows change one line at most', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End')
    fc.assert(
      fc.property(place, keys, fc.boolean(), (from, key, isCtrl) => {
        const to = move(from, key, isCtrl) ?? -1
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(39)
        if (key.startsWith('Arrow')) {
          expect(Math.abs(rowOf(to) - rowOf(from)) + Math.abs(columnOf(to) - columnOf(from))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

/** Cell by cell: is it in the row, column or rectangle? */
function cellsBetween(a: number, b: number): string[] {
  const isWithin = (value: number, from: number, to: number) =>
    from === 0 || to === 0 || (value >= Math.min(from, to) && value <= Math.max(from, to))
  return DAYS.flatMap((_, day) =>
    SLOTS.flatMap((_, slot) =>
      isWithin(day + 1, rowOf(a), rowOf(b)) && isWithin(slot + 1, columnOf(a), columnOf(b)) ? [`${day}-${slot}`] : [],
    ),
  )
}

describe('AG-10 painting', () => {
  it('AG-10 a header stands for its row, its column or the week', () => {
    expect(keysOf(bitsAt(at(1, -1)))).toEqual(['1-0', '1-1', '1-2', '1-3'])
    expect(keysOf(bitsAt(at(-1, 2)))).toEqual(DAYS.map((_, day) => `${day}-2`))
    expect(bitsAt(at(-1, -1))).toBe(FULL_WEEK)
  })

  it('AG-10 a drag takes the rectangle between its ends', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(bitsBetween(a, b)).toBe(maskOf(entriesOf(cellsBetween(a, b))))
        expect(bitsBetween(a, b)).toBe(bitsBetween(b, a))
      }),
    )
  })

  it('AG-10 a toggle frees all it stands for, or none when all was free, and touches nothing else', () => {
    fc.assert(
      fc.property(week, place, (mask, brush) => {
        const bits = bitsAt(brush)
        const next = toggle(mask, bits)
        expect(fillOf(next, bits)).toBe(fillOf(mask, bits) !== true)
        expect(next & ~bits).toBe(mask & ~bits)
      }),
    )
  })

  it('AG-10 a header says whether all, some or none is free', () => {
    fc.assert(
      fc.property(week, place, (mask, brush) => {
        const cells = keysOf(bitsAt(brush)).map((key) => keysOf(mask).includes(key))
        const expected = cells.every(Boolean) || (cells.some(Boolean) && 'mixed')
        expect(fillOf(mask, bitsAt(brush))).toBe(expected)
      }),
    )
  })

  it('paints and erases', () => {
    expect(paint(0b0011, 0b0110, true)).toBe(0b0111)
    expect(paint(0b0011, 0b0110, false)).toBe(0b0001)
  })
})

describe('AG-10 tools', () => {
  it('AG-10 presets are weekday evenings, weekends, and 9 to 5 on weekdays', () => {
    const weekdays = [1, 2, 3, 4, 5]
    const nineToFive = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((dayOfWeek) => ({
      dayOfWeek,
      startTime: '1970-01-01T09:00:00.000Z',
      endTime: '1970-01-01T17:00:00.000Z',
    }))
    expect(PRESETS.map(keysOf)).toEqual([
      weekdays.map((day) => `${day}-2`),
      [0, 6].flatMap((day) => SLOTS.map((_, slot) => `${day}-${slot}`)),
      keysOf(maskOf(nineToFive)),
    ])
    expect(toolLabels.presets).toHaveLength(PRESETS.length)
    expect(keysOf(WEEKDAYS)).toEqual(weekdays.flatMap((day) => SLOTS.map((_, slot) => `${day}-${slot}`)))
  })

  it('AG-10 a copied day gives its slots to the targets, and only to them', () => {
    fc.assert(
      fc.property(week, fc.nat({ max: 6 }), fc.uniqueArray(fc.nat({ max: 6 })), (mask, from, targets) => {
        const targetCells = targets.reduce((bits, day) => bits | bitsAt(at(day, -1)), 0)
        const expected = DAYS.flatMap((_, day) =>
          SLOTS.flatMap((_, slot) => {
            const source = targets.includes(day) ? from : day
            return keysOf(mask).includes(`${source}-${slot}`) ? [`${day}-${slot}`] : []
          }),
        )
        expect(keysOf(copyDay(mask, from + 1, targetCells))).toEqual(expected)
      }),
    )
  })
})

describe('AG-10 the week from another day', () => {
  it('AG-10 is the same week: turned and turned back, cell for cell', () => {
    fc.assert(
      fc.property(week, fc.nat({ max: 6 }), cellPlace, (mask, firstDay, cell) => {
        const shown = turn(mask, firstDay)
        expect(turn(shown, 7 - firstDay)).toBe(mask)
        const day = (rowOf(cell) - 1 + firstDay) % 7
        expect(fillOf(shown, bitsAt(cell))).toBe((mask & bitOf(day, columnOf(cell) - 1)) !== 0)
      }),
    )
  })
})

describe('AG-10 undo', () => {
  it('AG-10 keeps every week in order, the present one last', () => {
    fc.assert(
      fc.property(week, fc.uniqueArray(week, { minLength: 1, maxLength: 20 }), (start, weeks) => {
        fc.pre(weeks[0] !== start)
        expect(weeks.reduce(record, historyOf(start))).toEqual({ weeks: [start, ...weeks], at: weeks.length })
      }),
    )
  })

  it('AG-10 a new change forgets what was undone', () => {
    const undone = { ...record(historyOf(0), 1), at: 0 }
    const history = record(undone, 2)
    expect(history).toEqual({ weeks: [0, 2], at: 1 })
  })

  it('AG-10 the week it was moved to is there already', () => {
    const undone = { ...record(historyOf(0), 1), at: 0 }
    expect(record(undone, 0)).toEqual({ weeks: [0, 1], at: 0 })
  })
})

describe('AG-10 announcing', () => {
  const words = { ...weekLabels, ...toolLabels }

  it.each([
    ['one cell freed', 0, bitOf(1, 0), 'Monday morning, free'],
    ['one cell taken', bitOf(6, 3), 0, 'Saturday night, not free'],
    ['a row freed', 0, bitsAt(at(1, -1)), '4 now free, 4 of 28 slots free'],
    ['all cleared', FULL_WEEK, 0, '28 no longer free, 0 of 28 slots free'],
    ['a swap', bitOf(0, 0), bitOf(0, 1), '1 now free, 1 no longer free, 1 of 28 slots free'],
  ])('AG-10 %s', (_, before, after, told) => {
    expect(describeChange(words, before, after)).toBe(told)
  })

  it('AG-10 every cell by its own name', () => {
    fc.assert(
      fc.property(cellPlace, (cell) => {
        const name = cellName(weekLabels, rowOf(cell) - 1, columnOf(cell) - 1)
        expect(describeChange(words, 0, bitsAt(cell))).toBe(`${name}, free`)
      }),
    )
  })
})

describe('AG-03 comparing', () => {
  it('AG-03 a cell is of both, of one, or of neither', () => {
    fc.assert(
      fc.property(week, week, fc.nat({ max: 6 }), fc.nat({ max: 3 }), (self, other, day, slot) => {
        const isSelf = keysOf(self).includes(`${day}-${slot}`)
        const isOther = keysOf(other).includes(`${day}-${slot}`)
        const expected = isSelf && isOther ? 'both' : isSelf ? 'self' : isOther ? 'other' : 'neither'
        expect(matchStateOf(self, other, bitOf(day, slot))).toBe(expected)
        expect(coverage(entriesOf(self), entriesOf(other)).clashes.includes(`${day}-${slot}`)).toBe(
          expected === 'other',
        )
      }),
    )
  })

  it('AG-03 says who in words', () => {
    expect(matchWords(comparisonLabels, 'other', { self: 'you', other: 'the gig' })).toBe('only the gig')
    expect(matchWords(comparisonLabels, 'self', { self: 'Theodora', other: 'your gig' })).toBe('only Theodora')
    expect(matchWords(comparisonLabels, 'both', { self: 'you', other: 'the gig' })).toBe('both')
    expect(comparisonLabels.clash('Tuesday evening', 'you')).toBe('Tuesday evening: you are not free')
    expect(comparisonLabels.clash('Tuesday evening', 'Mei')).toBe('Tuesday evening: Mei is not free')
  })
})

it('AG-05 the hours shown are the hours matched', () => {
  const half = (hour: number) => (hour % 24 < 12 ? 'am' : 'pm')
  const shown = SLOT_HOURS.map(
    ([from, to]) => `${from % 12 || 12}${half(from) === half(to) ? '' : half(from)}–${to % 12 || 12}${half(to)}`,
  )
  expect(weekLabels.hours).toEqual(shown)
  expect(weekLabels.count(popcount(FULL_WEEK))).toBe('28 of 28 slots free')
})
