import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsBetween, rowsToRender, scrollCorrection, stackRows } from './row-window'

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 })
const gap = fc.nat(20)
const at = fc.integer({ min: -500, max: 12_000 })

/** The expected positions by brute force. */
function bruteForce(rows: readonly number[], gapBetween: number) {
  return rows.map((height, index) => {
    const top = rows.slice(0, index).reduce((sum, each) => sum + each + gapBetween, 0)
    return { top, bottom: top + height }
  })
}

describe('rows of varying height', () => {
  it('stack with gaps', () => {
    fc.assert(
      fc.property(heights, gap, (rows, between) => {
        const positions = stackRows(rows, between)
        expect(positions.tops.map((top, index) => ({ top, bottom: positions.bottoms[index] }))).toEqual(
          bruteForce(rows, between),
        )
        expect(positions.height).toBe(bruteForce(rows, between).at(-1)?.bottom ?? 0)
      }),
    )
  })

  it('are in view exactly when they intersect it', () => {
    fc.assert(
      fc.property(heights, gap, at, fc.integer({ min: 1, max: 2000 }), (rows, between, top, length) => {
        const { first, end } = rowsBetween(stackRows(rows, between), top, top + length)
        const resizeObserver = bruteForce(rows, between).flatMap((row, index) =>
          row.bottom > top && row.top < top + length ? [index] : [],
        )
        expect(Array.from({ length: end - first }, (_, index) => first + index)).toEqual(resizeObserver)
      }),
    )
  })

  it('are rendered once, in order, with pinned rows and their neighbours', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.nat(40),
        fc.nat(60),
        fc.array(fc.integer({ min: -3, max: 70 })),
        (a, b, more, pinned) => {
          const [first, end] = [Math.min(a, b), Math.max(a, b)]
          const count = end + more
          const rendered = rowsToRender({ first, end }, count, pinned)
          const wanted = Array.from({ length: count }, (_, index) => index).filter(
            (index) =>
              (index >= first && index < end) ||
              pinned.some((each) => each >= 0 && each < count && Math.abs(each - index) <= 1),
          )
          expect(rendered).toEqual(wanted)
        },
      ),
    )
  })

  it('keep the view steady when rows above are measured or inserted', () => {
    const row = fc.record({
      key: fc.stringMatching(/^[a-z]{4}$/),
      before: fc.integer({ min: 1, max: 400 }),
      after: fc.integer({ min: 1, max: 400 }),
      rendered: fc.boolean(),
    })
    const rows = fc.uniqueArray(row, { selector: ({ key }) => key, minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(rows, fc.nat(29), fc.nat(399), fc.nat(2000), (list, cut, into, height) => {
        // The remaining rows are inserted afterwards, before all others.
        const old = list.slice(Math.min(cut, list.length - 1))
        const before = {
          keys: old.map(({ key }) => key),
          positions: stackRows(
            old.map((each) => each.before),
            8,
          ),
          heights: new Map(old.filter(({ rendered }) => rendered).map((each) => [each.key, each.before])),
        }
        const after = {
          keys: list.map(({ key }) => key),
          positions: stackRows(
            list.map((each) => each.after),
            8,
          ),
        }
        const viewTop = Math.min(into + 1, before.positions.height - 1)
        const boxes = bruteForce(
          old.map((each) => each.before),
          8,
        )
        const read = boxes.findIndex(
          ({ top, bottom }, at) => bottom > viewTop && top < viewTop + height && old[at]?.rendered,
        )
        const reading = read >= 0 ? read : boxes.findIndex(({ bottom }) => bottom > viewTop)
        const correction = scrollCorrection(before, after, { top: viewTop, height })
        if (viewTop <= 0) expect(correction).toBe(0)
        else {
          const index = after.keys.indexOf(before.keys[reading] ?? '')
          const distance = (positions: ReturnType<typeof stackRows>, place: number, top: number) =>
            (positions.tops[place] ?? 0) - top
          expect(distance(after.positions, index, viewTop + correction)).toBe(
            distance(before.positions, reading, viewTop),
          )
        }
      }),
    )
  })

  it('keep the view steady below unmeasured rows', () => {
    const before = { keys: ['a', 'b'], positions: stackRows([100, 100], 0), heights: new Map([['b', 100]]) }
    const after = { keys: ['a', 'b'], positions: stackRows([300, 100], 0) }
    expect(scrollCorrection(before, after, { top: 50, height: 500 })).toBe(200)
  })

  it('cause no scroll when the anchor row was removed', () => {
    const before = { keys: ['a', 'b'], positions: stackRows([10, 10], 0), heights: new Map([['a', 10]]) }
    expect(scrollCorrection(before, { keys: ['b'], positions: stackRows([10], 0) }, { top: 5, height: 500 })).toBe(0)
  })
})
