import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outputScale } from './page-canvas'

describe('outputScale', () => {
  it('is the device pixel ratio for a page of usual size', () => {
    expect(outputScale(794, 1123, 3)).toBe(3)
  })

  it('limits the canvas to 16 megapixels', () => {
    const side = fc.integer({ min: 1, max: 8000 })
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.5, max: 5, noNaN: true }), (width, height, ratio) => {
        const scale = outputScale(width, height, ratio)
        expect(scale).toBeLessThanOrEqual(ratio)
        expect(width * height * scale * scale).toBeLessThanOrEqual(16_000_001)
      }),
    )
  })
})
