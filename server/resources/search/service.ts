import type { z } from 'zod'
import { type FoundJobs, foundJobs, type requests } from '@/contract'
import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { JsonText } from '../../http/json-text.ts'
import type { SignedInStudent } from '../../identity/sessions.ts'
import { isShownListing } from '../listings/queries.ts'
import { frequentLifetimeMs } from './cache.ts'
import { loadCards } from './cards.ts'
import { searchKey, toCriteriaValues } from './criteria.ts'
import { countMatches, type FoundListing, findPage, type SearchRequest } from './queries.ts'

/**
 * Finds a page of the live listings that match the query and pass the filters, in the order of `sortListings`. The
 * cursor `after` is the last listing of the page before. The page starts after its sort keys, so listings that are
 * added or removed between two calls cause no repeats and no gaps.
 * @throws HttpFailure 404 when the cursor's listing is deleted, or hidden from students.
 */
export async function searchListings(
  context: Context,
  student: SignedInStudent,
  request: z.output<typeof requests.searchJobs>,
): Promise<JsonText<FoundJobs>> {
  const { listings, total } = await findMatches(context, student, request)
  const { after } = request
  if (after !== undefined && listings.length === 0 && !(await isShownListing(context.db, after)))
    throw new HttpFailure('notFound')
  const page = listings.slice(0, limits.listingsPerPage)
  const hasNextPage = listings.length > page.length
  return JsonText.object<FoundJobs>({
    success: JsonText.write(foundJobs.shape.success, true),
    jobList: JsonText.array(await loadCards(context, page)),
    total: JsonText.write(foundJobs.shape.total, after === undefined ? total : null),
    next: JsonText.write(foundJobs.shape.next, hasNextPage ? (page.at(-1)?.id ?? null) : null),
  })
}

/**
 * Finds a page by the statement `rare`, which counts the matches, and by `frequent` when there are too many. A search
 * that was frequent within `frequentLifetimeMs` skips `rare`.
 */
async function findMatches(
  { db, clock, searchCache: { frequentSearches } }: Context,
  student: SignedInStudent,
  request: SearchRequest,
): Promise<{ listings: FoundListing[]; total: number }> {
  const now = clock.now()
  const values = toCriteriaValues(request, student, now)
  const key = searchKey(values)
  const isFirstPage = request.after === undefined
  const findFrequent = async () => ({
    listings: await findPage(db, 'frequent', request, student, values),
    total: limits.countedListings + 1,
  })
  if (now.getTime() - (frequentSearches.get(key) ?? -Infinity) < frequentLifetimeMs) {
    const page = await findFrequent()
    // When the first page is also the last, few listings match now, so count them.
    if (!isFirstPage || page.listings.length > limits.listingsPerPage) return page
  }
  const listings = await findPage(db, 'rare', request, student, values)
  const total = listings[0]?.total ?? (isFirstPage ? 0 : await countMatches(db, values))
  if (total <= limits.countedListings) {
    frequentSearches.delete(key)
    return { listings, total }
  }
  frequentSearches.set(key, now.getTime())
  return findFrequent()
}
