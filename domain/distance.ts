import type { SuburbCentre } from './wire.ts'

const earthRadiusKm = 6371
/** The smallest distance shown in kilometres. A shorter one would read `0.0 km away`. */
const minShownKm = 0.05

/** The great-circle distance between two suburbs' centroids (haversine); null when either is unknown. */
export function distanceKm(from: SuburbCentre | null, to: SuburbCentre | null): number | null {
  if (!from || !to) return null
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const chord =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** `4.2 km away`, `In your suburb`, or `Distance unknown`. */
export function formatDistance(km: number | null): string {
  if (km === null) return 'Distance unknown'
  return km < minShownKm ? 'In your suburb' : `${km.toFixed(1)} km away`
}
