import fc from 'fast-check'
import { expect, it } from 'vitest'
import { monogramAction, monogramBrand, weekBit, weekCells, weekMask } from './week-pattern'

const anyWeek = fc.integer({ min: 0, max: 2 ** 28 - 1 })

it('has 28 cells with unique positions and bits', () => {
  const cells = weekCells(0)
  expect(cells).toHaveLength(28)
  expect(new Set(cells.map(({ day, slot }) => weekBit(day, slot))).size).toBe(28)
  expect(cells.every(({ tone }) => tone === 'off')).toBe(true)
})

it('lights exactly the cells of the mask', () => {
  fc.assert(
    fc.property(anyWeek, (lit) => {
      let mask = 0
      for (const { day, slot, tone } of weekCells(lit)) if (tone !== 'off') mask += 2 ** (day * 4 + slot)
      expect(mask).toBe(lit)
    }),
  )
})

it('accents only lit cells', () => {
  fc.assert(
    fc.property(anyWeek, anyWeek, (lit, accent) => {
      const inAction = weekCells(lit, accent).filter(({ tone }) => tone === 'action')
      const expected = Array.from({ length: 28 }, (_, bit) => bit).filter(
        (bit) =>
          lit.toString(2).padStart(28, '0')[27 - bit] === '1' && accent.toString(2).padStart(28, '0')[27 - bit] === '1',
      )
      expect(inAction.map(({ day, slot }) => day * 4 + slot)).toEqual(expected)
    }),
  )
})

it('parses a drawing', () => {
  expect(weekMask(['#......', '.......', '.......', '.......'])).toBe(1)
  expect(weekMask(['.......', '.......', '.......', '......#'])).toBe(2 ** 27)
  expect(monogramBrand & monogramAction).toBe(0)
})
