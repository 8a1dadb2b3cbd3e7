import { expect, it } from 'vitest'
import { distanceKm, formatDistance } from './distance.ts'

it('measures along the surface of the earth', () => {
  // A degree of longitude at the equator, and one of latitude anywhere.
  expect(distanceKm({ latitude: 0, longitude: 144 }, { latitude: 0, longitude: 145 })).toBeCloseTo(111.19, 2)
  expect(distanceKm({ latitude: -37, longitude: 144 }, { latitude: -38, longitude: 144 })).toBeCloseTo(111.19, 2)
  expect(distanceKm(null, { latitude: -37, longitude: 144 })).toBeNull()
})

it('formats kilometres as text', () => {
  expect([null, 0, 4.23].map(formatDistance)).toEqual(['Distance unknown', 'In your suburb', '4.2 km away'])
})
