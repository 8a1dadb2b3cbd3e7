import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitFactor, pixelsPerPoint, zoomIn, zoomOut, zoomSteps } from './zoom'

describe('zoom steps', () => {
  it.each([
    [1, 1.1, 0.9],
    [0.4, 0.5, 0.33],
    [0.25, 0.33, undefined],
    [4, undefined, 3],
    [0.1, 0.25, undefined],
    [9, undefined, 4],
  ])('from %d: in to %d, out to %d', (factor, larger, smaller) => {
    expect(zoomIn(factor)).toBe(larger)
    expect(zoomOut(factor)).toBe(smaller)
  })

  it('return to the same factor after in and out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zoomSteps.slice(0, -1)), (step) => {
        expect(zoomOut(zoomIn(step) ?? 0)).toBe(step)
      }),
    )
  })
})

describe('fitFactor', () => {
  it('fills the width', () => {
    expect(fitFactor(600, 800) * 600 * pixelsPerPoint).toBeCloseTo(800)
  })

  it('is clamped for tiny and huge screens', () => {
    expect(fitFactor(600, 10)).toBe(0.25)
    expect(fitFactor(600, 9000)).toBe(2)
  })
})
