import type { z } from 'zod'
import type { FoundJobs, requests } from '@/contract'
import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { listForStudent } from '../listings/service.ts'
import { findStudent } from '../students/queries.ts'
import { countListings, isAfterCursor, matchesQuery, selectPage, sortKeys } from './queries.ts'

type SearchInput = z.output<typeof requests.searchJobs>

/**
 * A page of the live listings that match, in the order of `sortListings`. The cursor `after` is the last listing of the
 * page before: the page starts behind its sort keys, so listings that come or go between two pages shift nothing.
 * @throws HttpFailure 404 when the cursor's listing is gone, 401 when the account is.
 */
export async function searchListings(
  context: Context,
  userId: string,
  { q, sort, after }: SearchInput,
): Promise<FoundJobs> {
  const { db, clock } = context
  const keys = sortKeys(sort, await findStudent(db, userId))
  const matches = matchesQuery(q, clock.now())
  const isFirstPage = after === undefined
  const isAfter = isFirstPage ? undefined : await isAfterCursor(db, keys, after)
  if (!isFirstPage && !isAfter) throw new HttpFailure('notFound')
  const rows = await selectPage(db, keys, matches, isAfter)
  const ids = rows.slice(0, limits.listingsPerPage).map(({ id }) => id)
  return {
    success: true,
    jobList: await listForStudent(context, userId, ids),
    total: isFirstPage ? await countListings(db, matches) : null,
    next: rows.length > ids.length ? (ids.at(-1) ?? null) : null,
  }
}
