import { and, type SQL, sql } from 'drizzle-orm'
import { limits } from '@/domain'
import { searchedListings } from '../../db/schema.ts'
import { type CriteriaValues, placeholder } from './criteria.ts'

/*
 * Which listings a search finds, as SQL conditions on `searched_listings`.
 *
 * Planning a statement takes as long as running it. A statement without filters is prepared under a name, and values
 * that the planner could estimate stand in subselects, so that PostgreSQL soon keeps one plan for all values.
 * Statements with filters are planned for their values each time.
 */

/** The index that finds a query: none for an empty one, the trigram index, or that of single letters and pairs. */
export type QueryKind = 'empty' | 'trigrams' | 'letters'

/** The index for a query. A text without three letters or digits in a row may have no trigram. */
export function queryKindOf(query: string): QueryKind {
  if (query === '') return 'empty'
  return /[\p{L}\p{N}]{3}/u.test(query) ? 'trigrams' : 'letters'
}

/**
 * The names of the filters that a search uses, joined by commas, such as `minPay,suburbs`; empty for none. Each
 * combination has its own prepared statement, whose key needs a text.
 */
export type UsedFilters = string

/** The filters whose value is not null. */
export function usedFiltersOf({ minPay, allowedMask, jobTypes, suburbs }: CriteriaValues): UsedFilters {
  return Object.entries({ minPay, allowedMask, jobTypes, suburbs })
    .flatMap(([name, filter]) => (filter === null ? [] : [name]))
    .join()
}

/** The name to prepare a statement under; empty for one with filters, which is planned for their values each time. */
export const statementName = (name: string, usedFilters: UsedFilters) => (usedFilters === '' ? name : '')

const { expiringOn, searchText, hourlyPay, shiftMask, jobType, suburb } = searchedListings

// Three conditions that a listing's text contains the query. They match the same rows by different plans.

/** Lets the planner estimate the number of matches, and read the trigram index if they are few. */
export const containsQueryEstimated = sql`${searchText} like lower(${placeholder('pattern', 'text')})`
/** Hides the pattern from the planner by a subselect. The planner then assumes few matches and reads the index. */
const containsQueryByIndex = sql`${searchText} like (select lower(${placeholder('pattern', 'text')}))`
/** Uses no index. */
export const containsQueryByScan = sql`strpos(${searchText}, (select lower(${placeholder('query', 'text')}))) > 0`

/**
 * The condition that a row of `searched_listings` is live and passes the filters.
 * @param containsQuery one of the conditions above; undefined for an empty query
 */
export function matchCondition(usedFilters: UsedFilters, containsQuery: SQL | undefined): SQL | undefined {
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
/** The most matches that a search counts, for SQL. */
export const maxCounted = sql.raw(String(limits.countedListings))

/** The columns of the listings that meet a condition, at most one more than `limits.countedListings`. */
const selectMatches = (condition: SQL | undefined) => sql`
    select listing_id, posted_at, shift_mask, slot_count, suburb
    from searched_listings where ${condition} limit ${maxCounted} + 1`

/** The common table expression `matched`: the listings that match, at most one more than `limits.countedListings`. */
export function matchedSql(queryKind: QueryKind, usedFilters: UsedFilters): SQL {
  if (queryKind === 'letters') return matchedByLettersSql(usedFilters)
  const containsQuery = queryKind === 'empty' ? undefined : containsQueryByIndex
  return sql`matched as materialized (${selectMatches(matchCondition(usedFilters, containsQuery))})`
}

/** The number of newest listings in which the matches of a short query are counted. */
const sampleSize = sql.raw('500')
/** The most matches in the sample of a query with rare letters. */
const maxRareInSample = sql.raw('12')

/**
 * The common table expressions `sample` and `matched` for a query of one or two letters. Rare letters are found by
 * their index, frequent ones by a scan. The sample decides between the two, because the planner would use the index for
 * frequent letters too, or call its function for every row.
 */
function matchedByLettersSql(usedFilters: UsedFilters): SQL {
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
      (${selectMatches(and(isFrequent, isMatch))}) union all (${selectMatches(and(sql`not ${isFrequent}`, hasLetters, isMatch))})
    )`
}
