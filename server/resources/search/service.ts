import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { FoundJobs, requests } from '@/contract'
import { type JobSort, limits, metresAway, unknownMetres } from '@/domain'
import type { Context } from '../../context.ts'
import { jobListings } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { UserRow } from '../students/mapping.ts'
import { findStudent, listingsFor } from '../students/queries.ts'
import { fitScoreSql } from './matching.ts'
import { wordsContaining } from './word-suggestions.ts'

type SearchInput = z.output<typeof requests.searchJobs>

/** What of a student the order depends on. */
type OrderedStudent = Pick<UserRow, 'availabilityMask' | 'currentSuburb'>

/** Suggestions are made from this many of the newest matching listings: enough to tell the common words. */
const suggestedFrom = 200

/**
 * A page of the live listings that match, in the order of `inOrder`. Each page goes on after the last listing of the
 * one before, by that listing's own place in the order, so listings that come or go meanwhile shift nothing.
 * @throws HttpFailure 404 when the listing to go on after is gone, 401 when the account is.
 */
export async function searchJobs(
  context: Context,
  userId: string,
  { q, sort, after }: SearchInput,
): Promise<FoundJobs> {
  const place = placeIn(sort, await findStudent(context, userId))
  const matching = matchingJobs(context, q)
  const beyond = after === undefined ? undefined : await beyondJob(context, place, after)
  const rows = await pageQuery(context, place, and(matching, beyond))
  const ids = rows.slice(0, limits.jobsPerPage).map(({ id }) => id)
  return {
    success: true,
    jobList: await listingsFor(context, userId, ids),
    total: after === undefined ? await context.db.$count(jobListings, matching) : null,
    next: rows.length > ids.length ? (ids.at(-1) ?? null) : null,
  }
}

/** The query of a page: the ids of its listings in order, and of one more that tells whether another page follows. */
export function pageQuery({ db }: Pick<Context, 'db'>, place: readonly SQL[], condition: SQL | undefined) {
  return db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(condition)
    .orderBy(...place.map((key) => desc(key)))
    .limit(limits.jobsPerPage + 1)
}

/** Titles and keywords that contain the words, the most common first. */
export async function suggestJobs(context: Context, q: string): Promise<string[]> {
  const rows = await context.db
    .select({ jobTitle: jobListings.jobTitle, keywords: jobListings.keywords })
    .from(jobListings)
    .where(matchingJobs(context, q))
    .orderBy(desc(jobListings.postedAt), desc(jobListings.id))
    .limit(suggestedFrom)
  return wordsContaining(
    rows.flatMap(({ jobTitle, keywords }) => [jobTitle, ...keywords]),
    q,
    limits.jobSuggestions,
  )
}

/** Live listings whose title or a keyword contains the words, in any case (JS-02); a trigram index finds them. */
export function matchingJobs({ clock }: Pick<Context, 'clock'>, q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    isNull(jobListings.closedAt),
    gt(jobListings.expiringOn, clock.now()),
    q === '' ? undefined : sql`${jobListings.searchText} like lower(${pattern}::text)`,
  )
}

/** What a student's order goes by: the first that differs counts, and the greater comes first. */
export function placeIn(sort: JobSort, student: OrderedStudent): SQL[] {
  const byTime = [sql`${jobListings.postedAt}`, sql`${jobListings.id}`]
  if (sort === 'newest') return byTime
  return [sort === 'fit' ? fitOf(student) : nearnessTo(student), ...byTime]
}

function fitOf({ availabilityMask }: OrderedStudent): SQL {
  return fitScoreSql(sql`${availabilityMask}::integer`, jobListings.shiftMask)
}

/** Metres below zero, looked up by suburb: the distances from one suburb are few, the listings many. */
function nearnessTo({ currentSuburb }: OrderedStudent): SQL {
  const metres = melbourneSuburbs.map(({ suburbName }) => [
    suburbName.toLowerCase(),
    metresAway(currentSuburb, suburbName),
  ])
  const bySuburb = JSON.stringify(Object.fromEntries(metres))
  return sql`(-coalesce((${bySuburb}::jsonb ->> lower(${jobListings.jobSuburbName}))::integer, ${sql.raw(String(unknownMetres))}))`
}

/** What comes after a listing in the order. Its own values are read first: compared with constants, an index serves. */
async function beyondJob({ db }: Context, place: SQL[], jobListingId: string): Promise<SQL> {
  // As text, because a Date would lose the microseconds.
  const [last] = await db
    .select(Object.fromEntries(place.map((key, index) => [`key${index}`, sql<string>`(${key})::text`])))
    .from(jobListings)
    .where(eq(jobListings.id, jobListingId))
  if (!last) throw new HttpFailure('notFound')
  const types = ['timestamptz', 'uuid'].map((type) => sql.raw(type))
  const values = place.map(
    (_, index) => sql`${last[`key${index}`]}::${types[index - place.length + 2] ?? sql.raw('integer')}`,
  )
  return sql`(${sql.join(place, sql`, `)}) < (${sql.join(values, sql`, `)})`
}
