import { bitOf, DAYS, FULL_WEEK, SLOTS } from '@campus-gigs/ui/availability'
import { melbourneSuburbs, suburbByName } from '@campus-gigs/ui/data/melbourne-suburbs'
import { and, count, desc, eq, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  dayMs,
  distanceMetres,
  fitUnits,
  type ListingFilters,
  type ListingSort,
  limits,
  unknownDistanceMetres,
} from '@/domain'
import type { Db } from '../../db/database.ts'
import { preparedOnce } from '../../db/prepared.ts'
import { applications, businesses, jobListings, searchedListings } from '../../db/schema.ts'
import { containsPattern, popcountSql, toArrayLiteral } from '../../db/sql.ts'
import { cardVersion, isShown } from '../listings/queries.ts'
import type { UserRow } from '../students/mapping.ts'

/*
 * A word in three listings needs another plan than one in all of them, and the planner can't tell them apart. So there are
 * two statements. The first reads the listings that match, at most `limits.countedListings` of them, and sorts them. When
 * there are more, a match is so frequent that reading the listings in the order of an index soon finds a page: the second
 * statement. No index holds an order that depends on the student, but there are fewer shift masks and suburbs than
 * listings: these are ranked for the student, and the listings of each are read by an index, the best rank first, until
 * the page is full. Which searches are frequent is remembered for `frequentForMs`.
 *
 * Planning takes as long as running. A statement without filters is prepared under a name, and values that the planner
 * could estimate stand in subselects, so that PostgreSQL soon keeps one plan for all values. Statements with filters are
 * planned for their values each time.
 */

/** The number of newest matches among which the most frequent suggestions are counted. */
const suggestionSampleSize = 200

/** Three letters or digits in a row: a text without them may have no trigram. */
const hasTrigram = (text: string) => /[\p{L}\p{N}]{3}/u.test(text)

/** The columns of a student that filters and orders depend on. */
type SearchingStudent = Pick<UserRow, 'availabilityMask' | 'currentSuburb'>

/** What decides which listings a search finds. */
export interface SearchCriteria extends ListingFilters {
  /** A part of a title, suburb, company or keyword (JS-02, PF-07); empty for any listing. */
  q: string
}

/** A search as the values of a statement's placeholders; null for a filter that is not set. */
export interface CriteriaValues {
  now: Date
  query: string
  pattern: string
  /** The student's free slots, and those that every shift has to be within. */
  free: number
  within: number | null
  pay: number | null
  /** PostgreSQL array literals. */
  types: string | null
  suburbs: string | null
  [name: string]: unknown
}

/** A placeholder, with the type that PostgreSQL can not infer. */
const value = (name: keyof CriteriaValues & string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`

/** How the query is found: not at all, by the index of words, or by the index of short texts. */
type QueryKind = 'empty' | 'words' | 'letters'

function queryKindOf(query: string): QueryKind {
  if (query === '') return 'empty'
  return hasTrigram(query) ? 'words' : 'letters'
}

/** The filters that are set: the names of their values, joined. A statement has the conditions of these only. */
function setFiltersOf({ pay, within, types, suburbs }: CriteriaValues): string {
  return Object.entries({ pay, within, types, suburbs })
    .flatMap(([name, filter]) => (filter === null ? [] : [name]))
    .join()
}

/** The name that a statement is prepared under; empty for none, where it has filters. */
const statementName = (name: string, setFilters: string) => (setFilters === '' ? name : '')

const { expiringOn, searchText, hourlyPay, shiftMask, jobType, suburb } = searchedListings

/** That a text contains the query. The planner estimates how many do, and reads the index of words for few. */
const isLikePattern = sql`${searchText} like lower(${value('pattern', 'text')})`
/** The same by the index of words: the planner takes an unknown pattern for rare. */
const matchesPatternByIndex = sql`${searchText} like (select lower(${value('pattern', 'text')}))`
/** The same by no index. */
const containsQuery = sql`strpos(${searchText}, (select lower(${value('query', 'text')}))) > 0`

/** The condition for rows of `searched_listings` that are live, pass the filters that are set, and match. */
function matches(setFilters: string, isMatch: SQL | undefined): SQL | undefined {
  const within = value('within', 'integer')
  const setNames = new Set(setFilters.split(','))
  const ifSet = (name: keyof CriteriaValues & string, condition: SQL) => (setNames.has(name) ? condition : undefined)
  return and(
    sql`${expiringOn} > (select ${value('now', 'timestamptz')})`,
    isMatch,
    ifSet('pay', sql`${hourlyPay} >= ${value('pay', 'float')}`),
    ifSet('within', sql`(${shiftMask} <> 0 and ${shiftMask} & ~${within} = 0)`),
    ifSet('types', sql`${jobType} = any(${value('types', 'text[]')})`),
    ifSet('suburbs', sql`${suburb} = any(${value('suburbs', 'text[]')})`),
  )
}

/** The time of a listing as the index `searched_listings_newest` holds it. */
const newest = sql`(posted_at at time zone 'UTC')`
const maxCounted = sql.raw(String(limits.countedListings))
/** Of the newest listings, how many are looked through for a few letters, and how many with them make these frequent. */
const [sampleSize, frequentInSample] = [sql.raw('500'), sql.raw('12')]

/**
 * The common table expression `matched`: the listings that match, at most one more than `limits.countedListings`. Letters
 * that are in few listings are found by their index; the planner would use it for frequent ones too, or call its function
 * for every row.
 */
function matchedSql(queryKind: QueryKind, setFilters: string): SQL {
  const matched = (condition: SQL | undefined) => sql`
    select listing_id, posted_at, shift_mask, slot_count, suburb
    from searched_listings where ${condition} limit ${maxCounted} + 1`
  if (queryKind !== 'letters') {
    const isMatch = queryKind === 'empty' ? undefined : matchesPatternByIndex
    return sql`matched as materialized (${matched(matches(setFilters, isMatch))})`
  }
  const hasLetters = sql`short_ngrams(${searchText}) @> (select short_ngrams(lower(${value('query', 'text')})))`
  const isFrequent = sql`(select count(*) from sample) > ${frequentInSample}`
  const isMatch = matches(setFilters, containsQuery)
  return sql`
    sample as materialized (
      select from (select search_text from searched_listings order by ${newest} desc limit ${sampleSize}) as searched_listings
      where ${containsQuery} limit ${frequentInSample} + 1
    ),
    matched as materialized (
      (${matched(and(isFrequent, isMatch))}) union all (${matched(and(sql`not ${isFrequent}`, hasLetters, isMatch))})
    )`
}

/** The values of a search. No listing passes the distance filter when the student has no suburb. */
export function toValues({ q, ...filters }: SearchCriteria, student: SearchingStudent, now: Date): CriteriaValues {
  const { pay = null, days, types, km, fit } = filters
  const isWithinFilter = days !== undefined || fit !== undefined
  const dayMask = days ? maskOfDays(days) : FULL_WEEK
  const suburbs = km === undefined ? null : toArrayLiteral(suburbsWithin(km, student.currentSuburb))
  return {
    now,
    query: q,
    pattern: containsPattern(q),
    free: student.availabilityMask,
    within: isWithinFilter ? dayMask & (fit ? student.availabilityMask : FULL_WEEK) : null,
    pay,
    types: types ? toArrayLiteral(types) : null,
    suburbs,
  }
}

/** The mask of every slot of these days. */
function maskOfDays(days: NonNullable<ListingFilters['days']>): number {
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

/** `fitScore` of `domain/testing` in SQL, on 28-bit masks: the same integer for the same masks. */
export function fitScoreSql(availability: SQLWrapper, shifts: SQLWrapper, slotCount?: SQLWrapper): SQL<number> {
  const shareUnits = sql.raw(String(fitUnits.share))
  const coveredUnits = sql.raw(String(fitUnits.covered))
  const total = slotCount ?? popcountSql(shifts)
  const covered = popcountSql(sql`(${availability}) & (${shifts})`)
  const score = sql`(${covered} * ${shareUnits} / ${total}) * ${coveredUnits} + ${covered}`
  return sql<number>`(case when ${total} = 0 then 1 else ${score} end)`
}

/**
 * How an order ranks listings, higher first. Listings of equal rank are sorted by time, newest first, then by id, so no two
 * are equal and the order is `sortListings`'s (`domain/testing`).
 */
interface Ranking {
  /** Common table expressions that the others use. */
  tables: SQL
  /** The rank of a row with the columns `shift_mask`, `slot_count` and `suburb`, after `join`. */
  rank: SQL
  join: SQL
  /** The listings in the same order, cut into parts that an index can read, each of higher ranks than the next. */
  parts: (GroupedPart | EqualPart)[]
}

/** Listings of many ranks: those that meet `isInGroup` have the rank of the group's row, `ranked`. */
interface GroupedPart {
  groups: SQL
  isInGroup: SQL
}

/** Listings of one rank: those that meet the condition. */
interface EqualPart {
  rank: SQL
  condition: SQL
}

/** First the listings that fit as a whole, then those that fit in part or have no shifts, then those that only clash. */
function rankByFit(): Ranking {
  const free = value('free', 'integer')
  const rank = fitScoreSql(free, sql`shift_mask`, sql`slot_count`)
  const masks = (condition: SQL): GroupedPart => ({
    groups: sql`select shift_mask, ${rank} as rank from shift_masks where ${condition}`,
    isInGroup: sql`searched_listings.shift_mask = ranked.shift_mask`,
  })
  const isFree = sql`shift_mask & ${free} <> 0`
  const isTaken = sql`shift_mask & ~${free} <> 0`
  return {
    tables: sql``,
    rank,
    join: sql``,
    parts: [
      masks(sql`${isFree} and not ${isTaken}`),
      masks(sql`shift_mask = 0 or (${isFree} and ${isTaken})`),
      { rank: sql`0`, condition: sql`shift_mask <> 0 and not ${isFree}` },
    ],
  }
}

function rankByTime(): Ranking {
  return { tables: sql``, rank: sql`0`, join: sql``, parts: [{ rank: sql`0`, condition: sql`true` }] }
}

/** First the listings of each suburb, the nearest suburb first, then those in unknown ones. Ranks are negative metres. */
function rankByNearness(): Ranking {
  const unknown = sql.raw(String(-unknownDistanceMetres))
  return {
    tables: sql`known as materialized (
      select suburb, -metres as metres_rank
      from unnest(${value('knownSuburbs', 'text[]')}, ${value('metres', 'integer[]')}) as known (suburb, metres)
    ),`,
    rank: sql`coalesce(metres_rank, ${unknown})`,
    join: sql`left join known using (suburb)`,
    parts: [
      {
        groups: sql`select suburb, metres_rank as rank from known`,
        isInGroup: sql`searched_listings.suburb = ranked.suburb`,
      },
      { rank: unknown, condition: sql`suburb not in (select suburb from known)` },
    ],
  }
}

const rankings: Record<ListingSort, () => Ranking> = { fit: rankByFit, newest: rankByTime, nearest: rankByNearness }

/** PostgreSQL array literals of every suburb, in lower case, and of its distance. */
interface SuburbDistances {
  knownSuburbs: string
  metres: string
}

/** By the suburb in lower case that distances are from. */
const distancesBySuburb = new Map<string, SuburbDistances>()

function distancesFrom(currentSuburb: string): SuburbDistances {
  const from = currentSuburb.trim().toLowerCase()
  const known = distancesBySuburb.get(from)
  if (known) return known
  const computed = {
    knownSuburbs: toArrayLiteral(melbourneSuburbs.map(({ suburbName }) => suburbName.toLowerCase())),
    metres: toArrayLiteral(melbourneSuburbs.map(({ suburbName }) => distanceMetres(from, suburbName))),
  }
  distancesBySuburb.set(from, computed)
  return computed
}

/** One more than a page tells whether another follows. */
const pageSize = sql.raw(String(limits.listingsPerPage + 1))

/** What a search asks for. */
export interface SearchRequest extends SearchCriteria {
  sort: ListingSort
  /** The cursor: the last listing of the page before. */
  after?: string | undefined
}

/** The query of a page where all matches are counted: `listing_id`, sort keys, and the `total` of matches (`countMatches`). */
function rarePageSql(sort: ListingSort, queryKind: QueryKind, isFirstPage: boolean, setFilters: string): SQL {
  const { tables, rank, join } = rankings[sort]()
  return sql`
    with ${tables} cursor as materialized (${isFirstPage ? beforeEverything : cursorSql(rank, join)}),
    ${matchedSql(queryKind, setFilters)}
    select found.*, (select count(*) from matched) as total
    from (select ${rank} as rank, posted_at, listing_id from matched ${join}) as found, cursor
    where (found.rank, found.posted_at, found.listing_id) < (cursor.rank, cursor.posted_at, cursor.listing_id)
    order by rank desc, posted_at desc, listing_id desc limit ${pageSize}`
}

/** The same where more listings match than are counted: reads indexes until the page is full. */
function frequentPageSql(sort: ListingSort, queryKind: QueryKind, isFirstPage: boolean, setFilters: string): SQL {
  const isMatch = matches(setFilters, queryKind === 'empty' ? undefined : containsQuery)
  const { tables, rank, join, parts } = rankings[sort]()
  const readPart = (part: GroupedPart | EqualPart) =>
    'groups' in part ? groupedPartSql(part, isMatch) : equalPartSql(part, isMatch)
  return sql`
    with ${tables} cursor as materialized (${isFirstPage ? beforeEverything : cursorSql(rank, join)})
    select page.*, ${maxCounted} + 1 as total
    from (${sql.join(
      parts.map((part) => sql`select * from (${readPart(part)}) as part`),
      sql` union all `,
    )} limit ${pageSize}) as page`
}

/** A cursor before every listing. */
const beforeEverything = sql`
  select 2147483647 as rank, timestamptz 'infinity' as posted_at, uuid 'ffffffff-ffff-ffff-ffff-ffffffffffff' as listing_id`

/** The sort keys of the cursor's listing, live or not; no row when it is deleted or not shown. */
function cursorSql(rank: SQL, join: SQL): SQL {
  return sql`
    select ${rank} as rank, posted_at, listing_id from (
      select id as listing_id, posted_at, shift_mask, ${popcountSql(sql`shift_mask`)} as slot_count,
        lower(job_suburb_name) as suburb
      from ${jobListings} where id = ${value('after', 'uuid')} and ${isShown}
    ) as listing ${join}`
}

/** The instant of a row after which no listing of a rank follows the cursor: any, where the rank is below the cursor's. */
const before = (rank: SQL) => sql`(case when ${rank} < cursor.rank then 'infinity' else cursor.posted_at end)`

/** The first rows of a part after the cursor. Only as many groups are read as the page needs. */
function groupedPartSql({ groups, isInGroup }: GroupedPart, isMatch: SQL | undefined): SQL {
  return sql`
    select ranked.rank, found.posted_at, found.listing_id
    from (
      select groups.*, ${before(sql`groups.rank`)} as before, cursor.listing_id as before_id
      from (${groups}) as groups join cursor on groups.rank <= cursor.rank order by groups.rank desc
    ) as ranked cross join lateral (
      select posted_at, listing_id from searched_listings
      where ${isInGroup} and ${isMatch} and (posted_at, listing_id) < (ranked.before, ranked.before_id)
      order by posted_at desc, listing_id desc limit ${pageSize}
    ) as found
    order by rank desc, posted_at desc, listing_id desc limit ${pageSize}`
}

function equalPartSql({ rank, condition }: EqualPart, isMatch: SQL | undefined): SQL {
  return sql`
    select ${rank} as rank, posted_at, listing_id from searched_listings
    where ${condition} and ${isMatch} and ${rank} <= (select rank from cursor)
      and (${newest}, listing_id) < ((select ${before(rank)} at time zone 'UTC' from cursor), (select listing_id from cursor))
    order by ${newest} desc, listing_id desc limit ${pageSize}`
}

/** A listing of a page, and how many match. */
export interface FoundListing {
  id: string
  /** `cardVersion` of the listing. */
  version: string
  /** The id of the student's own application. */
  applicationId: string | null
  total: number
}

/** Whether all listings that match are counted, or more match. */
type Frequency = 'rare' | 'frequent'
const pageSqlOf = { rare: rarePageSql, frequent: frequentPageSql }

const preparedPage = preparedOnce(
  (db: Db, frequency: Frequency, sort: ListingSort, queryKind: QueryKind, isFirstPage: boolean, setFilters: string) => {
    const ownApplication = and(
      eq(applications.jobListingId, jobListings.id),
      eq(applications.userId, sql.placeholder('studentId')),
    )
    return db
      .select({
        id: jobListings.id,
        version: cardVersion,
        applicationId: applications.id,
        total: sql`page.total`.mapWith(Number),
      })
      .from(sql`(${pageSqlOf[frequency](sort, queryKind, isFirstPage, setFilters)}) as page`)
      .innerJoin(jobListings, eq(jobListings.id, sql`page.listing_id`))
      .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
      .leftJoin(applications, ownApplication)
      .orderBy(sql`page.rank desc, page.posted_at desc, page.listing_id desc`)
      .prepare(statementName(`search_${frequency}_${sort}_${queryKind}_${isFirstPage ? 'first' : 'next'}`, setFilters))
  },
)

/** The search without its student, order and page, as text: those who search the same find as many listings. */
export function searchKey({ query, pay, within, types, suburbs }: CriteriaValues): string {
  return JSON.stringify([query, pay, within, types, suburbs])
}

/**
 * The live listings of a page in order, and one more when another page follows, each with the `total` of {@link countMatches}.
 * Where `rare` finds a total greater than `limits.countedListings`, its listings are not the page's: only `frequent` finds these.
 */
export function findPage(
  db: Db,
  frequency: Frequency,
  { sort, after }: Pick<SearchRequest, 'sort' | 'after'>,
  { id: studentId, currentSuburb }: Pick<UserRow, 'id' | 'currentSuburb'>,
  values: CriteriaValues,
): Promise<FoundListing[]> {
  // From an unknown suburb every listing is equally far.
  const canRank = sort !== 'nearest' || suburbByName(currentSuburb ?? '') !== undefined
  const order = canRank ? sort : 'newest'
  const page = preparedPage(db, frequency, order, queryKindOf(values.query), after === undefined, setFiltersOf(values))
  const distances = order === 'nearest' ? distancesFrom(currentSuburb ?? '') : {}
  return page.execute({ ...values, ...distances, after, studentId })
}

const preparedCount = preparedOnce((db: Db, queryKind: QueryKind, setFilters: string) =>
  db
    .select({ total: count() })
    .from(sql`(with ${matchedSql(queryKind, setFilters)} select * from matched) as matched`)
    .prepare(statementName(`search_count_${queryKind}`, setFilters)),
)

/** The number of live listings that match; `limits.countedListings + 1` for any greater number. */
export async function countMatches(db: Db, values: CriteriaValues): Promise<number> {
  const [row] = await preparedCount(db, queryKindOf(values.query), setFiltersOf(values)).execute(values)
  return row?.total ?? 0
}

/**
 * How long expired listings stay in the search's table. A clock that was wrong for less loses no live listing from the
 * search, since only a change of a listing adds it again.
 */
const expiredKeptMs = 30 * dayMs

/** Deletes listings that expired long ago from the search, which would read past them. Extending a listing adds it again. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(searchedListings).where(lte(expiringOn, new Date(now.getTime() - expiredKeptMs)))
}

const preparedSuggestions = preparedOnce((db: Db, queryKind: QueryKind) => {
  const sample = db
    .select({ listingId: searchedListings.listingId })
    .from(searchedListings)
    .where(matches('', queryKind === 'empty' ? undefined : isLikePattern))
    .orderBy(desc(newest), desc(searchedListings.listingId))
    .limit(suggestionSampleSize)
    .as('sample')
  return db
    .select({
      jobTitle: jobListings.jobTitle,
      keywords: jobListings.keywords,
      suburb: jobListings.jobSuburbName,
      company: businesses.companyName,
    })
    .from(sample)
    .innerJoin(jobListings, eq(jobListings.id, sample.listingId))
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .orderBy(desc(jobListings.postedAt), desc(jobListings.id))
    .prepare('')
})

/** The titles, keywords, suburbs and companies of the newest matching listings, with repeats. */
export async function findSuggestionTexts(db: Db, query: string, now: Date): Promise<string[]> {
  const values = toValues({ q: query }, { availabilityMask: 0, currentSuburb: null }, now)
  const rows = await preparedSuggestions(db, queryKindOf(query)).execute(values)
  return rows.flatMap(({ jobTitle, keywords, suburb, company }) => [
    jobTitle,
    ...keywords,
    suburb,
    ...(company ? [company] : []),
  ])
}
