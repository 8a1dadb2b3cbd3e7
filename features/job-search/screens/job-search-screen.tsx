import { Alert, Button, cn, VisuallyHidden } from '@campus-gigs/ui'
import { memo, useCallback, useRef } from 'react'
import { countFilters, type ListingFilters, messages } from '@/domain'
import type { SelectedJob } from '../job'
import type { NextPageState } from '../search'
import { DetailPane, type DetailPaneProps, preloadDetail, useDetailModule } from './detail-pane'
import { ActiveFilters, FilterButton } from './filter-controls'
import { cardId } from './job-card'
import type { JobDetailProps } from './job-detail'
import { JobList, type JobListProps, resultsHeading } from './job-list'
import { ListEnd } from './list-end'
import { SearchBar, type SearchBarProps } from './search-bar'
import { SortChoice, type SortChoiceProps } from './sort-choice'
import { useDetailFocus } from './use-detail-focus'
import { useFocusOnReplacement } from './use-focus-on-replacement'

export interface JobSearchScreenProps
  extends Omit<JobListProps, 'total' | 'noResultsText'>,
    Pick<JobDetailProps, 'isApplying' | 'onApply' | 'onWithdraw' | 'onReport' | 'onClose'>,
    SearchBarProps,
    SortChoiceProps {
  /** The number of matching listings, loaded or not; null until the server answers. */
  total: number | null
  nextPage: NextPageState
  /** The state of the selected listing. */
  selected: SelectedJob
  /** The listing that was pressed last, whose card looks selected before the listing opens. Default: `selectedId`. */
  pressedId?: string | null
  /** Whether the detail of `selected` could not be loaded. Default false. */
  hasDetailFailed?: boolean
  /** Whether the selected listing is being loaded again after a failure. Default false. */
  isRetryingSelected?: boolean
  /** The latest change of the selected listing, in words, which is announced; empty for none. */
  changeNotice: string
  filters: ListingFilters
  /** The number of listings that the filters chosen in the drawer match; null until it is known. */
  filterCount: number | null
  /** The address where the student finishes their profile; null when it is complete (SA-07). */
  finishProfileHref: string | null
  /** Called with the filters to apply; an empty object clears them. */
  onFilter: (filters: ListingFilters) => void
  /** Called with the filters chosen in the drawer, to count their matches. */
  onCountFilters: (filters: ListingFilters) => void
  /** Loads the next page, or retries it after a failure. */
  onMore: () => void
  /** Retries loading the selected listing. */
  onRetrySelected: () => void
}

/** The element that gets the focus when a listing is closed: its card, else the results' heading. */
const cardOrHeading = (jobId: string) => document.getElementById(cardId(jobId)) ?? document.getElementById('job-list')

/** The student's job search: the list on the left, one listing on the right; phones show one of the two. */
export function JobSearchScreen(props: JobSearchScreenProps) {
  const { selected, selectedId, changeNotice, finishProfileHref, onSelect } = props
  const { module: detail, failure: codeFailure } = useDetailModule(selectedId !== null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const rememberOrigin = useDetailFocus(selectedId, titleRef, cardOrHeading, detail !== null)
  /** The class of everything but the listing: a phone shows one of the two. */
  const listClass = selected.state === 'none' ? '' : 'max-lg:hidden'

  // The same function in each render, so that only the cards that changed render again.
  const handleSelect = useCallback(
    (jobId: string) => {
      rememberOrigin(jobId)
      onSelect(jobId)
    },
    [rememberOrigin, onSelect],
  )

  return (
    <main id="main" className="page pb-10">
      <VisuallyHidden role="status">{changeNotice}</VisuallyHidden>
      <SearchHeader
        className={listClass}
        query={props.query}
        suggestions={props.suggestions}
        filters={props.filters}
        filterCount={props.filterCount}
        homeSuburb={props.homeSuburb}
        onType={props.onType}
        onSearch={props.onSearch}
        onCountFilters={props.onCountFilters}
        onFilter={props.onFilter}
      />
      {finishProfileHref && <UnfinishedProfileAlert href={finishProfileHref} className={listClass} />}
      <div className="lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
        <Results {...props} onSelect={handleSelect} className={listClass} />
        <SelectedJobPane
          {...props}
          JobDetail={detail?.JobDetail}
          hasCodeFailed={codeFailure !== null}
          titleRef={titleRef}
        />
      </div>
    </main>
  )
}

type SelectedJobPaneProps = JobSearchScreenProps & Pick<DetailPaneProps, 'JobDetail' | 'hasCodeFailed' | 'titleRef'>

/** The pane of the selected listing, with its latest change. */
function SelectedJobPane(props: SelectedJobPaneProps) {
  const { jobs, loading, selected, selectedId, savedIds, changeNotice, JobDetail } = props
  /** The listing that the pane shows; null for none, and while its code is loading. */
  const job = JobDetail && selected.state === 'available' ? selected.job : null
  const paneRef = useRef<HTMLElement>(null)
  useFocusOnReplacement(paneRef, selectedId, job === null)
  const hasNoResults = !loading && jobs.length === 0 && !hasFirstPageFailed(props)
  return (
    <section
      // A new element starts at the top of its scroll range.
      key={selectedId}
      ref={paneRef}
      tabIndex={-1}
      aria-label="Job details"
      className={cn(
        'outline-none lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
        'lg:rounded-xl lg:border lg:border-line lg:bg-raised lg:shadow-card',
        selected.state === 'none' ? 'max-lg:hidden' : 'max-lg:-mx-4 max-lg:sm:-mx-6',
        // Without a listing the pane is short, and its tone would end in the middle of a phone's page.
        job && 'max-lg:bg-raised',
      )}
    >
      {job && changeNotice && <p className="bg-action-soft px-4 py-2 text-sm sm:px-6">{changeNotice}</p>}
      <DetailPane
        {...props}
        noResultsText={hasNoResults ? noResultsText(props, messages.search.noneToShow) : null}
        saved={job !== null && savedIds.includes(job.id)}
        isRetrying={props.isRetryingSelected}
        onRetry={props.onRetrySelected}
      />
    </section>
  )
}

/** Whether the list is empty because its first page failed to load. */
function hasFirstPageFailed({ jobs, nextPage }: Pick<JobSearchScreenProps, 'jobs' | 'nextPage'>): boolean {
  return jobs.length === 0 && (nextPage === 'failed' || nextPage === 'retrying')
}

/** What to try when nothing matches: `textForWords` after a search for words; null without words and filters. */
function noResultsText(
  { query, filters }: Pick<JobSearchScreenProps, 'query' | 'filters'>,
  textForWords: string,
): string | null {
  if (query !== '') return textForWords
  return countFilters(filters) > 0 ? messages.search.fewerFilters : null
}

interface SearchHeaderProps
  extends SearchBarProps,
    Pick<JobSearchScreenProps, 'filters' | 'filterCount' | 'homeSuburb' | 'onCountFilters' | 'onFilter'> {
  className: string
}

/** Memoised, so that saving a listing does not render the search box and its options. */
const SearchHeader = memo(function SearchHeader(props: SearchHeaderProps) {
  const { query, suggestions, onType, onSearch, filters, filterCount, homeSuburb, className } = props
  return (
    <header className={cn('pt-1 pb-1.5 sm:pt-4 sm:pb-3 lg:pt-10 lg:pb-6', className)}>
      <h1 className="page-heading">Gigs that fit your week</h1>
      <div className="mt-1.5 flex flex-wrap items-end gap-2 sm:mt-3 sm:gap-3 lg:mt-5">
        <SearchBar query={query} suggestions={suggestions} onType={onType} onSearch={onSearch} />
        <FilterButton
          filters={filters}
          homeSuburb={homeSuburb}
          count={filterCount}
          onCount={props.onCountFilters}
          onApply={props.onFilter}
        />
      </div>
    </header>
  )
})

function UnfinishedProfileAlert({ href, className }: { href: string; className: string }) {
  return (
    <Alert
      tone="warning"
      className={cn('mb-6', className)}
      action={
        <Button size="sm" asChild>
          <a href={href}>Finish your availability</a>
        </Button>
      }
    >
      Your week is empty. Add when you're free to see how each gig fits.
    </Alert>
  )
}

/** The list of results with its heading, order, set filters and next page. */
function Results(props: JobSearchScreenProps & { className: string }) {
  const { jobs, total, nextPage, query, sort, filters, loading, homeSuburb, homeCentre, className } = props
  const { selectedId, pressedId = selectedId, availability, savedIds, viewedIds, now } = props
  const hasList = !hasFirstPageFailed(props)
  return (
    // WindowedList anchors its own scroll position.
    <section
      aria-labelledby="job-list"
      onPointerEnter={preloadDetail}
      onFocus={preloadDetail}
      className={cn('[overflow-anchor:none]', className)}
    >
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3 sm:mb-3">
        <h2
          id="job-list"
          tabIndex={-1}
          aria-live="polite"
          className="min-w-0 flex-1 basis-18 font-semibold font-text text-ink-muted text-sm tracking-normal outline-none"
        >
          {loading || !hasList || total === null ? 'Gigs' : resultsHeading(total, query)}
        </h2>
        <SortChoice sort={sort} homeSuburb={homeSuburb} onSort={props.onSort} />
      </div>
      <ActiveFilters filters={filters} onApply={props.onFilter} />
      {hasList && (
        <JobList
          total={total ?? jobs.length}
          noResultsText={noResultsText(props, messages.search.adjustKeywords)}
          selectedId={pressedId}
          jobs={jobs}
          loading={loading}
          availability={availability}
          homeCentre={homeCentre}
          savedIds={savedIds}
          viewedIds={viewedIds}
          now={now}
          onSelect={props.onSelect}
          onApproach={props.onApproach}
          onSave={props.onSave}
        />
      )}
      {!loading && (
        <ListEnd state={nextPage} loadedCount={jobs.length} total={total ?? jobs.length} onMore={props.onMore} />
      )}
    </section>
  )
}
