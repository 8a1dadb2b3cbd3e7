import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAYS, entriesOf, FULL_WEEK, maskOf, popcount, SLOTS, slotsOf } from './availability'
import { matchCellName, matchStateOf, matchWords } from './comparison'
import {
  bitsAt,
  bitsBetween,
  describeChange,
  fillOf,
  historyOf,
  move,
  type Position,
  paint,
  record,
  redo,
  toggle,
  undo,
} from './week-grid'
import { hoursOf } from './week-table'

const position = fc.record({ day: fc.integer({ min: -1, max: 6 }), slot: fc.integer({ min: -1, max: 3 }) })
const week = fc.integer({ min: 0, max: FULL_WEEK })
const at = (day: number, slot: number): Position => ({ day, slot })

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
    [at(1, 1), 'a', false, null],
  ])('AG-10 from %j with %s (ctrl %s) leads to %j', (from, key, isCtrl, to) => {
    expect(move(from, key, isCtrl)).toEqual(to)
  })

  it('AG-10 no key leads out of the grid', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End')
    fc.assert(
      fc.property(position, keys, fc.boolean(), (from, key, isCtrl) => {
        const to = move(from, key, isCtrl)
        expect(to?.day).toBeGreaterThanOrEqual(-1)
        expect(to?.day).toBeLessThanOrEqual(6)
        expect(to?.slot).toBeGreaterThanOrEqual(-1)
        expect(to?.slot).toBeLessThanOrEqual(3)
      }),
    )
  })
})

/** Cell by cell: is it in the row, column or rectangle? */
function cellsBetween(a: Position, b: Position): string[] {
  const isWithin = (value: number, from: number, to: number) =>
    from === -1 || to === -1 || (value >= Math.min(from, to) && value <= Math.max(from, to))
  return DAYS.flatMap((_, day) =>
    SLOTS.flatMap((_, slot) =>
      isWithin(day, a.day, b.day) && isWithin(slot, a.slot, b.slot) ? [`${day}-${slot}`] : [],
    ),
  )
}

describe('AG-10 painting', () => {
  it('AG-10 a header stands for its row, its column or the week', () => {
    expect([...slotsOf(entriesOf(bitsAt(at(1, -1))))]).toEqual(['1-0', '1-1', '1-2', '1-3'])
    expect(popcount(bitsAt(at(-1, 2)))).toBe(7)
    expect(bitsAt(at(-1, -1))).toBe(FULL_WEEK)
  })

  it('AG-10 a drag takes the rectangle between its ends', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(bitsBetween(a, b)).toBe(maskOf(entriesOf(cellsBetween(a, b))))
        expect(bitsBetween(a, b)).toBe(bitsBetween(b, a))
      }),
    )
  })

  it('AG-10 a toggle frees all it stands for, or none when all was free, and touches nothing else', () => {
    fc.assert(
      fc.property(week, position, (mask, place) => {
        const bits = bitsAt(place)
        const next = toggle(mask, place)
        expect(fillOf(next, bits)).toBe(fillOf(mask, bits) === 'all' ? 'none' : 'all')
        expect(next & ~bits).toBe(mask & ~bits)
      }),
    )
  })

  it('paints and erases', () => {
    expect(paint(0b0011, 0b0110, true)).toBe(0b0111)
    expect(paint(0b0011, 0b0110, false)).toBe(0b0001)
  })
})

describe('AG-10 undo', () => {
  it('AG-10 walks back through every week and forward again', () => {
    fc.assert(
      fc.property(week, fc.array(week, { minLength: 1, maxLength: 20 }), (start, weeks) => {
        let history = weeks.reduce(record, historyOf(start))
        const seen = [history.present]
        for (let step = 0; step < weeks.length; step += 1) {
          history = undo(history)
          seen.push(history.present)
        }
        expect(seen).toEqual([start, ...weeks].reverse())
        expect(undo(history)).toBe(history)
        for (let step = 0; step < weeks.length; step += 1) history = redo(history)
        expect(history.present).toBe(weeks.at(-1))
        expect(redo(history)).toBe(history)
      }),
    )
  })

  it('AG-10 a new change forgets what was undone', () => {
    const history = record(undo(record(historyOf(0), 1)), 2)
    expect(redo(history)).toBe(history)
    expect(undo(history).present).toBe(0)
  })
})

describe('AG-10 announcing', () => {
  it.each([
    ['one cell freed', 0, bitsAt(at(1, 0)), 'Monday morning, free'],
    ['one cell taken', bitsAt(at(6, 3)), 0, 'Saturday night, not free'],
    ['a row freed', 0, bitsAt(at(1, -1)), '4 now free, 4 of 28 slots free'],
    ['all cleared', FULL_WEEK, 0, '28 no longer free, 0 of 28 slots free'],
    ['a swap', bitsAt(at(0, 0)), bitsAt(at(0, 1)), '1 now free, 1 no longer free, 1 of 28 slots free'],
  ])('AG-10 %s', (_, before, after, words) => {
    expect(describeChange(before, after)).toBe(words)
  })
})

describe('AG-03 comparing', () => {
  it('AG-03 a cell is of both, of one, or of neither', () => {
    fc.assert(
      fc.property(week, week, fc.nat({ max: 6 }), fc.nat({ max: 3 }), (self, other, day, slot) => {
        const key = `${day}-${slot}`
        const isSelf = slotsOf(entriesOf(self)).has(key)
        const isOther = slotsOf(entriesOf(other)).has(key)
        const expected = isSelf && isOther ? 'both' : isSelf ? 'self' : isOther ? 'other' : 'neither'
        expect(matchStateOf(self, other, day, slot)).toBe(expected)
      }),
    )
  })

  it('AG-03 says who in words, and keeps the capital of a name', () => {
    expect(matchCellName(2, 2, matchWords('other', { self: 'You', other: 'The gig' }))).toBe(
      'Tuesday evening: only the gig',
    )
    expect(matchWords('self', { self: 'You', other: 'The gig' })).toBe('only you')
    expect(matchWords('self', { self: 'Theodora', other: 'Your gig' })).toBe('only Theodora')
    expect(matchWords('both', { self: 'You', other: 'The gig' })).toBe('both')
  })
})

it('AG-05 the hours shown are the hours matched', () => {
  expect(SLOTS.map((_, slot) => hoursOf(slot))).toEqual(['6am–12pm', '12–6pm', '6–10pm', '10pm–6am'])
})
