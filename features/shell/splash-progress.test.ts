import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splashAfterTick } from './splash-progress'

it.each([
  [0, 0, 0.5],
  [0, 1, 3],
  [10, 0.5, 11.75],
  [99.8, 0, 100],
  [100, 1, 100],
])('SH-01 grows from %d %, by chance %d, to %d %', (percent, chance, next) => {
  expect(splashAfterTick(percent, chance)).toBe(next)
})

it('SH-01 grows by 0.5 to 3 at each tick until it is full', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 97, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (at, chance) => {
        const grown = splashAfterTick(at, chance) - at
        expect(grown).toBeGreaterThanOrEqual(0.5 - 1e-9)
        expect(grown).toBeLessThanOrEqual(3 + 1e-9)
      },
    ),
  )
})
