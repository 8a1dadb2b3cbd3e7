import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveThumb, nearestThumb, nearestValue, type SliderScale, sliderFraction, sliderOffset } from './slider-model'

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

it.each([
  [0.29, { min: 0, max: 0.3, step: 0.1 }, 0.3],
  [0.31, { min: 0.1, max: 1, step: 0.2 }, 0.3],
  [49, { min: 15, max: 50, step: 10 }, 45],
  [-8, { min: -7, max: 7, step: 2 }, -7],
  [2e-7, { min: 0, max: 1e-6, step: 1e-7 }, 2e-7],
  [3, { min: 5, max: 5, step: 1 }, 5],
])('takes %d to the nearest value of a scale', (value, scale, expected) => {
  expect(nearestValue(value, scale)).toBe(expected)
})

/** A scale with decimals, and all of its values, each written as a decimal number. */
const scales = fc
  .record({
    decimals: fc.integer({ min: 0, max: 4 }),
    min: fc.integer({ min: -500, max: 500 }),
    length: fc.integer({ min: 0, max: 400 }),
    step: fc.integer({ min: 1, max: 90 }),
  })
  .map(({ decimals, min, length, step }) => {
    const written = (units: number) => Number(`${units}e-${decimals}`)
    const scale: SliderScale = { min: written(min), max: written(min + length), step: written(step) }
    const values: number[] = []
    for (let units = min; units <= min + length; units += step) values.push(written(units))
    return { scale, values }
  })
const numbers = fc.double({ min: -700, max: 1000, noNaN: true })

it('finds the value that a search through all values finds', () => {
  fc.assert(
    fc.property(scales, numbers, ({ scale, values }, value) => {
      const found = nearestValue(value, scale)
      expect(values).toContain(found === 0 ? 0 : found)
      const distances = values.map((each) => Math.abs(each - value))
      expect(Math.abs(found - value)).toBeLessThanOrEqual(Math.min(...distances) + 1e-9)
    }),
  )
})

it('never lets the thumbs cross, and moves one of them only', () => {
  fc.assert(
    fc.property(scales, numbers, numbers, numbers, fc.constantFrom(0, 1), ({ scale }, one, other, to, thumb) => {
      const low = nearestValue(Math.min(one, other), scale)
      const high = nearestValue(Math.max(one, other), scale)
      const moved = moveThumb([low, high], thumb, to, scale)
      expect(moved[0]).toBeLessThanOrEqual(moved[1])
      expect(moved[1 - thumb]).toBe(thumb === 0 ? high : low)
      const target = nearestValue(to, scale)
      expect(moved[thumb]).toBe(thumb === 0 ? Math.min(target, high) : Math.max(target, low))
    }),
  )
})

it('moves the nearer thumb, and of equal thumbs the one on the side of the press', () => {
  expect(nearestThumb([20, 40], 10)).toBe(0)
  expect(nearestThumb([20, 40], 29)).toBe(0)
  expect(nearestThumb([20, 40], 31)).toBe(1)
  expect(nearestThumb([20, 40], 60)).toBe(1)
  expect(nearestThumb([30, 30], 10)).toBe(0)
  expect(nearestThumb([30, 30], 50)).toBe(1)
})
