import { EmptyState, Loading } from '@campus-gigs/ui'
import { messages } from '@/contract'
import type { Job } from '../job'
import { JobCard, type JobCardProps } from './job-card'

export interface JobListProps extends Pick<JobCardProps, 'availability' | 'homeSuburb' | 'now' | 'onOpen' | 'onSave'> {
  /** The jobs the search has left, in order. */
  jobs: readonly Job[]
  /** What was searched for; empty for everything. */
  query: string
  /** The jobs are still on their way. */
  loading: boolean
  selectedId: string | null
  savedIds: readonly string[]
  viewedIds: readonly string[]
}

/** The list of jobs, or why there is none. */
export function JobList({ jobs, query, loading, selectedId, savedIds, viewedIds, ...card }: JobListProps) {
  if (loading) return <Loading label="Fetching the gigs" />
  if (jobs.length === 0) {
    return query === '' ? (
      <EmptyState title="No gigs are live right now" description="New ones go up every week. Have another look soon." />
    ) : (
      <EmptyState title={messages.search.noResults} description={messages.search.adjustKeywords} />
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          selected={job.id === selectedId}
          viewed={viewedIds.includes(job.id)}
          saved={savedIds.includes(job.id)}
          {...card}
        />
      ))}
    </ul>
  )
}

/** `20,000` */
export const countFormat = new Intl.NumberFormat('en-AU')

/** How many there are, for the eye and for a screen reader. */
export function countInWords(count: number, query: string): string {
  const gigs = `${countFormat.format(count)} ${count === 1 ? 'gig' : 'gigs'}`
  return query === '' ? gigs : `${gigs} for “${query}”`
}
