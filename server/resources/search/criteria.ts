import { bitOf, DAYS, FULL_WEEK, SLOTS } from '@campus-gigs/ui/availability'
import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { and, type SQL, sql } from 'drizzle-orm'
import { distanceMetres, type ListingFilters, limits } from '@/domain'
import { searchedListings } from '../../db/schema.ts'
import { containsPattern, toArrayLiteral } from '../../db/sql.ts'
import type { UserRow } from '../students/mapping.ts'

/*
 * Which listings a search finds, as SQL conditions on `searched_listings`.
 *
 * Planning a statement takes as long as running it. A statement without filters is prepared under a name, and values
 * that the planner could estimate stand in subselects, so that PostgreSQL soon keeps one plan for all values.
 * Statements with filters are planned for their values each time.
 */

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
  /** The mask of the student's free slots. */
  freeMask: number
  /** The mask that must contain every slot of a listing. */
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
export function toValues({ q, ...filters }: SearchCriteria, student: SearchingStudent, now: Date): CriteriaValues {
  const { pay = null, days, types, km, fit } = filters
  const isMaskFiltered = days !== undefined || fit !== undefined
  const dayMask = days ? maskOfDays(days) : FULL_WEEK
  const suburbs = km === undefined ? null : toArrayLiteral(suburbsWithin(km, student.currentSuburb))
  return {
    now,
    query: q,
    pattern: containsPattern(q),
    freeMask: student.availabilityMask,
    allowedMask: isMaskFiltered ? dayMask & (fit ? student.availabilityMask : FULL_WEEK) : null,
    minPay: pay,
    jobTypes: types ? toArrayLiteral(types) : null,
    suburbs,
  }
}

/** The mask of every slot of these days. */
function maskOfDays(days: NonNullable<ListingFilters['days']>): number {
  const bits = days.flatMap((day) => SLOTS.map((_, slot) => bitOf(DAYS.indexOf(day), slot)))
  return bits.reduce((mask, bit) => mask | bit, 0)
}

/** The suburbs at most `km` kilometres from `origin`, in lower case; none when `origin` is unknown. */
function suburbsWithin(km: number, origin: string | null): string[] {
  return melbourneSuburbs
    .filter(({ suburbName }) => distanceMetres(origin, suburbName) <= km * 1000)
    .map(({ suburbName }) => suburbName.toLowerCase())
}

/** A key for caches: searches with equal keys match the same listings. It contains no student, order or page. */
export function searchKey({ query, minPay, allowedMask, jobTypes, suburbs }: CriteriaValues): string {
  return JSON.stringify([query, minPay, allowedMask, jobTypes, suburbs])
}

/** The index that finds a query: none for an empty one, the trigram index, or that of single letters and pairs. */
export type QueryKind = 'empty' | 'trigrams' | 'letters'

export function queryKindOf(query: string): QueryKind {
  if (query === '') return 'empty'
  // Without three letters or digits in a row a text may have no trigram.
  return /[\p{L}\p{N}]{3}/u.test(query) ? 'trigrams' : 'letters'
}

/** The names of a search's filters, joined by commas. Each combination has its own prepared statement. */
export function usedFiltersOf({ minPay, allowedMask, jobTypes, suburbs }: CriteriaValues): string {
  return Object.entries({ minPay, allowedMask, jobTypes, suburbs })
    .flatMap(([name, filter]) => (filter === null ? [] : [name]))
    .join()
}

/** The name to prepare a statement under; empty for one with filters, which is planned for their values each time. */
export const statementName = (name: string, usedFilters: string) => (usedFilters === '' ? name : '')

const { expiringOn, searchText, hourlyPay, shiftMask, jobType, suburb } = searchedListings

/*
 * Three conditions that a text contains the query, with different plans. For the first, the planner estimates the number
 * of matches, and reads the trigram index if they are few. For the second, a subselect hides the pattern from the
 * planner, which then assumes few matches and reads the index. The third uses no index.
 */
export const containsQueryEstimated = sql`${searchText} like lower(${placeholder('pattern', 'text')})`
const containsQueryByIndex = sql`${searchText} like (select lower(${placeholder('pattern', 'text')}))`
export const containsQueryByScan = sql`strpos(${searchText}, (select lower(${placeholder('query', 'text')}))) > 0`

/**
 * The condition that a row of `searched_listings` is live and passes the filters.
 * @param usedFilters as by `usedFiltersOf`
 * @param containsQuery one of the conditions above; undefined for an empty query
 */
export function matchCondition(usedFilters: string, containsQuery: SQL | undefined): SQL | undefined {
  const allowedMask = placeholder('allowedMask', 'integer')
  const names = new Set(usedFilters.split(','))
  const ifUsed = (name: keyof CriteriaValues, condition: SQL) => (names.has(name) ? condition : undefined)
  return and(
    sql`${expiringOn} > (select ${placeholder('now', 'timestamptz')})`,
    containsQuery,
    ifUsed('minPay', sql`${hourlyPay} >= ${placeholder('minPay', 'float')}`),
    ifUsed('allowedMask', sql`(${shiftMask} <> 0 and ${shiftMask} & ~${allowedMask} = 0)`),
    ifUsed('jobTypes', sql`${jobType} = any(${placeholder('jobTypes', 'text[]')})`),
    ifUsed('suburbs', sql`${suburb} = any(${placeholder('suburbs', 'text[]')})`),
  )
}

/** The posting time of a row, as the index `searched_listings_newest` stores it. */
export const postedAtUtc = sql`(posted_at at time zone 'UTC')`
export const maxCounted = sql.raw(String(limits.countedListings))
/** The number of newest listings in which the matches of a short query are counted. */
const sampleSize = sql.raw('500')
/** The most matches in the sample of a query with rare letters. */
const maxRareInSample = sql.raw('12')

/**
 * The common table expression `matched`: the listings that match, at most one more than `limits.countedListings`. Rare
 * letters are found by their index. A sample decides, because the planner would use that index for frequent letters too, or
 * call its function for every row.
 */
export function matchedSql(queryKind: QueryKind, usedFilters: string): SQL {
  const selectWhere = (condition: SQL | undefined) => sql`
    select listing_id, posted_at, shift_mask, slot_count, suburb
    from searched_listings where ${condition} limit ${maxCounted} + 1`
  if (queryKind !== 'letters') {
    const containsQuery = queryKind === 'empty' ? undefined : containsQueryByIndex
    return sql`matched as materialized (${selectWhere(matchCondition(usedFilters, containsQuery))})`
  }
  const hasLetters = sql`short_ngrams(${searchText}) @> (select short_ngrams(lower(${placeholder('query', 'text')})))`
  const isFrequent = sql`(select count(*) from sample) > ${maxRareInSample}`
  const isMatch = matchCondition(usedFilters, containsQueryByScan)
  // The sample is aliased as the table, because the condition names the table's column.
  return sql`
    sample as materialized (
      select from (select search_text from searched_listings order by ${postedAtUtc} desc limit ${sampleSize}) as searched_listings
      where ${containsQueryByScan} limit ${maxRareInSample} + 1
    ),
    matched as materialized (
      (${selectWhere(and(isFrequent, isMatch))}) union all (${selectWhere(and(sql`not ${isFrequent}`, hasLetters, isMatch))})
    )`
}
