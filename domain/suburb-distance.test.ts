import { describe, expect, it } from 'vitest'
import { distanceInWords, suburbDistance } from './suburb-distance.ts'

describe('distance', () => {
  it('measures between centroids, the same both ways', () => {
    const there = suburbDistance('Carlton', 'Frankston') ?? 0
    expect(there).toBeGreaterThan(35)
    expect(there).toBeLessThan(50)
    expect(suburbDistance('frankston ', 'CARLTON')).toBeCloseTo(there, 9)
    expect(suburbDistance('Carlton', 'Carlton')).toBe(0)
    expect(suburbDistance('Carlton', 'Atlantis')).toBeNull()
    expect(suburbDistance(null, 'Carlton')).toBeNull()
  })

  it('says it in words', () => {
    expect([null, 0, 4.23].map(distanceInWords)).toEqual(['Distance unknown', 'In your suburb', '4.2 km away'])
  })
})
