import { type JobListing, type ListingSort, type ListingSortContext, listingStatus, sortListings } from '@/domain'
import type { Job } from './job'
import { searchListings, suggestionsOf } from './search'

/** What somebody looks for, and in which order. */
export interface JobQuery {
  /** Part of a title or keyword; empty for everything. */
  query: string
  sort: ListingSort
}

/** What the server has said so far of a search: its first pages, in order. */
export interface ServerPages {
  jobs: readonly Job[]
  /** How many match in all. */
  total: number
  /** The last listing of the last page while there are more; null when all are here. */
  next: string | null
}

/** What follows the list: nothing, another page, one on its way, or one that did not come. */
export type MoreJobs = 'none' | 'available' | 'loading' | 'failed'

/** The list as it is shown. */
export interface ListedJobs {
  jobs: Job[]
  /** How many match, shown or still to come. */
  total: number
}

/**
 * The open jobs of a search: those the browser already has, at once, joined by the server's pages as they come. Where a
 * job is in both, the browser's copy counts, since it knows of an application just sent. While the server has more, the
 * list ends where its last page ends; so every page only adds below what is there.
 */
export function listedJobs(
  local: readonly Job[],
  pages: ServerPages | null,
  { query, sort }: JobQuery,
  student: ListingSortContext,
  now: Date,
): ListedJobs {
  const found = pages?.jobs ?? []
  const byId = new Map([...found, ...searchListings(local, query)].map((job) => [job.id, job]))
  for (const job of local) if (byId.has(job.id)) byId.set(job.id, job)
  const ordered = sortListings([...byId.values()], sort, student)
  const end = pages?.next ? ordered.findIndex(({ id }) => id === pages.next) + 1 : 0
  const jobs = ordered.slice(0, end > 0 ? end : undefined).filter((job) => listingStatus(job, now) === 'live')
  return { jobs, total: pages?.next ? Math.max(pages.total, jobs.length) : jobs.length }
}

/** The words of the browser's own listings, joined by those the server knows: each once, whatever its case. */
export function joinedSuggestions(local: readonly Job[], fromServer: readonly string[]): string[] {
  return suggestionsOf([...local, { jobTitle: '', keywords: fromServer }])
}

/** The listings with those that must not get lost among them: what is open, and what has been saved but not yet sent. */
export function withKept(listings: readonly JobListing[], kept: readonly JobListing[]): JobListing[] {
  const present = new Set(listings.map(({ id }) => id))
  return [...listings, ...kept.filter(({ id }) => !present.has(id))]
}
