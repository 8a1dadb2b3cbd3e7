import { bitOf, DAYS, FULL_WEEK, SLOTS } from '@campus-gigs/ui/availability'
import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { type SQL, sql } from 'drizzle-orm'
import { distanceMetres, type ListingFilters } from '@/domain'
import { containsPattern, toArrayLiteral } from '../../db/sql.ts'
import type { UserRow } from '../students/mapping.ts'

// The criteria of a search, as values for the placeholders of its SQL statements.

/** The query and filters of a search. */
export interface SearchCriteria extends ListingFilters {
  /** A part of a title, suburb, company or keyword (JS-02, PF-07); empty for any listing. */
  q: string
}

/** The columns of a student that filters and orders depend on. */
type SearchingStudent = Pick<UserRow, 'availabilityMask' | 'currentSuburb'>

/** The criteria as values of a statement's placeholders; null for a filter that is not used. */
export interface CriteriaValues {
  now: Date
  query: string
  /** The query as a pattern of `like`. */
  pattern: string
  /** The mask of the student's free slots, for the order by fit. */
  freeMask: number
  /** The mask that must contain every slot of a listing, of the filters by day and by fit. */
  allowedMask: number | null
  /** The minimum pay, in dollars (AUD) an hour. */
  minPay: number | null
  /** Job types, as a PostgreSQL array literal. */
  jobTypes: string | null
  /** Suburbs in lower case, as a PostgreSQL array literal. */
  suburbs: string | null
}

/** PostgreSQL array literals of all suburbs, in lower case, and of their distances in metres, in the same order. */
export interface SuburbDistances {
  knownSuburbs: string
  metres: string
}

/**
 * A placeholder with its type, which PostgreSQL can't infer.
 * @param name a value of the search; `after` is the id of the cursor's listing
 */
export function placeholder(name: keyof CriteriaValues | keyof SuburbDistances | 'after', type: string): SQL {
  return sql`${sql.placeholder(name)}::${sql.raw(type)}`
}

/** The values of a search. No listing passes the distance filter when the student has no suburb. */
export function toCriteriaValues(
  { q, ...filters }: SearchCriteria,
  student: SearchingStudent,
  now: Date,
): CriteriaValues {
  const { pay = null, types, km } = filters
  return {
    now,
    query: q,
    pattern: containsPattern(q),
    freeMask: student.availabilityMask,
    allowedMask: allowedMaskOf(filters, student),
    minPay: pay,
    jobTypes: types === undefined ? null : toArrayLiteral(types),
    suburbs: km === undefined ? null : toArrayLiteral(suburbsWithin(km, student.currentSuburb)),
  }
}

/** The slots that the filters by day and by fit allow; null when neither is used. */
function allowedMaskOf({ days, fit }: ListingFilters, { availabilityMask }: SearchingStudent): number | null {
  if (days === undefined && fit === undefined) return null
  const dayMask = days ? maskOfDays(days) : FULL_WEEK
  const fitMask = fit ? availabilityMask : FULL_WEEK
  return dayMask & fitMask
}

/** The mask of every slot of these days. */
function maskOfDays(days: NonNullable<ListingFilters['days']>): number {
  let mask = 0
  for (const day of days) {
    for (const slot of SLOTS.keys()) mask |= bitOf(DAYS.indexOf(day), slot)
  }
  return mask
}

/** The suburbs at most `km` kilometres from `origin`, in lower case; none when `origin` is unknown. */
function suburbsWithin(km: number, origin: string | null): string[] {
  // Of an unknown suburb, every distance is `unknownDistanceMetres`, which is more than any filter's.
  return melbourneSuburbs
    .filter(({ suburbName }) => distanceMetres(origin, suburbName) <= km * 1000)
    .map(({ suburbName }) => suburbName.toLowerCase())
}

/**
 * A key for caches: searches with equal keys match the same listings. Of the student it contains what the filters use,
 * and it contains no order or page.
 */
export function searchKey({ query, minPay, allowedMask, jobTypes, suburbs }: CriteriaValues): string {
  return JSON.stringify([query, minPay, allowedMask, jobTypes, suburbs])
}
