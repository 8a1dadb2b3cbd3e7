import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { distanceMetres, type ListingSort, limits, unknownDistanceMetres } from '@/domain'
import type { Db } from '../../db/database.ts'
import { jobListings } from '../../db/schema.ts'
import { isLive } from '../listings/queries.ts'
import type { UserRow } from '../students/mapping.ts'
import { fitScoreSql } from './fit-score.ts'

/** The part of a student that the order of listings depends on. */
type SortingStudent = Pick<UserRow, 'availabilityMask' | 'currentSuburb'>

/** Enough of the newest matches to find the most frequent suggestions. */
const suggestionSampleSize = 200

/** Live listings whose title or a keyword contains the query, ignoring case (JS-02); uses a trigram index. */
export function matchesQuery(query: string, now: Date): SQL | undefined {
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`
  return and(isLive(now), query === '' ? undefined : sql`${jobListings.searchText} like lower(${pattern}::text)`)
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

/** Titles and keywords of the newest live listings that match. */
export async function findSuggestionTexts(db: Db, query: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ jobTitle: jobListings.jobTitle, keywords: jobListings.keywords })
    .from(jobListings)
    .where(matchesQuery(query, now))
    .orderBy(desc(jobListings.postedAt), desc(jobListings.id))
    .limit(suggestionSampleSize)
  return rows.flatMap(({ jobTitle, keywords }) => [jobTitle, ...keywords])
}
