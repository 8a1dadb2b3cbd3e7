import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sliderFraction, sliderOffset } from './slider-position'

it('is 0 at the minimum, 1 at the maximum, and between otherwise', () => {
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

it('is inset by half a thumb at both ends', () => {
  expect(sliderOffset(0)).toBe('calc(0.875rem + 0 * (100% - 1.75rem))')
  expect(sliderOffset(1)).toBe('calc(0.875rem + 1 * (100% - 1.75rem))')
})
