import type { ListingFilters, ListingSort } from '@/domain'
import type { Job } from './job'

/** What somebody looks for, and in which order. */
export interface JobQuery {
  /** Part of a title, keyword, suburb or company; empty for everything. */
  query: string
  sort: ListingSort
  filters: ListingFilters
}

/** What follows the list: nothing, another page, one that is loading, or one that failed. */
export type MoreJobs = 'none' | 'available' | 'loading' | 'failed'

/**
 * The server's listings with the student's own changes since the answer: applications are added, and listings that
 * refused one are dropped.
 * @param found the server's listings, in its order
 * @param own the listings of the session, which know of applications just sent
 */
export function withOwnMarks(found: readonly Job[], own: readonly Job[]): Job[] {
  const ownById = new Map(own.map((job) => [job.id, job]))
  return found.flatMap((job) => {
    const ownJob = ownById.get(job.id)
    if (!ownJob) return job
    if (ownJob.status !== 'live') return []
    return ownJob.Application.length > job.Application.length ? ownJob : job
  })
}
