import { and } from 'drizzle-orm'
import type { z } from 'zod'
import type { FoundJobs, requests } from '@/contract'
import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { loadListingsForStudent } from '../listings/student-listings.ts'
import { getStudent } from '../students/queries.ts'
import { countListings, isAfterCursor, matchesFilters, matchesQuery, selectPage, sortKeys } from './queries.ts'

type SearchInput = z.output<typeof requests.searchJobs>

/**
 * A page of the live listings that match the query and pass the filters, in the order of `sortListings`. The cursor
 * `after` is the last listing of the page before. The page starts after its sort keys, so listings that are added or
 * removed between two calls cause no repeats and no gaps.
 * @throws HttpFailure 404 when the cursor's listing is deleted, 401 when the account is.
 */
export async function searchListings(
  context: Context,
  userId: string,
  { q, sort, after, ...filters }: SearchInput,
): Promise<FoundJobs> {
  const { db, clock } = context
  const student = await getStudent(db, userId)
  const keys = sortKeys(sort, student)
  const matches = and(await matchesQuery(db, q, clock.now()), matchesFilters(filters, student))
  const isFirstPage = after === undefined
  const isAfter = isFirstPage ? undefined : await isAfterCursor(db, keys, after)
  if (!isFirstPage && !isAfter) throw new HttpFailure('notFound')
  const rows = await selectPage(db, keys, matches, isAfter)
  const ids = rows.slice(0, limits.listingsPerPage).map(({ id }) => id)
  const hasNextPage = rows.length > ids.length
  return {
    success: true,
    jobList: await loadListingsForStudent(context, userId, ids),
    total: isFirstPage ? await countListings(db, matches) : null,
    next: hasNextPage ? (ids.at(-1) ?? null) : null,
  }
}

/** The number of live listings that match the query and pass the filters. @throws HttpFailure 401 when the account is deleted. */
export async function countMatches(
  { db, clock }: Context,
  userId: string,
  { q, ...filters }: z.output<typeof requests.countJobs>,
): Promise<number> {
  const student = await getStudent(db, userId)
  return countListings(db, and(await matchesQuery(db, q, clock.now()), matchesFilters(filters, student)))
}
