// The table of suburbs is large. Pages that already have both centroids import `distance.ts` instead.
import { suburbByName } from '@campus-gigs/ui/data/melbourne-suburbs'
import { distanceKm } from './distance.ts'
import type { SuburbCentre } from './wire.ts'

/** The value of an unknown distance, which sorts after every known one. */
export const unknownDistanceMetres = 2_000_000_000

/** The centroid of a suburb; null without a suburb, and for an unknown one. */
export function centreOfSuburb(name: string | null): SuburbCentre | null {
  const suburb = suburbByName(name ?? '')
  return suburb ? { latitude: suburb.latitude, longitude: suburb.longitude } : null
}

/** {@link distanceKm} between two suburbs by their names. */
export function suburbDistanceKm(from: string | null, to: string | null): number | null {
  return distanceKm(centreOfSuburb(from), centreOfSuburb(to))
}

/** Whole metres between two suburbs; `unknownDistanceMetres` when either is unknown. */
export function distanceMetres(from: string | null, to: string | null): number {
  const km = suburbDistanceKm(from, to)
  return km === null ? unknownDistanceMetres : Math.round(km * 1000)
}
