import { suburbByName } from '@campus-gigs/ui/data/melbourne-suburbs'
import { and, count, eq, lte, type SQL, sql } from 'drizzle-orm'
import { dayMs, type ListingSort, limits } from '@/domain'
import type { Db } from '../../db/database.ts'
import { preparedOnce } from '../../db/prepared.ts'
import { applications, businesses, jobListings, searchedListings } from '../../db/schema.ts'
import { popcountSql } from '../../db/sql.ts'
import { cardVersion, isShown } from '../listings/queries.ts'
import type { UserRow } from '../students/mapping.ts'
import { type CriteriaValues, placeholder, type SearchCriteria } from './criteria.ts'
import {
  containsQueryByScan,
  matchCondition,
  matchedSql,
  maxCounted,
  postedAtUtc,
  type QueryKind,
  queryKindOf,
  statementName,
  type UsedFilters,
  usedFiltersOf,
} from './matching.ts'
import { distancesFrom, type MultiRankSegment, rankings, type SingleRankSegment } from './ranking.ts'

/*
 * Two statements read a page, because the planner can't estimate how many listings match:
 *
 * - `rare` reads all matches, at most `limits.countedListings`, and sorts them: fast for a word in three listings.
 * - `frequent` reads indexes in the sorted order until the page is full: fast for a word in all listings. No index
 * stores an order that depends on the student. But such an order depends only on a listing's shift mask or suburb, and
 * there are fewer of those than listings. The statement ranks the masks or suburbs for the student, and reads the
 * listings of each by an index, the best rank first.
 *
 * `findMatches` in `service.ts` tries `rare` first, then `frequent` when too many match.
 */

/** One more row than a page, to know whether another page follows. */
const maxRows = sql.raw(String(limits.listingsPerPage + 1))

/** A search for one page. */
export interface SearchRequest extends SearchCriteria {
  sort: ListingSort
  /** The cursor: the last listing of the page before. */
  after?: string | undefined
}

/** Whether a page is the first, or starts after a cursor. */
type PageStart = 'first' | 'next'

/**
 * The query of a page when all matches are counted and sorted. Its rows have `rank`, `posted_at` and `listing_id`,
 * which are the sort keys, and the `total` of matches.
 */
function rarePageSql(sort: ListingSort, queryKind: QueryKind, start: PageStart, usedFilters: UsedFilters): SQL {
  const { tablesSql, rank, join } = rankings[sort]()
  return sql`
    with ${tablesSql} cursor as materialized (${cursorSql(start, rank, join)}),
    ${matchedSql(queryKind, usedFilters)}
    select found.*, (select count(*) from matched) as total
    from (select ${rank} as rank, posted_at, listing_id from matched ${join}) as found, cursor
    where (found.rank, found.posted_at, found.listing_id) < (cursor.rank, cursor.posted_at, cursor.listing_id)
    order by rank desc, posted_at desc, listing_id desc limit ${maxRows}`
}

/**
 * The query of a page when more than `limits.countedListings` match: reads indexes until the page is full. Its rows are
 * like those of {@link rarePageSql}. Relies on PostgreSQL returning the rows of `union all` branch by branch, and
 * stopping at the limit.
 */
function frequentPageSql(sort: ListingSort, queryKind: QueryKind, start: PageStart, usedFilters: UsedFilters): SQL {
  const matchesSearch = matchCondition(usedFilters, queryKind === 'empty' ? undefined : containsQueryByScan)
  const { tablesSql, rank, join, segments } = rankings[sort]()
  const pageOfSegmentSql = (segment: MultiRankSegment | SingleRankSegment) =>
    'rankedGroups' in segment
      ? multiRankSegmentSql(segment, matchesSearch)
      : singleRankSegmentSql(segment, matchesSearch)
  return sql`
    with ${tablesSql} cursor as materialized (${cursorSql(start, rank, join)})
    select page.*, ${maxCounted} + 1 as total
    from (${sql.join(
      segments.map((segment) => sql`select * from (${pageOfSegmentSql(segment)}) as part`),
      sql` union all `,
    )} limit ${maxRows}) as page`
}

/** The sort keys of a cursor that sorts before every listing: the greatest integer, instant and UUID. */
const firstCursorSql = sql`
  select 2147483647 as rank, timestamptz 'infinity' as posted_at, uuid 'ffffffff-ffff-ffff-ffff-ffffffffffff' as listing_id`

/** The sort keys of the cursor's listing, live or not; no row when the listing is deleted or hidden from students. */
function cursorSql(start: PageStart, rank: SQL, join: SQL): SQL {
  if (start === 'first') return firstCursorSql
  return sql`
    select ${rank} as rank, posted_at, listing_id from (
      select id as listing_id, posted_at, shift_mask, ${popcountSql(sql`shift_mask`)} as slot_count,
        lower(job_suburb_name) as suburb
      from ${jobListings} where id = ${placeholder('after', 'uuid')} and ${isShown}
    ) as listing ${join}`
}

/**
 * The posting time before which the listings of a rank follow the cursor. All listings of a rank below the cursor's
 * follow, so that time is infinity.
 */
const postedBefore = (rank: SQL) => sql`(case when ${rank} < cursor.rank then 'infinity' else cursor.posted_at end)`

/** The first page of a segment after the cursor. Reads only as many groups as the page needs, the best rank first. */
function multiRankSegmentSql({ rankedGroups, isInGroup }: MultiRankSegment, matchesSearch: SQL | undefined): SQL {
  return sql`
    select ranked.rank, found.posted_at, found.listing_id
    from (
      select groups.*, ${postedBefore(sql`groups.rank`)} as posted_before, cursor.listing_id as id_before
      from (${rankedGroups}) as groups join cursor on groups.rank <= cursor.rank order by groups.rank desc
    ) as ranked cross join lateral (
      select posted_at, listing_id from searched_listings
      where ${isInGroup} and ${matchesSearch} and (posted_at, listing_id) < (ranked.posted_before, ranked.id_before)
      order by posted_at desc, listing_id desc limit ${maxRows}
    ) as found
    order by rank desc, posted_at desc, listing_id desc limit ${maxRows}`
}

/** The first page of a segment after the cursor, by the index of posting times. */
function singleRankSegmentSql({ rank, condition }: SingleRankSegment, matchesSearch: SQL | undefined): SQL {
  return sql`
    select ${rank} as rank, posted_at, listing_id from searched_listings
    where ${condition} and ${matchesSearch} and ${rank} <= (select rank from cursor)
      and (${postedAtUtc}, listing_id) < ((select ${postedBefore(rank)} at time zone 'UTC' from cursor), (select listing_id from cursor))
    order by ${postedAtUtc} desc, listing_id desc limit ${maxRows}`
}

/** A listing of a page, and the number of matches. */
export interface FoundListing {
  id: string
  /** `cardVersion` of the listing. */
  version: string
  /** The id of the student's own application; null without one. */
  applicationId: string | null
  total: number
}

/** Whether at most `limits.countedListings` listings match, or more. */
type Frequency = 'rare' | 'frequent'
const pageSqlOf = { rare: rarePageSql, frequent: frequentPageSql }

const preparedPage = preparedOnce(
  (
    db: Db,
    frequency: Frequency,
    sort: ListingSort,
    queryKind: QueryKind,
    start: PageStart,
    usedFilters: UsedFilters,
  ) => {
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
      .from(sql`(${pageSqlOf[frequency](sort, queryKind, start, usedFilters)}) as page`)
      .innerJoin(jobListings, eq(jobListings.id, sql`page.listing_id`))
      .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
      .leftJoin(applications, ownApplication)
      .orderBy(sql`page.rank desc, page.posted_at desc, page.listing_id desc`)
      .prepare(statementName(`search_${frequency}_${sort}_${queryKind}_${start}`, usedFilters))
  },
)

/**
 * Finds the live listings of a page in order, and one more when another page follows, each with the `total` of
 * {@link countMatches}. When `rare` finds a total above `limits.countedListings`, its listings are an arbitrary
 * selection: find the page by `frequent` instead.
 */
export function findPage(
  db: Db,
  frequency: Frequency,
  { sort, after }: Pick<SearchRequest, 'sort' | 'after'>,
  { id: studentId, currentSuburb }: Pick<UserRow, 'id' | 'currentSuburb'>,
  values: CriteriaValues,
): Promise<FoundListing[]> {
  // Without a known suburb the distances are unknown, so sort by time.
  const canRank = sort !== 'nearest' || suburbByName(currentSuburb ?? '') !== undefined
  const order = canRank ? sort : 'newest'
  const start = after === undefined ? 'first' : 'next'
  const page = preparedPage(db, frequency, order, queryKindOf(values.query), start, usedFiltersOf(values))
  const distances = order === 'nearest' ? distancesFrom(currentSuburb ?? '') : {}
  return page.execute({ ...values, ...distances, after, studentId })
}

const preparedCount = preparedOnce((db: Db, queryKind: QueryKind, usedFilters: UsedFilters) =>
  db
    .select({ total: count() })
    .from(sql`(with ${matchedSql(queryKind, usedFilters)} select * from matched) as matched`)
    .prepare(statementName(`search_count_${queryKind}`, usedFilters)),
)

/** The number of live listings that match; `limits.countedListings + 1` for any greater number. */
export async function countMatches(db: Db, values: CriteriaValues): Promise<number> {
  const [row] = await preparedCount(db, queryKindOf(values.query), usedFiltersOf(values)).execute({ ...values })
  return row?.total ?? 0
}

/**
 * How long expired listings stay in the search's table. Only a change of a listing adds it again, so a server whose
 * clock is ahead by less than this deletes no live listing.
 */
const expiredRetentionMs = 30 * dayMs

/** Deletes long-expired listings from the search's table, because each search reads past them. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db
    .delete(searchedListings)
    .where(lte(searchedListings.expiringOn, new Date(now.getTime() - expiredRetentionMs)))
}
