import { Alert, Button, cn, EmptyState, WeekMotif } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { useRef } from 'react'
import { messages } from '@/contract'
import type { Job } from '../job'
import { cardId } from './job-card'
import { JobDetail } from './job-detail'
import { countInWords, JobList } from './job-list'
import { SearchBar } from './search-bar'
import { useFocusFollows } from './use-focus-follows'

export interface JobSearchScreenProps {
  /** The open jobs the search has left, newest first. */
  jobs: readonly Job[]
  /** The chosen job; `gone` when its address leads to one that takes no applications any more. */
  selected: Job | 'gone' | null
  /** The id in the address, whatever it leads to. */
  selectedId: string | null
  /** What the list is filtered by; empty for everything. */
  query: string
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
  onOpen: (jobId: string) => void
  onClose: () => void
  onSave: (jobId: string) => void
  onApply: (jobId: string) => void
}

const cardOf = (jobId: string) => document.getElementById(cardId(jobId)) ?? document.getElementById('job-list')

/** The student's job search: the list left, the chosen job right; a phone shows one of the two. */
export function JobSearchScreen(props: JobSearchScreenProps) {
  const { jobs, selected, selectedId, query, suggestions, loading, finishProfileHref } = props
  const { availability, homeSuburb, savedIds, viewedIds, now, onSearch, onOpen, onClose, onSave, onApply } = props
  const title = useRef<HTMLHeadingElement>(null)
  useFocusFollows(selectedId, title, cardOf)
  const listInSight = cn(selected && 'max-lg:hidden')

  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 pb-10 sm:px-6">
      <header className={cn('flex items-end gap-8 pt-6 pb-6 lg:pt-10', listInSight)}>
        <div className="min-w-0 flex-1">
          <h1 className="font-display text-3xl lg:text-4xl">Find a gig that fits your week</h1>
          <div className="mt-5">
            <SearchBar query={query} suggestions={suggestions} onSearch={onSearch} />
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
        <section aria-labelledby="job-list" className={listInSight}>
          <h2
            id="job-list"
            tabIndex={-1}
            aria-live="polite"
            className="mb-3 font-semibold font-text text-ink-muted text-sm tracking-normal outline-none"
          >
            {loading ? 'Gigs' : countInWords(jobs.length, query)}
          </h2>
          <JobList
            jobs={jobs}
            query={query}
            loading={loading}
            selectedId={selectedId}
            {...{ availability, homeSuburb, savedIds, viewedIds, now, onOpen, onSave }}
          />
        </section>
        <section
          aria-label="Job details"
          className={cn(
            'lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto',
            'lg:rounded-xl lg:border lg:border-line lg:bg-raised lg:shadow-card',
            selected ? 'max-lg:-mx-4 max-lg:sm:-mx-6 max-lg:bg-raised' : 'max-lg:hidden',
          )}
        >
          {selected === null && <EmptyState title={messages.search.chooseJob} headingLevel={2} />}
          {selected === 'gone' && (
            <EmptyState title={messages.apply.closed} action={<Button onClick={onClose}>See the live gigs</Button>} />
          )}
          {selected !== null && selected !== 'gone' && (
            <JobDetail
              key={selected.id}
              job={selected}
              saved={savedIds.includes(selected.id)}
              titleRef={title}
              {...{ availability, homeSuburb, now, onSave, onApply, onClose }}
            />
          )}
        </section>
      </div>
    </main>
  )
}
