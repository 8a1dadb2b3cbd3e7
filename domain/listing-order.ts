import { maskOf, popcount } from '@campus-gigs/ui/availability'
import type { JobListing } from './entities.ts'
import { suburbDistanceKm } from './suburb-distance.ts'

/** The orders of live listings: best fit to the student's week first, newest first, nearest first. */
export const listingSorts = ['fit', 'newest', 'nearest'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Stands for an unknown distance; greater than every real one. */
export const unknownDistanceMetres = 2_000_000_000

/** The parts of a fit's sort key: the covered share in 1/10,000, times a number greater than every count of slots. */
export const fitUnits = { share: 10_000, covered: 32 } as const

/**
 * The sort key of a fit; higher is better. The covered share of the shift slots counts first, then the number of covered
 * slots. A listing without shifts sorts after every listing with a covered slot and before those with none.
 * `fitScoreSql` of the server computes the same number.
 */
export function fitScore(availabilityMask: number, shiftMask: number): number {
  const total = popcount(shiftMask)
  if (total === 0) return 1
  const covered = popcount(availabilityMask & shiftMask)
  return Math.floor((covered * fitUnits.share) / total) * fitUnits.covered + covered
}

/** Whole metres between two suburbs; `unknownDistanceMetres` when either is unknown. */
export function distanceMetres(from: string | null, to: string | null): number {
  const km = suburbDistanceKm(from, to)
  return km === null ? unknownDistanceMetres : Math.round(km * 1000)
}

/** The fields of a student that the order depends on. */
export interface ListingSortContext {
  /** The 28-bit mask of the student's availability. */
  availabilityMask: number
  /** The student's suburb; null when unknown. */
  homeSuburb: string | null
}

/** The fields of a listing that the order depends on. */
export type SortableListing = Readonly<Pick<JobListing, 'id' | 'postedAt' | 'jobSuburbName'>> & {
  readonly Shift: Readonly<JobListing['Shift']>
}

/** The first sort key, descending. Ties are sorted by time, newest first, then by id, greatest first. */
function sortKey(
  listing: SortableListing,
  sort: ListingSort,
  { availabilityMask, homeSuburb }: ListingSortContext,
): number {
  if (sort === 'fit') return fitScore(availabilityMask, maskOf([...listing.Shift]))
  return sort === 'nearest' ? -distanceMetres(homeSuburb, listing.jobSuburbName) : 0
}

/** The listings sorted. The order is total: it does not depend on the order of the argument. */
export function sortListings<Listing extends SortableListing>(
  listings: readonly Listing[],
  sort: ListingSort,
  student: ListingSortContext,
): Listing[] {
  return listings
    .map((listing) => ({ listing, key: sortKey(listing, sort, student) }))
    .sort(
      (one, other) =>
        other.key - one.key ||
        compareDescending(one.listing.postedAt, other.listing.postedAt) ||
        compareDescending(one.listing.id, other.listing.id),
    )
    .map(({ listing }) => listing)
}

/** Compares ISO instants and UUIDs as text, independent of the locale. */
function compareDescending(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}
