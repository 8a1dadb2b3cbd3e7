import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FULL_WEEK } from '../availability'
import { cellsAt, extendPaint, FIRST_CELL, fillOf, nextPosition, positionAt, ROWS, toggle } from './week-grid'

/** A simulated keyboard user: applies each key press to the grid's model and counts it. */
class KeyboardUser {
  presses = 0

  constructor(
    public mask: number,
    public position: number,
  ) {
    // Tab to the grid's one Tab stop is the first press.
    this.presses = 1
  }

  arrow(key: string, { shift = false, ctrl = false } = {}) {
    this.presses += 1
    const to = nextPosition(this.position, key, ctrl) ?? this.position
    if (shift) this.mask = extendPaint(this.mask, this.position, to)
    this.position = to
  }

  space() {
    this.presses += 1
    this.mask = toggle(this.mask, cellsAt(this.position))
  }

  isFree() {
    return fillOf(this.mask, cellsAt(this.position)) === true
  }
}

/** Visits the cells row by row in alternating directions and paints those that differ, until the week is the target. */
function paintAsSnake(user: KeyboardUser, wanted: number) {
  const isWanted = () => fillOf(wanted, cellsAt(user.position)) === true
  for (const row of ROWS.slice(1)) {
    const key = row % 2 === 1 ? 'ArrowRight' : 'ArrowLeft'
    for (let step = 0; step < 4; step += 1) {
      if (user.isFree() !== isWanted()) user.space()
      if (user.mask === wanted) return
      const next = step === 3 ? 'ArrowDown' : key
      const target = nextPosition(user.position, next, false) ?? 0
      // With Shift, the next cell gets the state of this one.
      user.arrow(next, { shift: (fillOf(wanted, cellsAt(target)) === true) === isWanted() })
    }
  }
}

/** Sets the whole week free or not free by its corner. */
function fillWeek(user: KeyboardUser, isFree: boolean) {
  user.arrow('Home', { ctrl: true })
  user.arrow('ArrowUp')
  user.arrow('ArrowLeft')
  user.space()
  if (user.mask !== (isFree ? FULL_WEEK : 0)) user.space()
}

function pressesFor(wanted: number, start = 0, position = FIRST_CELL): number {
  const strategies = [
    (user: KeyboardUser) => {
      user.arrow('Home', { ctrl: true })
      paintAsSnake(user, wanted)
    },
    (user: KeyboardUser) => {
      fillWeek(user, false)
      user.arrow('ArrowDown')
      user.arrow('ArrowRight')
      paintAsSnake(user, wanted)
    },
  ]
  const counts = strategies.map((strategy) => {
    const user = new KeyboardUser(start, position)
    strategy(user)
    expect(user.mask).toBe(wanted)
    return user.presses
  })
  return Math.min(...counts)
}

/** Every second cell of the visiting order: the worst case, since the painted state changes at every step. */
const checkered = ROWS.slice(1).reduce(
  (mask, row) => mask | cellsAt(positionAt(row, row % 2 ? 1 : 2)) | cellsAt(positionAt(row, row % 2 ? 3 : 4)),
  0,
)

const week = fc.integer({ min: 0, max: FULL_WEEK })

describe('AG-10 key presses', () => {
  it('AG-10 paints any week from an empty one within 56', () => {
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

  it('AG-10 paints any week from any other and any Tab stop within 56', () => {
    const position = fc.integer({ min: 0, max: 39 })
    fc.assert(
      fc.property(week, week, position, (wanted, start, at) => {
        expect(pressesFor(wanted, start, at)).toBeLessThanOrEqual(56)
      }),
      { numRuns: 2000 },
    )
    expect(pressesFor(checkered, FULL_WEEK & ~checkered, 39)).toBeLessThanOrEqual(56)
  })

  it('AG-10 paints a full week from any week within 12', () => {
    fc.assert(
      fc.property(week, fc.integer({ min: 0, max: 39 }), (start, at) => {
        const user = new KeyboardUser(start, at)
        fillWeek(user, true)
        expect(user.mask).toBe(FULL_WEEK)
        expect(user.presses).toBeLessThanOrEqual(12)
      }),
    )
  })
})
