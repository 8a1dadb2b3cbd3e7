import { EmptyState, Loading, WindowedList } from '@campus-gigs/ui'
import { messages } from '@/domain'
import type { Job } from '../job'
import { JobCard, type JobCardProps } from './job-card'

export interface JobListProps extends Pick<JobCardProps, 'availability' | 'homeSuburb' | 'now' | 'onOpen' | 'onSave'> {
  /** The jobs the search has left, in order. */
  jobs: readonly Job[]
  /** How many match, here or still to come. */
  total: number
  /** Words or filters leave gigs out. */
  isFiltered: boolean
  /** The jobs are still on their way. */
  loading: boolean
  selectedId: string | null
  savedIds: readonly string[]
  viewedIds: readonly string[]
}

/** About how high a card is, in CSS pixels. */
const cardHeight = 210

/** How high each has been, for when the list comes back after another page. */
const cardHeights = new Map<string, number>()

const idOf = ({ id }: Job) => id

/** The list of jobs, of which only those in view are in the page; or why there is none. */
export function JobList(props: JobListProps) {
  const { jobs, total, isFiltered, loading, selectedId, savedIds, viewedIds, ...card } = props
  if (loading) return <Loading label="Fetching the gigs" />
  if (jobs.length === 0) {
    return isFiltered ? (
      <EmptyState title={messages.search.noResults} description={messages.search.adjustKeywords} />
    ) : (
      <EmptyState title="No gigs are live right now" description="New ones go up every week. Have another look soon." />
    )
  }
  return (
    <WindowedList
      aria-labelledby="job-list"
      items={jobs}
      keyOf={idOf}
      total={total}
      rowHeight={cardHeight}
      gap={12}
      keep={selectedId}
      heights={cardHeights}
    >
      {(job) => (
        <JobCard
          job={job}
          selected={job.id === selectedId}
          viewed={viewedIds.includes(job.id)}
          saved={savedIds.includes(job.id)}
          {...card}
        />
      )}
    </WindowedList>
  )
}

/** `20,000` */
export const countFormat = new Intl.NumberFormat('en-AU')

/** `1 gig`, `20,000 gigs` */
export function gigCountText(count: number): string {
  return `${countFormat.format(count)} ${count === 1 ? 'gig' : 'gigs'}`
}

/** How many gigs a search has found. */
export function countInWords(count: number, query: string): string {
  return query === '' ? gigCountText(count) : `${gigCountText(count)} for “${query}”`
}
