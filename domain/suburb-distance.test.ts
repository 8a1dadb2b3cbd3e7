import { describe, expect, it } from 'vitest'
import { formatDistance, suburbDistanceKm } from './suburb-distance.ts'

describe('distance', () => {
  it('measures between centroids, the same both ways', () => {
    const there = suburbDistanceKm('Carlton', 'Frankston') ?? 0
    expect(there).toBeGreaterThan(35)
    expect(there).toBeLessThan(50)
    expect(suburbDistanceKm('frankston ', 'CARLTON')).toBeCloseTo(there, 9)
    expect(suburbDistanceKm('Carlton', 'Carlton')).toBe(0)
    expect(suburbDistanceKm('Carlton', 'Atlantis')).toBeNull()
    expect(suburbDistanceKm(null, 'Carlton')).toBeNull()
  })

  it('formats kilometres as text', () => {
    expect([null, 0, 4.23].map(formatDistance)).toEqual(['Distance unknown', 'In your suburb', '4.2 km away'])
  })
})
