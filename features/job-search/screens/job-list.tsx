import { EmptyState, Loading, WindowedList } from '@campus-gigs/ui'
import { memo } from 'react'
import { limits, messages } from '@/domain'
import type { ListedJob } from '../job'
import { JobCard, type JobCardProps } from './job-card'

export interface JobListProps
  extends Pick<JobCardProps, 'availability' | 'homeCentre' | 'now' | 'onSelect' | 'onApproach' | 'onSave'> {
  /** The listings loaded so far, in order. */
  jobs: readonly ListedJob[]
  /** The number of matching listings, loaded or not, as the server counts them ({@link limits.countedListings}). */
  total: number
  /** What to try when nothing matches; null when neither words nor filters restrict the list. */
  noResultsText: string | null
  /** The first page is loading. */
  loading: boolean
  /** The id of the open listing, which may not be in `jobs`; null for none. */
  selectedId: string | null
  savedIds: readonly string[]
  viewedIds: readonly string[]
}

/** The estimated height of a card, in CSS pixels. */
const estimatedCardHeight = 200

/**
 * The measured height of each card, in CSS pixels. It outlives the list, so that Back to the search can restore the
 * scroll position.
 */
const measuredHeights = new Map<string, number>()

const idOf = ({ id }: ListedJob) => id

/**
 * The results, of which only the cards near the viewport are rendered, or the reason why there are none. Memoised,
 * because every render measures the list and so forces a layout.
 */
export const JobList = memo(function JobList(props: JobListProps) {
  const { jobs, total, noResultsText, loading, selectedId, savedIds, viewedIds, ...card } = props
  if (loading) return <Loading label="Fetching the gigs" />
  if (jobs.length === 0) {
    return noResultsText ? (
      <EmptyState title={messages.search.noResults} description={noResultsText} />
    ) : (
      <EmptyState title="No gigs are live right now" description="Have another look soon." />
    )
  }
  return (
    <WindowedList
      aria-labelledby="job-list"
      items={jobs}
      keyOf={idOf}
      total={isCounted(total) ? total : 'unknown'}
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
})

/** `20,000` */
const countFormat = new Intl.NumberFormat('en-AU')

/** Whether a total is exact: the server stops counting after `limits.countedListings`. */
function isCounted(total: number): boolean {
  return total <= limits.countedListings
}

/** `480`, or `500+` for more than the server counts. */
function totalText(total: number): string {
  return isCounted(total) ? countFormat.format(total) : `${countFormat.format(limits.countedListings)}+`
}

/** `1 gig`, `480 gigs`, `500+ gigs` */
export function gigCountText(total: number): string {
  return `${totalText(total)} ${total === 1 ? 'gig' : 'gigs'}`
}

/** The heading of the results: `500+ gigs`, `1 gig for “retail”`. */
export function resultsHeading(total: number, query: string): string {
  return query === '' ? gigCountText(total) : `${gigCountText(total)} for “${query}”`
}

/** `50 of 480 shown`; without the total once more gigs are loaded than the server counts. */
export function shownText(loadedCount: number, total: number): string {
  const isTotalPassed = !isCounted(total) && loadedCount > limits.countedListings
  return `${countFormat.format(loadedCount)}${isTotalPassed ? '' : ` of ${totalText(total)}`} shown`
}
