import { suburbDistanceKm } from './suburb-distance.ts'

/** The orders of live listings: best fit to the student's week first, newest first, nearest first. */
export const listingSorts = ['fit', 'newest', 'nearest'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Stands for an unknown distance; greater than every real one. */
export const unknownDistanceMetres = 2_000_000_000

/** The parts of a fit's sort key: the covered share in 1/10,000, times a number greater than every count of slots. */
export const fitUnits = { share: 10_000, covered: 32 } as const

/** Whole metres between two suburbs; `unknownDistanceMetres` when either is unknown. */
export function distanceMetres(from: string | null, to: string | null): number {
  const km = suburbDistanceKm(from, to)
  return km === null ? unknownDistanceMetres : Math.round(km * 1000)
}
