import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sliderFraction, sliderOffset } from './slider-position'

it('is 0 at the left end, 1 at the right, and within for all else', () => {
  expect(sliderFraction(15, 15, 50)).toBe(0)
  expect(sliderFraction(50, 15, 50)).toBe(1)
  expect(sliderFraction(25, 15, 50)).toBeCloseTo(10 / 35)
  expect(sliderFraction(5, 5, 5)).toBe(0)
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.integer(), (value, min, max) => {
      const fraction = sliderFraction(value, min, max)
      expect(fraction).toBeGreaterThanOrEqual(0)
      expect(fraction).toBeLessThanOrEqual(1)
    }),
  )
})

it('keeps half a thumb from either end', () => {
  expect(sliderOffset(0)).toBe('calc(0.875rem + 0 * (100% - 1.75rem))')
  expect(sliderOffset(1)).toBe('calc(0.875rem + 1 * (100% - 1.75rem))')
})
