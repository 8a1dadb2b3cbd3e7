import { suburbByName } from '@campus-gigs/ui/data/melbourne-suburbs'

const earthRadiusKm = 6371
/** A shorter distance would read `0.0 km away`. */
const minShownKm = 0.05

/**
 * Kilometres between the centroids of two suburbs in a straight line (haversine); null when either is unknown.
 */
export function suburbDistanceKm(from: string | null, to: string | null): number | null {
  const a = suburbByName(from ?? '')
  const b = suburbByName(to ?? '')
  if (!a || !b) return null
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2)
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2)
  const chord = halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** `4.2 km away`, `In your suburb`, or `Distance unknown`. */
export function formatDistance(km: number | null): string {
  if (km === null) return 'Distance unknown'
  return km < minShownKm ? 'In your suburb' : `${km.toFixed(1)} km away`
}
