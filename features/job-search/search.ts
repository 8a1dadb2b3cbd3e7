import { maskOf } from '@campus-gigs/ui/availability'
import type { ListingChanges, SignedInStudent, StudentListing } from '@/client'
import { formatFilters, type ListingFilters, type ListingSort, withChangedContent } from '@/domain'
import type { ListedJob } from './job'

/** What a search is for, as the address has it. */
export interface SearchCriteria {
  /** Part of a title, keyword, suburb or company; empty for all listings. */
  query: string
  sort: ListingSort
  filters: ListingFilters
}

/** A search by one student, on whose week and suburb the results depend. */
export interface StudentSearch extends SearchCriteria {
  /** See {@link studentKeyOf}. */
  studentKey: string
}

/** The student's id, availability and suburb, on which results depend, as one text; null without a student. */
export function studentKeyOf(student: SignedInStudent | null): string | null {
  return student && JSON.stringify([student.id, maskOf([...student.userAvailability]), student.currentSuburb])
}

/** How long loaded results and counts are shown again without a reload, in milliseconds. */
export const staleAfterMs = 60_000

const normalise = (text: string) => text.trim().toLowerCase()

const isBlank = (text: string) => normalise(text) === ''

/** The cache key of a search: equal for queries that differ in case or outer spaces only. */
export function searchKeyOf({ query, sort, filters, studentKey }: StudentSearch): string {
  return JSON.stringify([normalise(query), sort, formatFilters(filters), studentKey])
}

/** The request's parameters that decide which listings match. */
export function matchParams({ query, filters }: SearchCriteria) {
  return { ...formatFilters(filters), q: query.trim() || undefined }
}

/** The state of the page after the loaded ones: `none` when the list is complete. */
export type NextPageState = 'none' | 'available' | 'loading' | 'failed' | 'retrying'

/** The fields of a listing that the search in the browser reads. */
interface SearchableListing {
  readonly jobTitle: string
  readonly keywords: readonly string[]
}

/** Whether a query can be searched for: a blank one can't (JS-01). */
export function canSearch(query: string): boolean {
  return !isBlank(query)
}

/** The listings whose title or a keyword contains the query, ignoring case, in their order; all for a blank query. */
export function searchListings<Listing extends SearchableListing>(
  listings: readonly Listing[],
  query: string,
): readonly Listing[] {
  if (isBlank(query)) return listings
  const text = normalise(query)
  return listings.filter(({ jobTitle, keywords }) =>
    [jobTitle, ...keywords].some((searched) => searched.toLowerCase().includes(text)),
  )
}

/**
 * The distinct titles and keywords of the listings, ignoring case, in alphabetical order.
 * @param words further texts among them. Default: none
 */
export function suggestionsOf(listings: readonly SearchableListing[], words: readonly string[] = []): string[] {
  const listingTexts = listings.flatMap(({ jobTitle, keywords }) => [jobTitle, ...keywords])
  const texts = [...listingTexts, ...words].filter((text) => !isBlank(text))
  // Of texts that differ only in case the first is kept. A map keeps the text set last, so the list is reversed.
  const distinct = new Map(texts.toReversed().map((text) => [normalise(text), text.trim()]))
  return [...distinct.values()].sort(new Intl.Collator('en-AU').compare)
}

/** Whether the session's copy of a listing is newer: closed, or applied to or withdrawn from since the response. */
function isNewer(sessionJob: StudentListing, loadedJob: ListedJob): boolean {
  const hasClosed = sessionJob.status !== 'live'
  const isOtherApplication = sessionJob.Application[0]?.id !== loadedJob.Application[0]?.id
  return hasClosed || isOtherApplication
}

/**
 * The server's listings with the student's applications and the businesses' changes since the response. A listing that
 * no longer takes applications stays where it is, with its status, until the next response.
 * @param loadedJobs the server's listings, in its order
 * @param sessionJobs the listings of the session, which include applications sent since
 * @param changes the latest change of each listing
 */
export function withLaterChanges(
  loadedJobs: readonly ListedJob[],
  sessionJobs: readonly StudentListing[],
  changes: ListingChanges,
): ListedJob[] {
  const sessionJobById = new Map(sessionJobs.map((job) => [job.id, job]))
  return loadedJobs.map((job) => {
    const sessionJob = sessionJobById.get(job.id)
    if (sessionJob && isNewer(sessionJob, job)) return sessionJob
    const change = changes.get(job.id)
    return change ? withChangedContent(job, change) : job
  })
}
