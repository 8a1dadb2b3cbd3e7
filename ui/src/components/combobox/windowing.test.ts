import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeList } from './placement'
import { pageSize, rowsToDraw, scrollToShow, visibleRange } from './windowing'

const list = fc
  .record({
    count: fc.nat({ max: 3000 }),
    rowHeight: fc.integer({ min: 20, max: 120 }),
    viewHeight: fc.integer({ min: 0, max: 400 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ count, rowHeight, viewHeight, part }) => {
    const lowest = Math.max(0, count * rowHeight - viewHeight)
    return { count, rowHeight, viewHeight, scrollTop: Math.floor(part * lowest) }
  })

describe('SW-11 windowing', () => {
  it('SW-11 draws every row that can be seen, and few others', () => {
    fc.assert(
      fc.property(list, (view) => {
        const { first, end } = visibleRange(view)
        for (let row = 0; row < view.count; row += 1) {
          const top = row * view.rowHeight
          const isSeen = top < view.scrollTop + view.viewHeight && top + view.rowHeight > view.scrollTop
          if (isSeen && (row < first || row >= end)) throw new Error(`row ${row} is in view but not drawn`)
        }
        expect(end - first).toBeLessThanOrEqual(Math.ceil(view.viewHeight / view.rowHeight) + 8)
      }),
    )
  })

  it('SW-11 the active row is always drawn, once, in order', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: -1, max: 3500 }), (view, active) => {
        const rows = rowsToDraw(view, active)
        if (active >= 0 && active < view.count) expect(rows).toContain(active)
        else expect(rows).not.toContain(active)
        expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
      }),
    )
  })

  it('SW-11 shows a row wholly, and does not move when it already is', () => {
    fc.assert(
      fc.property(list, fc.nat(), (view, number) => {
        fc.pre(view.count > 0 && view.rowHeight <= view.viewHeight)
        const index = number % view.count
        const scrollTop = scrollToShow(view, index)
        const top = index * view.rowHeight
        expect(top).toBeGreaterThanOrEqual(scrollTop)
        expect(top + view.rowHeight).toBeLessThanOrEqual(scrollTop + view.viewHeight)
        expect(scrollToShow({ ...view, scrollTop }, index)).toBe(scrollTop)
      }),
    )
  })
})

it('a page is a windowful, at least one row', () => {
  expect(pageSize(13, 2.75)).toBe(4)
  expect(pageSize(1, 2.75)).toBe(1)
})

describe('placing', () => {
  const page = { left: 0, top: 0, width: 1280, height: 800 }
  const wanted = { height: 208, minWidth: 272 }

  it('hangs below, as wide as the field', () => {
    expect(placeList({ left: 100, top: 100, width: 400, height: 48 }, page, 800, wanted)).toEqual({
      left: 100,
      width: 400,
      top: 152,
      maxHeight: 208,
    })
  })

  it('stands above where there is more room', () => {
    expect(placeList({ left: 100, top: 700, width: 400, height: 48 }, page, 800, wanted)).toEqual({
      left: 100,
      width: 400,
      bottom: 104,
      maxHeight: 208,
    })
  })

  it('stays in what a virtual keyboard leaves of the page', () => {
    const visible = { left: 0, top: 120, width: 375, height: 400 }
    expect(placeList({ left: 16, top: 400, width: 343, height: 48 }, visible, 812, wanted)).toEqual({
      left: 16,
      width: 343,
      bottom: 416,
      maxHeight: 208,
    })
    expect(placeList({ left: 16, top: 250, width: 343, height: 48 }, visible, 812, wanted)).toMatchObject({
      top: 302,
      maxHeight: 208,
    })
  })

  it('shows nothing rather than a list where there is no room at all', () => {
    const keyhole = { left: 0, top: 300, width: 375, height: 40 }
    expect(placeList({ left: 16, top: 296, width: 343, height: 48 }, keyhole, 812, wanted).maxHeight).toBe(0)
  })

  it('never covers the field, never leaves the page sideways, never exceeds its height', () => {
    const box = fc.record({
      left: fc.integer({ min: -50, max: 1000 }),
      top: fc.integer({ min: 0, max: 700 }),
      width: fc.integer({ min: 40, max: 600 }),
      height: fc.integer({ min: 20, max: 90 }),
    })
    fc.assert(
      fc.property(
        box,
        fc.integer({ min: 320, max: 1600 }),
        fc.integer({ min: 200, max: 1200 }),
        (anchor, width, height) => {
          const at = placeList(anchor, { left: 0, top: 0, width, height }, height, wanted)
          expect(at.maxHeight).toBeLessThanOrEqual(208)
          expect(at.left).toBeGreaterThanOrEqual(8)
          expect(at.left + at.width).toBeLessThanOrEqual(width - 8)
          if (at.top !== undefined) expect(at.top).toBeGreaterThanOrEqual(anchor.top + anchor.height)
          else expect(height - (at.bottom ?? 0)).toBeLessThanOrEqual(anchor.top)
        },
      ),
    )
  })
})
