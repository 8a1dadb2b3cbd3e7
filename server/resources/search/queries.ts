import { bitOf, DAYS, SLOTS } from '@campus-gigs/ui/availability'
import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { and, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  distanceMetres,
  fitUnits,
  type ListingFilters,
  type ListingSort,
  limits,
  unknownDistanceMetres,
} from '@/domain'
import type { Db } from '../../db/database.ts'
import { containsPattern } from '../../db/like-pattern.ts'
import { businesses, jobListings } from '../../db/schema.ts'
import { isLive } from '../listings/queries.ts'
import type { UserRow } from '../students/mapping.ts'

/** The columns of a student that the filters and the order of listings depend on. */
type SearchingStudent = Pick<UserRow, 'availabilityMask' | 'currentSuburb'>

/** The number of newest matches among which the most frequent suggestions are counted. */
const suggestionSampleSize = 200

/**
 * The condition for live listings whose title, suburb, company or a keyword contains the query, ignoring case (JS-02,
 * PF-07). The matching companies are read first, because with their ids as constants the planner can estimate the rows,
 * and combines the listings' trigram index with the index on their business.
 */
export async function matchesQuery(db: Db, query: string, now: Date): Promise<SQL | undefined> {
  if (query === '') return isLive(now)
  const pattern = sql`lower(${containsPattern(query)}::text)`
  const companies = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(sql`lower(${businesses.companyName}) like ${pattern}`)
  const companyIds = companies.map(({ id }) => id)
  const isInText = sql`${jobListings.searchText} like ${pattern}`
  const isOfCompany = companyIds.length === 0 ? undefined : inArray(jobListings.businessId, companyIds)
  return and(isLive(now), or(isInText, isOfCompany))
}

/** The mask of every slot of these days. */
function dayMask(days: NonNullable<ListingFilters['days']>): number {
  const bits = days.flatMap((day) => SLOTS.map((_, slot) => bitOf(DAYS.indexOf(day), slot)))
  return bits.reduce((mask, bit) => mask | bit, 0)
}

/** The suburbs within a distance of another, in lower case; none when that one is unknown. */
function suburbsWithin(km: number, from: string | null): string[] {
  const maxMetres = km * 1000
  return melbourneSuburbs
    .filter(({ suburbName }) => distanceMetres(from, suburbName) <= maxMetres)
    .map(({ suburbName }) => suburbName.toLowerCase())
}

/** The condition for listings that pass a student's filters. No listing passes `km` when the student has no suburb. */
export function matchesFilters(
  { pay, days, types, km, fit }: ListingFilters,
  { availabilityMask, currentSuburb }: SearchingStudent,
): SQL | undefined {
  const { payType, payRangeStart, payRangeEnd, shiftMask, jobType, jobSuburbName } = jobListings
  const hasShiftsWithin = (mask: number) => sql`(${shiftMask} <> 0 and ${shiftMask} & ${mask}::integer = ${shiftMask})`
  const paysAtLeast = (dollars: number) =>
    sql`(${payType} = 'Per Hour' and coalesce(${payRangeStart}, ${payRangeEnd}) >= ${dollars})`
  const isWithin = (distanceKm: number) =>
    inArray(sql`lower(${jobSuburbName})`, suburbsWithin(distanceKm, currentSuburb))
  return and(
    pay === undefined ? undefined : paysAtLeast(pay),
    days && hasShiftsWithin(dayMask(days)),
    types && inArray(jobType, types),
    km === undefined ? undefined : isWithin(km),
    fit && hasShiftsWithin(availabilityMask),
  )
}

/** An expression that listings are sorted by, descending, and its type in PostgreSQL. */
interface SortKey {
  expression: SQL
  type: 'integer' | 'timestamptz' | 'uuid'
}

/**
 * The sort keys of a student's search, all descending, for the same order as `sortListings` of `domain/testing`. The last
 * two are time and id, so no two listings are equal.
 */
export function sortKeys(sort: ListingSort, student: SearchingStudent): SortKey[] {
  const newestFirst: SortKey[] = [
    { expression: sql`${jobListings.postedAt}`, type: 'timestamptz' },
    { expression: sql`${jobListings.id}`, type: 'uuid' },
  ]
  if (sort === 'newest') return newestFirst
  const expression = sort === 'fit' ? fitKey(student) : nearnessKey(student)
  return [{ expression, type: 'integer' }, ...newestFirst]
}

function fitKey({ availabilityMask }: SearchingStudent): SQL {
  return fitScoreSql(sql`${availabilityMask}::integer`, jobListings.shiftMask)
}

/** `fitScore` of `domain/testing` in SQL, on 28-bit masks: the same integer for the same masks. */
export function fitScoreSql(availability: SQLWrapper, shifts: SQLWrapper): SQL<number> {
  const shareUnits = sql.raw(String(fitUnits.share))
  const coveredUnits = sql.raw(String(fitUnits.covered))
  const total = popcountSql(shifts)
  const covered = popcountSql(sql`(${availability}) & (${shifts})`)
  const score = sql`(${covered} * ${shareUnits} / ${total}) * ${coveredUnits} + ${covered}`
  return sql<number>`(case when ${total} = 0 then 1 else ${score} end)`
}

/** The number of slots in a week, which is the number of bits in a mask. */
const slotCount = sql.raw(String(DAYS.length * SLOTS.length))

/** The number of bits set in a mask, in SQL. Bits above the week are ignored. */
function popcountSql(mask: SQLWrapper): SQL<number> {
  return sql<number>`bit_count((${mask})::bit(${slotCount}))::integer`
}

/** The negative distance in metres, looked up by suburb, because there are fewer suburbs than listings. */
function nearnessKey({ currentSuburb }: SearchingStudent): SQL {
  const metresBySuburb = Object.fromEntries(
    melbourneSuburbs.map(({ suburbName }) => [suburbName.toLowerCase(), distanceMetres(currentSuburb, suburbName)]),
  )
  const metresText = sql`${JSON.stringify(metresBySuburb)}::jsonb ->> lower(${jobListings.jobSuburbName})`
  return sql`(-coalesce((${metresText})::integer, ${sql.raw(String(unknownDistanceMetres))}))`
}

/**
 * The condition for a listing to be sorted after the cursor; undefined when there is no such listing. The cursor's sort
 * keys are read first, because an index can serve comparisons with constants only.
 */
export async function isAfterCursor(db: Db, keys: readonly SortKey[], cursorId: string): Promise<SQL | undefined> {
  const columnName = (index: number) => `key${index}`
  // As text, because a Date would lose the microseconds.
  const columns = keys.map(({ expression }, index) => [columnName(index), sql<string>`(${expression})::text`])
  const [cursor] = await db.select(Object.fromEntries(columns)).from(jobListings).where(eq(jobListings.id, cursorId))
  if (!cursor) return undefined
  const expressions = keys.map(({ expression }) => expression)
  const values = keys.map(({ type }, index) => sql`${cursor[columnName(index)]}::${sql.raw(type)}`)
  return sql`(${sql.join(expressions, sql`, `)}) < (${sql.join(values, sql`, `)})`
}

/** The ids of a page in order, and one more id when another page follows. */
export function selectPage(db: Db, keys: readonly SortKey[], ...conditions: (SQL | undefined)[]) {
  return db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(...conditions))
    .orderBy(...keys.map(({ expression }) => desc(expression)))
    .limit(limits.listingsPerPage + 1)
}

/** The number of listings that meet a condition. */
export function countListings(db: Db, condition: SQL | undefined): Promise<number> {
  return db.$count(jobListings, condition)
}

/** The titles, keywords, suburbs and companies of the newest matching listings, with repeats. */
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
  return rows.flatMap(({ jobTitle, keywords, suburb, company }) => [
    jobTitle,
    ...keywords,
    suburb,
    ...(company ? [company] : []),
  ])
}
