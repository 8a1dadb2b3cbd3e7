import type { z } from 'zod'
import { type FoundJobs, foundJobs, type requests } from '@/contract'
import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { JsonText } from '../../http/json-text.ts'
import type { SignedInStudent } from '../../identity/sessions.ts'
import { isShownListing } from '../listings/queries.ts'
import { loadCards } from './cards.ts'
import { searchKey, toValues } from './criteria.ts'
import { frequentForMs } from './memory.ts'
import { countMatches, type FoundListing, findPage, type SearchRequest } from './queries.ts'

/**
 * A page of the live listings that match the query and pass the filters, in the order of `sortListings`. The cursor
 * `after` is the last listing of the page before. The page starts after its sort keys, so listings that are added or
 * removed between two calls cause no repeats and no gaps.
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

/** A page by the statement that suits the number of matches, which is counted unless it was great within `frequentForMs`. */
async function findMatches(
  { db, clock, searchMemory: { frequentSearches } }: Context,
  student: SignedInStudent,
  request: SearchRequest,
): Promise<{ listings: FoundListing[]; total: number }> {
  const now = clock.now()
  const values = toValues(request, student, now)
  const key = searchKey(values)
  const findFrequent = async () => ({
    listings: await findPage(db, 'frequent', request, student, values),
    total: limits.countedListings + 1,
  })
  if (now.getTime() - (frequentSearches.get(key) ?? -Infinity) < frequentForMs) {
    const page = await findFrequent()
    // A first page without a next one has few matches: they are counted again.
    if (request.after !== undefined || page.listings.length > limits.listingsPerPage) return page
  }
  const listings = await findPage(db, 'rare', request, student, values)
  const noneFound = () => (request.after === undefined ? 0 : countMatches(db, values))
  const total = listings[0]?.total ?? (await noneFound())
  if (total <= limits.countedListings) {
    frequentSearches.delete(key)
    return { listings, total }
  }
  frequentSearches.set(key, now.getTime())
  return findFrequent()
}
