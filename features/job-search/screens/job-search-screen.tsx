import { Alert, Button, cn, WeekMotif } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { useRef } from 'react'
import type { ListingSort } from '@/domain'
import type { Job } from '../job'
import type { MoreJobs } from '../results'
import { jobOf, type SelectedJob } from '../selected-job'
import { DetailPane } from './detail-pane'
import { cardId } from './job-card'
import { countInWords, JobList } from './job-list'
import { ListEnd } from './list-end'
import { SearchBar } from './search-bar'
import { SortChoice } from './sort-choice'
import { useFocusFollows } from './use-focus-follows'

export interface JobSearchScreenProps {
  /** The open jobs of the search that are here, in order. */
  jobs: readonly Job[]
  /** How many match the search, here or still to come. */
  total: number
  /** Whether more follow. */
  more: MoreJobs
  /** What the address has open. */
  selected: SelectedJob
  /** The id in the address, whatever it leads to. */
  selectedId: string | null
  /** What the list is filtered by; empty for everything. */
  query: string
  /** What the list is ordered by. */
  sort: ListingSort
  /** Distinct titles and keywords of all open jobs. */
  suggestions: readonly string[]
  availability: readonly AvailabilityEntry[]
  /** The student's own suburb; null when it is not known. */
  homeSuburb: string | null
  savedIds: readonly string[]
  viewedIds: readonly string[]
  /** The present instant. */
  now: Date
  /** The jobs are on their way for the first time. */
  loading: boolean
  /** Where an unfinished profile is finished; null when there is nothing to finish (SA-07). */
  finishProfileHref: string | null
  /** Filter by these words; empty to have everything back. */
  onSearch: (query: string) => void
  /** Something was typed into the box and not yet searched for. */
  onType: (text: string) => void
  onSort: (sort: ListingSort) => void
  /** Fetch the next page, or try again the one that did not come. */
  onMore: () => void
  onOpen: (jobId: string) => void
  onClose: () => void
  /** Ask again for the job of the address. */
  onRetryOpen: () => void
  onSave: (jobId: string) => void
  onApply: (jobId: string) => void
}

const cardOf = (jobId: string) => document.getElementById(cardId(jobId)) ?? document.getElementById('job-list')

/** The student's job search: the list left, the chosen job right; a phone shows one of the two. */
export function JobSearchScreen(props: JobSearchScreenProps) {
  const { jobs, total, more, selected, selectedId, query, sort, suggestions, loading, finishProfileHref } = props
  const { availability, homeSuburb, savedIds, viewedIds, now, onSearch, onType, onSort, onMore } = props
  const { onOpen, onClose, onRetryOpen, onSave, onApply } = props
  const job = jobOf(selected)
  const title = useRef<HTMLHeadingElement>(null)
  useFocusFollows(selectedId, title, cardOf)
  // Without an answer nobody can tell that nothing matches.
  const isKnown = jobs.length > 0 || more !== 'failed'
  const listInSight = cn(selected && 'max-lg:hidden')

  return (
    <main id="main" className="page pb-10">
      <header className={cn('flex items-end gap-8 pt-6 pb-6 lg:pt-10', listInSight)}>
        <div className="min-w-0 flex-1">
          <h1 className="page-heading">Find a gig that fits your week</h1>
          <div className="mt-5">
            <SearchBar query={query} suggestions={suggestions} onType={onType} onSearch={onSearch} />
          </div>
        </div>
        <WeekMotif size={168} className="max-lg:hidden" />
      </header>
      {finishProfileHref && (
        <Alert
          tone="warning"
          className={cn('mb-6', listInSight)}
          action={
            <Button size="sm" asChild>
              <a href={finishProfileHref}>Finish your availability</a>
            </Button>
          }
        >
          Your week is still empty, so nobody can tell yet how well a gig fits it.
        </Alert>
      )}
      <div className="lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
        {/* The list itself holds in place what is read. */}
        <section aria-labelledby="job-list" className={cn('[overflow-anchor:none]', listInSight)}>
          <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
            <h2
              id="job-list"
              tabIndex={-1}
              aria-live="polite"
              className="font-semibold font-text text-ink-muted text-sm tracking-normal outline-none"
            >
              {loading || !isKnown ? 'Gigs' : countInWords(total, query)}
            </h2>
            <SortChoice sort={sort} homeSuburb={homeSuburb} onSort={onSort} />
          </div>
          {isKnown && (
            <JobList
              jobs={jobs}
              total={total}
              query={query}
              loading={loading}
              selectedId={selectedId}
              {...{ availability, homeSuburb, savedIds, viewedIds, now, onOpen, onSave }}
            />
          )}
          {!loading && <ListEnd more={more} shown={jobs.length} total={total} onMore={onMore} />}
        </section>
        <section
          // Another job is read from its start.
          key={selectedId}
          aria-label="Job details"
          className={cn(
            'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
            'lg:rounded-xl lg:border lg:border-line lg:bg-raised lg:shadow-card',
            selected ? 'max-lg:-mx-4 max-lg:sm:-mx-6 max-lg:bg-raised' : 'max-lg:hidden',
          )}
        >
          <DetailPane
            selected={selected}
            saved={job !== null && savedIds.includes(job.id)}
            titleRef={title}
            onRetry={onRetryOpen}
            {...{ availability, homeSuburb, now, onSave, onApply, onClose }}
          />
        </section>
      </div>
    </main>
  )
}
