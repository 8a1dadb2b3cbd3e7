import { expect, it } from 'vitest'
import { centreOfSuburb, suburbDistanceKm } from './suburb-distance.ts'

it('measures between the centroids of suburbs, the same both ways', () => {
  const there = suburbDistanceKm('Carlton', 'Frankston') ?? 0
  expect(there).toBeGreaterThan(35)
  expect(there).toBeLessThan(50)
  expect(suburbDistanceKm('frankston ', 'CARLTON')).toBeCloseTo(there, 9)
  expect(suburbDistanceKm('Carlton', 'Carlton')).toBe(0)
  expect(suburbDistanceKm('Carlton', 'Atlantis')).toBeNull()
  expect(suburbDistanceKm(null, 'Carlton')).toBeNull()
})

it('has no centroid for an unknown suburb, nor without one', () => {
  expect(centreOfSuburb(' carlton')).toEqual({
    latitude: expect.closeTo(-37.8, 1),
    longitude: expect.closeTo(144.97, 1),
  })
  expect([null, '', 'Atlantis'].map(centreOfSuburb)).toEqual([null, null, null])
})
