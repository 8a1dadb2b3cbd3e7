import type { ListingFilters, ListingSort } from '@/domain'
import type { Job } from './job'

/** The query, order and filters of a search. */
export interface JobQuery {
  /** Part of a title, keyword, suburb or company; empty for all listings. */
  query: string
  sort: ListingSort
  filters: ListingFilters
}

/** The state of the page after those loaded; `none` when the list is complete. */
export type NextPageState = 'none' | 'available' | 'loading' | 'failed'

/** The fields of a listing that the local search reads. */
export interface SearchableListing {
  readonly jobTitle: string
  readonly keywords: readonly string[]
}

const normalise = (text: string) => text.trim().toLowerCase()

/** Whether a query can be searched for: a blank one can't (JS-01). */
export function canSearch(query: string): boolean {
  return normalise(query) !== ''
}

/** The listings whose title or a keyword contains the query, ignoring case, in the given order; all for a blank query. */
export function searchListings<Listing extends SearchableListing>(
  listings: readonly Listing[],
  query: string,
): readonly Listing[] {
  if (!canSearch(query)) return listings
  const wanted = normalise(query)
  return listings.filter(({ jobTitle, keywords }) =>
    [jobTitle, ...keywords].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** The distinct titles and keywords of the listings, ignoring case, in alphabetical order. */
export function suggestionsOf(listings: readonly SearchableListing[]): string[] {
  const distinct = new Map<string, string>()
  for (const { jobTitle, keywords } of listings)
    for (const text of [jobTitle, ...keywords])
      if (canSearch(text) && !distinct.has(normalise(text))) distinct.set(normalise(text), text.trim())
  return [...distinct.values()].sort(new Intl.Collator('en-AU').compare)
}

/**
 * The server's listings with the student's own changes since the response: new applications are added, and listings
 * that have refused an application are dropped.
 * @param found the server's listings, in its order
 * @param own the listings of the session, which include applications sent since
 */
export function withOwnApplications(found: readonly Job[], own: readonly Job[]): Job[] {
  const ownById = new Map(own.map((job) => [job.id, job]))
  return found.flatMap((job) => {
    const ownJob = ownById.get(job.id)
    if (!ownJob) return job
    if (ownJob.status !== 'live') return []
    return ownJob.Application.length > job.Application.length ? ownJob : job
  })
}
