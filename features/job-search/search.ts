import { deepClone } from 'valtio/utils'
import type { ListingChanges } from '@/client'
import { type JobListing, type ListingFilters, type ListingSort, withListingChange } from '@/domain'
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

const isBlank = (text: string) => normalise(text) === ''

/** Whether a query can be searched for: a blank one can't (JS-01). */
export function canSearch(query: string): boolean {
  return !isBlank(query)
}

/** The listings whose title or a keyword contains the query, ignoring case, in the given order; all for a blank query. */
export function searchListings<Listing extends SearchableListing>(
  listings: readonly Listing[],
  query: string,
): readonly Listing[] {
  if (isBlank(query)) return listings
  const wanted = normalise(query)
  return listings.filter(({ jobTitle, keywords }) =>
    [jobTitle, ...keywords].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** The distinct titles and keywords of the listings, ignoring case, in alphabetical order. */
export function suggestionsOf(listings: readonly SearchableListing[]): string[] {
  const texts = listings.flatMap(({ jobTitle, keywords }) => [jobTitle, ...keywords]).filter((text) => !isBlank(text))
  // Of texts that differ in case only, the first is kept.
  const distinct = new Map(texts.reverse().map((text) => [normalise(text), text.trim()]))
  return [...distinct.values()].sort(new Intl.Collator('en-AU').compare)
}

/** Whether the session's copy of a listing is newer: it has closed, or the student has applied since the response. */
function isNewer(own: Job, found: Job): boolean {
  return own.status !== 'live' || own.Application.length > found.Application.length
}

/**
 * The server's listings with what has happened since the response: the student's applications, and the changes by their
 * businesses. A listing that no longer takes applications stays where it is, with its status, until the next response.
 * @param found the server's listings, in its order
 * @param own the listings of the session, which include applications sent since
 * @param changes the latest change of each listing
 */
export function withLaterChanges(found: readonly Job[], own: readonly Job[], changes: ListingChanges): Job[] {
  const ownById = new Map(own.map((job) => [job.id, job]))
  return found.map((job) => {
    const ownJob = ownById.get(job.id)
    if (ownJob && isNewer(ownJob, job)) return ownJob
    const change = changes.get(job.id)
    // The cast removes the `readonly` of the snapshot's type, which `deepClone` keeps.
    return change ? withListingChange(deepClone(job) as JobListing, change) : job
  })
}
