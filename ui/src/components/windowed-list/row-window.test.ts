import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeRows, rowsBetween, rowsToDraw, shiftToStay } from './row-window'

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 })
const gap = fc.nat(20)
const at = fc.integer({ min: -500, max: 12_000 })

/** Every row by adding up, one after the other. */
function bruteForce(rows: readonly number[], gapBetween: number) {
  return rows.map((height, index) => {
    const top = rows.slice(0, index).reduce((sum, each) => sum + each + gapBetween, 0)
    return { top, bottom: top + height }
  })
}

describe('rows of uneven height', () => {
  it('lie under each other', () => {
    fc.assert(
      fc.property(heights, gap, (rows, between) => {
        const places = placeRows(rows, between)
        expect(places.tops.map((top, index) => ({ top, bottom: places.bottoms[index] }))).toEqual(
          bruteForce(rows, between),
        )
        expect(places.height).toBe(bruteForce(rows, between).at(-1)?.bottom ?? 0)
      }),
    )
  })

  it('are in view when something of them lies in it, and no others', () => {
    fc.assert(
      fc.property(heights, gap, at, fc.integer({ min: 1, max: 2000 }), (rows, between, top, length) => {
        const { first, end } = rowsBetween(placeRows(rows, between), top, top + length)
        const seen = bruteForce(rows, between).flatMap((row, index) =>
          row.bottom > top && row.top < top + length ? [index] : [],
        )
        expect(Array.from({ length: end - first }, (_, index) => first + index)).toEqual(seen)
      }),
    )
  })

  it('are drawn in order, each once, with those that stay and their neighbours', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.nat(40),
        fc.nat(60),
        fc.array(fc.integer({ min: -3, max: 70 })),
        (a, b, more, kept) => {
          const [first, end] = [Math.min(a, b), Math.max(a, b)]
          const count = end + more
          const drawn = rowsToDraw({ first, end }, count, kept)
          const wanted = Array.from({ length: count }, (_, index) => index).filter(
            (index) =>
              (index >= first && index < end) ||
              kept.some((each) => each >= 0 && each < count && Math.abs(each - index) <= 1),
          )
          expect(drawn).toEqual(wanted)
        },
      ),
    )
  })

  it('stay where they are read, whatever is measured or comes in above', () => {
    const row = fc.record({
      key: fc.stringMatching(/^[a-z]{4}$/),
      before: fc.integer({ min: 1, max: 400 }),
      after: fc.integer({ min: 1, max: 400 }),
      drawn: fc.boolean(),
    })
    const rows = fc.uniqueArray(row, { selector: ({ key }) => key, minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(rows, fc.nat(29), fc.nat(399), fc.nat(2000), (list, cut, into, height) => {
        // The later ones come in only afterwards, before all others.
        const old = list.slice(Math.min(cut, list.length - 1))
        const before = {
          keys: old.map(({ key }) => key),
          places: placeRows(
            old.map((each) => each.before),
            8,
          ),
          heights: new Map(old.filter(({ drawn }) => drawn).map((each) => [each.key, each.before])),
        }
        const after = {
          keys: list.map(({ key }) => key),
          places: placeRows(
            list.map((each) => each.after),
            8,
          ),
        }
        const viewTop = Math.min(into + 1, before.places.height - 1)
        const boxes = bruteForce(
          old.map((each) => each.before),
          8,
        )
        const read = boxes.findIndex(
          ({ top, bottom }, at) => bottom > viewTop && top < viewTop + height && old[at]?.drawn,
        )
        const reading = read >= 0 ? read : boxes.findIndex(({ bottom }) => bottom > viewTop)
        const shift = shiftToStay(before, after, { top: viewTop, height })
        if (viewTop <= 0) expect(shift).toBe(0)
        else {
          const index = after.keys.indexOf(before.keys[reading] ?? '')
          const distance = (places: ReturnType<typeof placeRows>, place: number, top: number) =>
            (places.tops[place] ?? 0) - top
          expect(distance(after.places, index, viewTop + shift)).toBe(distance(before.places, reading, viewTop))
        }
      }),
    )
  })

  it('stay where they are read below room for rows that were never drawn', () => {
    const before = { keys: ['a', 'b'], places: placeRows([100, 100], 0), heights: new Map([['b', 100]]) }
    const after = { keys: ['a', 'b'], places: placeRows([300, 100], 0) }
    expect(shiftToStay(before, after, { top: 50, height: 500 })).toBe(200)
  })

  it('do not move anything when the row that was read is gone', () => {
    const before = { keys: ['a', 'b'], places: placeRows([10, 10], 0), heights: new Map([['a', 10]]) }
    expect(shiftToStay(before, { keys: ['b'], places: placeRows([10], 0) }, { top: 5, height: 500 })).toBe(0)
  })
})
