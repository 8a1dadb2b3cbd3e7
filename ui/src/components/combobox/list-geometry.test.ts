import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAGE_ROWS, positionList, rowsToRender, scrollTopToReveal, visibleRange } from './list-geometry'

const list = fc
  .record({
    count: fc.nat({ max: 3000 }),
    rowHeight: fc.integer({ min: 20, max: 120 }),
    viewHeight: fc.integer({ min: 0, max: 400 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ count, rowHeight, viewHeight, part }) => {
    const maxScrollTop = Math.max(0, count * rowHeight - viewHeight)
    return { count, rowHeight, viewHeight, scrollTop: Math.floor(part * maxScrollTop) }
  })

describe('SW-11 windowing', () => {
  it('SW-11 renders every visible row, and few others', () => {
    fc.assert(
      fc.property(list, (view) => {
        const { first, end } = visibleRange(view)
        for (let row = 0; row < view.count; row += 1) {
          const top = row * view.rowHeight
          const isSeen = top < view.scrollTop + view.viewHeight && top + view.rowHeight > view.scrollTop
          if (isSeen && (row < first || row >= end)) throw new Error(`row ${row} is in view but not rendered`)
        }
        expect(end - first).toBeLessThanOrEqual(Math.ceil(view.viewHeight / view.rowHeight) + 8)
      }),
    )
  })

  it('SW-11 renders the active row exactly once, in order', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: -1, max: 3500 }), (view, active) => {
        const rows = rowsToRender(view, active)
        if (active >= 0 && active < view.count) expect(rows).toContain(active)
        else expect(rows).not.toContain(active)
        expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
      }),
    )
  })

  it('SW-11 scrolls to show a row completely, and not at all when it is visible', () => {
    fc.assert(
      fc.property(list, fc.nat(), (view, number) => {
        fc.pre(view.count > 0 && view.rowHeight <= view.viewHeight)
        const index = number % view.count
        const scrollTop = scrollTopToReveal(view, index)
        const top = index * view.rowHeight
        expect(top).toBeGreaterThanOrEqual(scrollTop)
        expect(top + view.rowHeight).toBeLessThanOrEqual(scrollTop + view.viewHeight)
        expect(scrollTopToReveal({ ...view, scrollTop }, index)).toBe(scrollTop)
      }),
    )
  })
})

it('pages by the rows that a full list shows', () => {
  expect(PAGE_ROWS).toBe(4)
})

describe('positioning', () => {
  const page = { offsetLeft: 0, offsetTop: 0, width: 1280, height: 800 }
  const preferred = { height: 208, minWidth: 272 }
  const lengthOf = (style: string) => Number(style.replace('px', ''))

  it('is below the field and as wide', () => {
    expect(positionList({ left: 100, top: 100, width: 400, height: 48 }, page, 800, preferred)).toEqual({
      left: '100px',
      width: '400px',
      top: '152px',
      bottom: 'auto',
      maxHeight: '208px',
    })
  })

  it('is above the field where there is more room', () => {
    expect(positionList({ left: 100, top: 700, width: 400, height: 48 }, page, 800, preferred)).toEqual({
      left: '100px',
      width: '400px',
      top: 'auto',
      bottom: '104px',
      maxHeight: '208px',
    })
  })

  it('is aligned with the right edge of a narrow field where text runs from right to left', () => {
    const anchor = { left: 500, top: 100, width: 80, height: 48 }
    const { left, width } = positionList(anchor, { offsetLeft: 0, offsetTop: 0, width: 1280, height: 800 }, 800, {
      ...preferred,
      isMirrored: true,
    })
    expect(lengthOf(left) + lengthOf(width)).toBe(580)
    expect(lengthOf(width)).toBeGreaterThan(80)
  })

  it('stays above a virtual keyboard', () => {
    const visible = { offsetLeft: 0, offsetTop: 120, width: 375, height: 400 }
    expect(positionList({ left: 16, top: 400, width: 343, height: 48 }, visible, 812, preferred)).toEqual({
      left: '16px',
      width: '343px',
      top: 'auto',
      bottom: '416px',
      maxHeight: '208px',
    })
    expect(positionList({ left: 16, top: 250, width: 343, height: 48 }, visible, 812, preferred)).toMatchObject({
      top: '302px',
      maxHeight: '208px',
    })
  })

  it('has no height where there is no room', () => {
    const visibleStrip = { offsetLeft: 0, offsetTop: 300, width: 375, height: 40 }
    expect(positionList({ left: 16, top: 296, width: 343, height: 48 }, visibleStrip, 812, preferred).maxHeight).toBe(
      '0px',
    )
  })

  it('never covers the field, overflows the page sideways or exceeds its height', () => {
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
          const at = positionList(anchor, { offsetLeft: 0, offsetTop: 0, width, height }, height, preferred)
          const left = lengthOf(at.left)
          expect(lengthOf(at.maxHeight)).toBeLessThanOrEqual(208)
          expect(left).toBeGreaterThanOrEqual(8)
          expect(left + lengthOf(at.width)).toBeLessThanOrEqual(width - 8)
          if (at.top !== 'auto') expect(lengthOf(at.top)).toBeGreaterThanOrEqual(anchor.top + anchor.height)
          else expect(height - lengthOf(at.bottom)).toBeLessThanOrEqual(anchor.top)
        },
      ),
    )
  })
})
