import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FULL_WEEK } from './availability'
import { bitsAt, carry, FIRST_CELL, fillOf, move, placeAt, ROWS, toggle } from './week-grid'

/** A hand on the keyboard: every press goes through the grid's own model, and is counted. */
class Typist {
  presses = 0

  constructor(
    public mask: number,
    public place: number,
  ) {
    // Tab leads to the grid's one stop.
    this.presses = 1
  }

  arrow(key: string, { shift = false, ctrl = false } = {}) {
    this.presses += 1
    const to = move(this.place, key, ctrl) ?? this.place
    if (shift) this.mask = carry(this.mask, this.place, to)
    this.place = to
  }

  space() {
    this.presses += 1
    this.mask = toggle(this.mask, bitsAt(this.place))
  }

  isFree() {
    return fillOf(this.mask, bitsAt(this.place)) === true
  }
}

/** From the first cell in a snake, day by day: there and back. Stops when the week is as wanted. */
function paintAsSnake(typist: Typist, wanted: number) {
  const isWanted = () => fillOf(wanted, bitsAt(typist.place)) === true
  for (const row of ROWS.slice(1)) {
    const key = row % 2 === 1 ? 'ArrowRight' : 'ArrowLeft'
    for (let step = 0; step < 4; step += 1) {
      if (typist.isFree() !== isWanted()) typist.space()
      if (typist.mask === wanted) return
      const next = step === 3 ? 'ArrowDown' : key
      const target = move(typist.place, next, false) ?? 0
      // The brush is carried where the next cell is to be as this one; a plain step leaves it.
      typist.arrow(next, { shift: (fillOf(wanted, bitsAt(target)) === true) === isWanted() })
    }
  }
}

/** The whole week by its corner: made free, or empty, whatever was there. */
function fillWeek(typist: Typist, isFree: boolean) {
  typist.arrow('Home', { ctrl: true })
  typist.arrow('ArrowUp')
  typist.arrow('ArrowLeft')
  typist.space()
  if (typist.mask !== (isFree ? FULL_WEEK : 0)) typist.space()
}

function pressesFor(wanted: number, start = 0, place = FIRST_CELL): number {
  const strategies = [
    (typist: Typist) => {
      typist.arrow('Home', { ctrl: true })
      paintAsSnake(typist, wanted)
    },
    (typist: Typist) => {
      fillWeek(typist, false)
      typist.arrow('ArrowDown')
      typist.arrow('ArrowRight')
      paintAsSnake(typist, wanted)
    },
  ]
  const counts = strategies.map((strategy) => {
    const typist = new Typist(start, place)
    strategy(typist)
    expect(typist.mask).toBe(wanted)
    return typist.presses
  })
  return Math.min(...counts)
}

/** Every second cell along the snake: each step changes the brush, so no strategy that walks has it harder. */
const checkered = ROWS.slice(1).reduce(
  (mask, row) => mask | bitsAt(placeAt(row, row % 2 ? 1 : 2)) | bitsAt(placeAt(row, row % 2 ? 3 : 4)),
  0,
)

const week = fc.integer({ min: 0, max: FULL_WEEK })

describe('AG-10 key presses', () => {
  it('AG-10 any week from an empty one within 56', () => {
    for (const wanted of [checkered, FULL_WEEK & ~checkered, FULL_WEEK, 1, 2 ** 27, 0x5a5a5a5, 0xa5a5a5a]) {
      expect(pressesFor(wanted)).toBeLessThanOrEqual(56)
    }
    fc.assert(
      fc.property(week, (wanted) => {
        expect(pressesFor(wanted)).toBeLessThanOrEqual(56)
      }),
      { numRuns: 2000 },
    )
  })

  it('AG-10 any week from any other, wherever the tab stop was left, within 56', () => {
    const place = fc.integer({ min: 0, max: 39 })
    fc.assert(
      fc.property(week, week, place, (wanted, start, at) => {
        expect(pressesFor(wanted, start, at)).toBeLessThanOrEqual(56)
      }),
      { numRuns: 2000 },
    )
    expect(pressesFor(checkered, FULL_WEEK & ~checkered, 39)).toBeLessThanOrEqual(56)
  })

  it('AG-10 a full week within 12, from any week', () => {
    fc.assert(
      fc.property(week, fc.integer({ min: 0, max: 39 }), (start, at) => {
        const typist = new Typist(start, at)
        fillWeek(typist, true)
        expect(typist.mask).toBe(FULL_WEEK)
        expect(typist.presses).toBeLessThanOrEqual(12)
      }),
    )
  })
})
