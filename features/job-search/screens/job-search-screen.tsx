import { Alert, Button, cn } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { useRef } from 'react'
import { countFilters, type ListingFilters, type ListingSort } from '@/domain'
import type { Job } from '../job'
import type { MoreJobs } from '../results'
import { jobOf, type SelectedJob } from '../selected-job'
import { DetailPane } from './detail-pane'
import { ActiveFilters, FilterButton } from './filter-controls'
import { cardId } from './job-card'
import { countInWords, JobList } from './job-list'
import { ListEnd } from './list-end'
import { SearchBar } from './search-bar'
import { SortChoice } from './sort-choice'
import { useDetailFocus } from './use-detail-focus'

export interface JobSearchScreenProps {
  /** The open jobs of the search that are here, in order. */
  jobs: readonly Job[]
  /** How many match the search, loaded or not; null until the server answers. */
  total: number | null
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
  /** What the list is filtered by beside the words. */
  filters: ListingFilters
  /** How many gigs the filters being chosen would find; null while that is not known. */
  filterCount: number | null
  /** What the search box suggests. */
  suggestions: readonly string[]
  availability: readonly AvailabilityEntry[]
  /** The student's own suburb; null when it is not known. */
  homeSuburb: string | null
  savedIds: readonly string[]
  viewedIds: readonly string[]
  /** The present instant. */
  now: Date
  /** The first page is loading. */
  loading: boolean
  /** Where an unfinished profile is finished; null when there is nothing to finish (SA-07). */
  finishProfileHref: string | null
  /** Filter by these words; empty to have everything back. */
  onSearch: (query: string) => void
  /** Something was typed into the box and not yet searched for. */
  onType: (text: string) => void
  onSort: (sort: ListingSort) => void
  /** Filter by these; none to clear them. */
  onFilter: (filters: ListingFilters) => void
  /** Other filters were chosen and not yet applied: count them. */
  onCountFilters: (filters: ListingFilters) => void
  /** Load the next page, or retry the one that failed. */
  onMore: () => void
  onOpen: (jobId: string) => void
  onClose: () => void
  /** Retry loading the job of the address. */
  onRetryOpen: () => void
  onSave: (jobId: string) => void
  onApply: (jobId: string) => void
}

const cardOf = (jobId: string) => document.getElementById(cardId(jobId)) ?? document.getElementById('job-list')

/** The student's job search: the list left, the chosen job right; a phone shows one of the two. */
export function JobSearchScreen(props: JobSearchScreenProps) {
  const { jobs, total, more, selected, selectedId, query, sort, suggestions, loading, finishProfileHref } = props
  const { availability, homeSuburb, savedIds, viewedIds, now, onSearch, onType, onSort, onMore } = props
  const { onOpen, onClose, onRetryOpen, onSave, onApply, filters, filterCount, onFilter, onCountFilters } = props
  const isFiltered = query !== '' || countFilters(filters) > 0
  const job = jobOf(selected)
  const title = useRef<HTMLHeadingElement>(null)
  const rememberOrigin = useDetailFocus(selectedId, title, cardOf)

  function handleOpen(jobId: string): void {
    rememberOrigin(jobId)
    onOpen(jobId)
  }
  // Without an answer, an empty list does not mean that nothing matches.
  const isKnown = jobs.length > 0 || more !== 'failed'
  const listInSight = cn(selected && 'max-lg:hidden')

  return (
    <main id="main" className="page pb-10">
      <header className={cn('pt-4 pb-3 lg:pt-10 lg:pb-6', listInSight)}>
        <h1 className="page-heading">Find a gig that fits your week</h1>
        <div className="mt-3 flex items-end gap-2 sm:gap-3 lg:mt-5">
          <SearchBar query={query} suggestions={suggestions} onType={onType} onSearch={onSearch} />
          <FilterButton
            filters={filters}
            count={filterCount}
            homeSuburb={homeSuburb}
            onCount={onCountFilters}
            onApply={onFilter}
          />
        </div>
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
          Your week is empty. Add when you're free to see how each gig fits.
        </Alert>
      )}
      <div className="lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
        {/* WindowedList anchors its own scroll position. */}
        <section aria-labelledby="job-list" className={cn('[overflow-anchor:none]', listInSight)}>
          <div className="mb-3 flex items-center justify-between gap-3">
            <h2
              id="job-list"
              tabIndex={-1}
              aria-live="polite"
              className="font-semibold font-text text-ink-muted text-sm tracking-normal outline-none"
            >
              {loading || !isKnown || total === null ? 'Gigs' : countInWords(total, query)}
            </h2>
            <SortChoice sort={sort} homeSuburb={homeSuburb} onSort={onSort} />
          </div>
          <ActiveFilters filters={filters} onApply={onFilter} />
          {isKnown && (
            <JobList
              jobs={jobs}
              total={total ?? jobs.length}
              isFiltered={isFiltered}
              loading={loading}
              selectedId={selectedId}
              {...{ availability, homeSuburb, savedIds, viewedIds, now, onOpen: handleOpen, onSave }}
            />
          )}
          {!loading && <ListEnd more={more} shown={jobs.length} total={total ?? jobs.length} onMore={onMore} />}
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
            isNoneFound={!loading && isKnown && jobs.length === 0 && isFiltered}
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
