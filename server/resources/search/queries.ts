import { bitOf, DAYS, SLOTS } from '@campus-gigs/ui/availability'
import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { distanceMetres, type ListingFilters, type ListingSort, limits, unknownDistanceMetres } from '@/domain'
import type { Db } from '../../db/database.ts'
import { businesses, jobListings } from '../../db/schema.ts'
import { isLive } from '../listings/queries.ts'
import type { UserRow } from '../students/mapping.ts'
import { fitScoreSql } from './fit-score.ts'

/** The part of a student that the order of listings depends on. */
type SortingStudent = Pick<UserRow, 'availabilityMask' | 'currentSuburb'>

/** Enough of the newest matches to find the most frequent suggestions. */
const suggestionSampleSize = 200

/**
 * Live listings whose title, suburb, company or a keyword contains the query, ignoring case (JS-02, PF-07). The ids of the
 * companies are read first: with constants the planner knows how few rows match, and combines the trigram index of the
 * listings with the index on their business.
 */
export async function matchesQuery(db: Db, query: string, now: Date): Promise<SQL | undefined> {
  if (query === '') return isLive(now)
  const pattern = sql`lower(${`%${query.replace(/[\\%_]/g, '\\$&')}%`}::text)`
  const companies = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(sql`lower(${businesses.companyName}) like ${pattern}`)
  const ids = companies.map(({ id }) => id)
  const inText = sql`${jobListings.searchText} like ${pattern}`
  return and(isLive(now), ids.length === 0 ? inText : or(inText, inArray(jobListings.businessId, ids)))
}

/** The mask of every slot of these days. */
function dayMask(days: NonNullable<ListingFilters['days']>): number {
  const bits = days.flatMap((day) => SLOTS.map((_, slot) => bitOf(DAYS.indexOf(day), slot)))
  return bits.reduce((mask, bit) => mask | bit, 0)
}

/** The names of the suburbs within a distance of another, in lower case. */
function suburbsWithin(km: number, from: string | null): string[] {
  return melbourneSuburbs
    .filter(({ suburbName }) => distanceMetres(from, suburbName) <= km * 1000)
    .map(({ suburbName }) => suburbName.toLowerCase())
}

/** Listings that pass the filters for a student. Without a suburb of the student's own, none is near. */
export function matchesFilters(
  { pay, days, types, km, fit }: ListingFilters,
  { availabilityMask, currentSuburb }: SortingStudent,
): SQL | undefined {
  const { payType, payRangeStart, payRangeEnd, shiftMask, jobType, jobSuburbName } = jobListings
  const needsOnly = (mask: number) => sql`(${shiftMask} <> 0 and ${shiftMask} & ${mask}::integer = ${shiftMask})`
  return and(
    pay === undefined
      ? undefined
      : sql`(${payType} = 'Per Hour' and coalesce(${payRangeStart}, ${payRangeEnd}) >= ${pay})`,
    days && needsOnly(dayMask(days)),
    types && inArray(jobType, types),
    km === undefined ? undefined : inArray(sql`lower(${jobSuburbName})`, suburbsWithin(km, currentSuburb)),
    fit && needsOnly(availabilityMask),
  )
}

/**
 * The sort keys of a student's search, all descending: the same order as `sortListings` of domain. The last two are
 * always time and id, which makes the order total.
 */
export function sortKeys(sort: ListingSort, student: SortingStudent): SQL[] {
  const newestFirst = [sql`${jobListings.postedAt}`, sql`${jobListings.id}`]
  if (sort === 'newest') return newestFirst
  return [sort === 'fit' ? fitKey(student) : nearnessKey(student), ...newestFirst]
}

function fitKey({ availabilityMask }: SortingStudent): SQL {
  return fitScoreSql(sql`${availabilityMask}::integer`, jobListings.shiftMask)
}

/** Negative metres, from a table of the distances to every suburb: there are fewer suburbs than listings. */
function nearnessKey({ currentSuburb }: SortingStudent): SQL {
  const metres = melbourneSuburbs.map(({ suburbName }) => [
    suburbName.toLowerCase(),
    distanceMetres(currentSuburb, suburbName),
  ])
  const metresBySuburb = JSON.stringify(Object.fromEntries(metres))
  return sql`(-coalesce((${metresBySuburb}::jsonb ->> lower(${jobListings.jobSuburbName}))::integer, ${sql.raw(String(unknownDistanceMetres))}))`
}

/**
 * The condition for a listing to be sorted after the cursor; undefined when there is no such listing. The cursor's sort
 * keys are read first, because an index can serve comparisons with constants only.
 */
export async function isAfterCursor(db: Db, keys: readonly SQL[], cursorId: string): Promise<SQL | undefined> {
  // As text, because a Date would lose the microseconds.
  const columns = keys.map((key, index) => [`key${index}`, sql<string>`(${key})::text`])
  const [cursor] = await db.select(Object.fromEntries(columns)).from(jobListings).where(eq(jobListings.id, cursorId))
  if (!cursor) return undefined
  const types = keys.length === 3 ? ['integer', 'timestamptz', 'uuid'] : ['timestamptz', 'uuid']
  const values = types.map((type, index) => sql`${cursor[`key${index}`]}::${sql.raw(type)}`)
  return sql`(${sql.join([...keys], sql`, `)}) < (${sql.join(values, sql`, `)})`
}

/** The query for the sorted ids of a page, and of one listing more, which tells whether another page follows. */
export function selectPage(db: Db, keys: readonly SQL[], ...conditions: (SQL | undefined)[]) {
  return db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(...conditions))
    .orderBy(...keys.map((key) => desc(key)))
    .limit(limits.listingsPerPage + 1)
}

export function countListings(db: Db, condition: SQL | undefined): Promise<number> {
  return db.$count(jobListings, condition)
}

/** Titles, keywords, suburbs and companies of the newest live listings that match. */
export async function findSuggestionTexts(db: Db, query: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({
      jobTitle: jobListings.jobTitle,
      keywords: jobListings.keywords,
      suburb: jobListings.jobSuburbName,
      company: businesses.companyName,
    })
    .from(jobListings)
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(await matchesQuery(db, query, now))
    .orderBy(desc(jobListings.postedAt), desc(jobListings.id))
    .limit(suggestionSampleSize)
  return rows.flatMap(({ jobTitle, keywords, suburb, company }) => [jobTitle, ...keywords, suburb, company ?? ''])
}
