import type { z } from 'zod'
import type { FoundJobs, requests } from '@/contract'
import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { SignedInStudent } from '../../identity/sessions.ts'
import { toListingCard } from '../listings/mapping.ts'
import { hasListing } from '../listings/queries.ts'
import { findPage } from './queries.ts'

/**
 * A page of the live listings that match the query and pass the filters, in the order of `sortListings`. The cursor
 * `after` is the last listing of the page before. The page starts after its sort keys, so listings that are added or
 * removed between two calls cause no repeats and no gaps.
 * @throws HttpFailure 404 when the cursor's listing is deleted, or hidden from students.
 */
export async function searchListings(
  { db, clock }: Context,
  student: SignedInStudent,
  request: z.output<typeof requests.searchJobs>,
): Promise<FoundJobs> {
  const now = clock.now()
  const rows = await findPage(db, request, student, now)
  const { after } = request
  if (after !== undefined && rows.length === 0 && !(await hasListing(db, after))) throw new HttpFailure('notFound')
  const page = rows.slice(0, limits.listingsPerPage)
  const hasNextPage = rows.length > page.length
  return {
    success: true,
    jobList: page.map(({ listing, company, applicationId }) => ({
      ...toListingCard(listing, company, now),
      Application: applicationId === null ? [] : [{ id: applicationId }],
    })),
    total: after === undefined ? (rows[0]?.total ?? 0) : null,
    next: hasNextPage ? (page.at(-1)?.listing.id ?? null) : null,
  }
}
