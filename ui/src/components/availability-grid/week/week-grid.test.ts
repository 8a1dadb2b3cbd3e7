import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitOf, coverage, DAYS, entriesOf, FULL_WEEK, maskOf, popcount, SLOT_HOURS, SLOTS } from '../availability'
import { comparisonLabels, matchStateOf, matchWords } from '../compare/comparison'
import { describeChange } from '../tools/announcement'
import { copyDay, PRESETS, WEEKDAYS } from '../tools/quick-fill'
import { toolLabels } from '../tools/tool-labels'
import { historyOf, record } from '../tools/use-history'
import {
  cellsAt,
  cellsBetween,
  columnOf,
  fillOf,
  nextPosition,
  paint,
  positionAt,
  rotateWeek,
  rowOf,
  toggle,
} from './week-grid'
import { cellName, weekLabels } from './week-labels'

const position = fc.integer({ min: 0, max: 39 })
const cellPosition = position.filter((at) => rowOf(at) > 0 && columnOf(at) > 0)
const week = fc.integer({ min: 0, max: FULL_WEEK })
/** A position by row and column from the first cell; -1 is a header. */
const at = (row: number, column: number) => positionAt(row + 1, column + 1)
const keysOf = (mask: number) => entriesOf(mask).map(({ tableIndex }) => tableIndex)

describe('AG-10 keyboard navigation', () => {
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
  ])('AG-10 from %j with %s (ctrl %s) moves to %j', (from, key, isCtrl, to) => {
    expect(nextPosition(from, key, isCtrl)).toEqual(to)
  })

  it('AG-10 stays in the grid, and arrows move one row or column at most', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End')
    fc.assert(
      fc.property(position, keys, fc.boolean(), (from, key, isCtrl) => {
        const to = nextPosition(from, key, isCtrl) ?? -1
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(39)
        if (key.startsWith('Arrow')) {
          expect(Math.abs(rowOf(to) - rowOf(from)) + Math.abs(columnOf(to) - columnOf(from))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

/** The expected mask by brute force: tests each cell against the row, column or rectangle. */
function keysBetween(a: number, b: number): string[] {
  const isWithin = (value: number, from: number, to: number) =>
    from === 0 || to === 0 || (value >= Math.min(from, to) && value <= Math.max(from, to))
  return DAYS.flatMap((_, day) =>
    SLOTS.flatMap((_, slot) =>
      isWithin(day + 1, rowOf(a), rowOf(b)) && isWithin(slot + 1, columnOf(a), columnOf(b)) ? [`${day}-${slot}`] : [],
    ),
  )
}

describe('AG-10 painting', () => {
  it('AG-10 selects a row, a column or the week by its header', () => {
    expect(keysOf(cellsAt(at(1, -1)))).toEqual(['1-0', '1-1', '1-2', '1-3'])
    expect(keysOf(cellsAt(at(-1, 2)))).toEqual(DAYS.map((_, day) => `${day}-2`))
    expect(cellsAt(at(-1, -1))).toBe(FULL_WEEK)
  })

  it('AG-10 selects the rectangle between two positions', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(cellsBetween(a, b)).toBe(maskOf(entriesOf(keysBetween(a, b))))
        expect(cellsBetween(a, b)).toBe(cellsBetween(b, a))
      }),
    )
  })

  it('AG-10 toggles all cells of a position and no others', () => {
    fc.assert(
      fc.property(week, position, (mask, brush) => {
        const bits = cellsAt(brush)
        const next = toggle(mask, bits)
        expect(fillOf(next, bits)).toBe(fillOf(mask, bits) !== true)
        expect(next & ~bits).toBe(mask & ~bits)
      }),
    )
  })

  it('AG-10 reports whether all, some or none of a header is free', () => {
    fc.assert(
      fc.property(week, position, (mask, brush) => {
        const cells = keysOf(cellsAt(brush)).map((key) => keysOf(mask).includes(key))
        const expected = cells.every(Boolean) || (cells.some(Boolean) && 'mixed')
        expect(fillOf(mask, cellsAt(brush))).toBe(expected)
      }),
    )
  })

  it('paints and erases', () => {
    expect(paint(0b0011, 0b0110, true)).toBe(0b0111)
    expect(paint(0b0011, 0b0110, false)).toBe(0b0001)
  })
})

describe('AG-10 tools', () => {
  it('AG-10 has presets for weekday evenings, weekends, and 9 to 5 on weekdays', () => {
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

  it('AG-10 copies a day to the target days only', () => {
    fc.assert(
      fc.property(week, fc.nat({ max: 6 }), fc.uniqueArray(fc.nat({ max: 6 })), (mask, from, targets) => {
        const targetCells = targets.reduce((bits, day) => bits | cellsAt(at(day, -1)), 0)
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

describe('AG-10 week start', () => {
  it('AG-10 rotates a week and back without loss', () => {
    fc.assert(
      fc.property(week, fc.nat({ max: 6 }), cellPosition, (mask, firstDay, cell) => {
        const shown = rotateWeek(mask, firstDay)
        expect(rotateWeek(shown, 7 - firstDay)).toBe(mask)
        const day = (rowOf(cell) - 1 + firstDay) % 7
        expect(fillOf(shown, cellsAt(cell))).toBe((mask & bitOf(day, columnOf(cell) - 1)) !== 0)
      }),
    )
  })
})

describe('AG-10 undo', () => {
  it('AG-10 records every week in order, the current one last', () => {
    fc.assert(
      fc.property(week, fc.uniqueArray(week, { minLength: 1, maxLength: 20 }), (start, weeks) => {
        fc.pre(weeks[0] !== start)
        expect(weeks.reduce((past, next) => record(past, next), historyOf(start))).toEqual({
          values: [start, ...weeks],
          index: weeks.length,
        })
      }),
    )
  })

  it('AG-10 drops the redo entries on a new change', () => {
    const undone = { ...record(historyOf(0), 1), index: 0 }
    const history = record(undone, 2)
    expect(history).toEqual({ values: [0, 2], index: 1 })
  })

  it('AG-10 does not record the current week twice', () => {
    const undone = { ...record(historyOf(0), 1), index: 0 }
    expect(record(undone, 0)).toEqual({ values: [0, 1], index: 0 })
  })
})

describe('AG-10 announcements', () => {
  const words = { ...weekLabels, ...toolLabels }

  it.each([
    ['one cell freed', 0, bitOf(1, 0), 'Monday morning, free'],
    ['one cell taken', bitOf(6, 3), 0, 'Saturday night, not free'],
    ['a row freed', 0, cellsAt(at(1, -1)), '4 now free, 4 of 28 slots free'],
    ['all cleared', FULL_WEEK, 0, '28 no longer free, 0 of 28 slots free'],
    ['a swap', bitOf(0, 0), bitOf(0, 1), '1 now free, 1 no longer free, 1 of 28 slots free'],
  ])('AG-10 %s', (_, before, after, told) => {
    expect(describeChange(words, before, after)).toBe(told)
  })

  it('AG-10 names every single cell', () => {
    fc.assert(
      fc.property(cellPosition, (cell) => {
        const name = cellName(weekLabels, rowOf(cell) - 1, columnOf(cell) - 1)
        expect(describeChange(words, 0, cellsAt(cell))).toBe(`${name}, free`)
      }),
    )
  })
})

describe('AG-03 comparison', () => {
  it('AG-03 gives a cell to both, one or neither', () => {
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

  it('AG-03 names the parties in words', () => {
    expect(matchWords(comparisonLabels, 'other', { self: 'you', other: 'the gig' })).toBe('only the gig')
    expect(matchWords(comparisonLabels, 'self', { self: 'Theodora', other: 'your gig' })).toBe('only Theodora')
    expect(matchWords(comparisonLabels, 'both', { self: 'you', other: 'the gig' })).toBe('both')
    expect(comparisonLabels.clash('Tuesday evening', 'you')).toBe('Tuesday evening: you are not free')
    expect(comparisonLabels.clash('Tuesday evening', 'Mei')).toBe('Tuesday evening: Mei is not free')
  })
})

it('AG-05 displays the hours that are matched', () => {
  const half = (hour: number) => (hour % 24 < 12 ? 'am' : 'pm')
  const shown = SLOT_HOURS.map(
    ([from, to]) => `${from % 12 || 12}${half(from) === half(to) ? '' : half(from)}–${to % 12 || 12}${half(to)}`,
  )
  expect(weekLabels.hours).toEqual(shown)
  expect(weekLabels.count(popcount(FULL_WEEK))).toBe('28 of 28 slots free')
})
