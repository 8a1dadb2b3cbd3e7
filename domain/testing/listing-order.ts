// The reference order of the search. Tests compare the server's SQL with it.
import { maskOf, popcount } from '@campus-gigs/ui/availability'
import type { JobListing } from '../entities.ts'
import { fitUnits, type ListingSort } from '../listing-order.ts'
import { distanceMetres } from '../suburb-distance.ts'

/**
 * The sort key of a fit; higher is better. The covered share of shift slots counts first, then the number of covered
 * slots. A listing without shifts sorts below any covered slot and above none. `fitScoreSql` of the server must return
 * the same number.
 */
export function fitScore(availabilityMask: number, shiftMask: number): number {
  const total = popcount(shiftMask)
  if (total === 0) return 1
  const covered = popcount(availabilityMask & shiftMask)
  return Math.floor((covered * fitUnits.share) / total) * fitUnits.covered + covered
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

/** Compares numbers, or ISO instants and UUIDs as text, independent of the locale. */
export function compareDescending<Key extends number | string>(one: Key, other: Key): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}
