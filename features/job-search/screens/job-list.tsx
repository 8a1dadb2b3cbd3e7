import { EmptyState, Loading, WindowedList } from '@campus-gigs/ui'
import { messages } from '@/domain'
import type { Job } from '../job'
import { JobCard, type JobCardProps } from './job-card'

export interface JobListProps extends Pick<JobCardProps, 'availability' | 'homeSuburb' | 'now' | 'onOpen' | 'onSave'> {
  /** The listings loaded so far, in order. */
  jobs: readonly Job[]
  /** The number of matching listings, loaded or not. */
  total: number
  /** Whether a query or filters restrict the list. */
  isFiltered: boolean
  /** The first page is loading. */
  loading: boolean
  selectedId: string | null
  savedIds: readonly string[]
  viewedIds: readonly string[]
}

/** The estimated height of a card, in CSS pixels. */
const estimatedCardHeight = 200

/** The measured height of each card, in CSS pixels, so that the list is restored at its scroll position. */
const measuredHeights = new Map<string, number>()

const idOf = ({ id }: Job) => id

/** The results, of which only the cards near the viewport are rendered, or the reason why there are none. */
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
      rowHeight={estimatedCardHeight}
      gap={8}
      keep={selectedId}
      heights={measuredHeights}
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

/** The heading of the results: `20,000 gigs`, `1 gig for “retail”`. */
export function resultsHeading(count: number, query: string): string {
  return query === '' ? gigCountText(count) : `${gigCountText(count)} for “${query}”`
}
