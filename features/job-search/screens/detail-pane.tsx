import { afterPaint, Button, EmptyState, Loading } from '@campus-gigs/ui'
import type { ComponentType, ReactNode } from 'react'
import { messages } from '@/domain'
import { RetryAlert, useFocusHandover, useLazyModule } from '@/features/shared'
import type { SelectedJob } from '../job'
import type { JobDetailProps } from './job-detail'

const loadDetail = () => import('./job-detail')

/** Loads the code of the detail before a listing is selected, such as when the pointer reaches the list. */
export function preloadDetail(): void {
  // A touch enters the list and presses a card at once, so the press is painted first. A failed load is repeated when a
  // listing is selected.
  afterPaint(() => void loadDetail().catch(() => undefined))
}

/** The code of the detail, loaded once a listing is selected, and its failure to load. */
export const useDetailModule = (isSelected: boolean) => useLazyModule(loadDetail, isSelected, isSelected)

/**
 * Reloads the page: after a release, the server no longer has the code of the loaded page. Does nothing while offline,
 * when a reload would show the browser's error page; `useLazyModule` retries by itself.
 */
function reloadPage(): void {
  if (navigator.onLine) window.location.reload()
}

export interface DetailPaneProps extends Omit<JobDetailProps, 'job' | 'missingDetail'> {
  selected: SelectedJob
  /** Shows a listing; undefined before its code has loaded. */
  JobDetail: ComponentType<JobDetailProps> | undefined
  /** Whether that code did not load. */
  hasCodeFailed: boolean
  /** What to try when the search matches no listing; null when it matches some, and without a search. */
  noResultsText: string | null
  /** Whether the listing's detail could not be loaded. Default false. */
  hasDetailFailed?: boolean
  /** Whether the selected listing is being loaded again after a failure. Default false. */
  isRetrying?: boolean
  /** Retries loading the selected listing. */
  onRetry: () => void
}

/** The selected listing, or the reason why it is not shown. */
export function DetailPane(props: DetailPaneProps) {
  const { selected, JobDetail, hasCodeFailed, noResultsText, hasDetailFailed, ...others } = props
  const { isRetrying = false, onRetry, ...jobDetailProps } = others
  const loading = <Loading label="Fetching the gig" />
  const backToList = <Button onClick={jobDetailProps.onClose}>See the live gigs</Button>
  const retryFailed = selected.state === 'failed' ? onRetry : reloadPage
  const failed = <FailedDetail isRetrying={isRetrying} backToList={backToList} onRetry={retryFailed} />
  switch (selected.state) {
    case 'none':
      return noResultsText ? (
        <EmptyState title={messages.search.noResults} description={noResultsText} headingLevel={2} />
      ) : (
        <EmptyState title={messages.search.chooseJob} headingLevel={2} />
      )
    case 'unavailable': {
      const status = selected.reason === 'gone' ? 'closed' : selected.reason
      return <EmptyState title={messages.listing.closedReasons[status]} action={backToList} />
    }
    case 'loading':
      return loading
    case 'failed':
      return failed
    case 'available':
      if (!JobDetail) return hasCodeFailed ? failed : loading
      return (
        <JobDetail
          key={selected.job.id}
          job={selected.job}
          missingDetail={
            hasDetailFailed ? (
              <RetryAlert tone="warning" onRetry={onRetry} retrying={isRetrying}>
                {messages.search.detailFailed}
              </RetryAlert>
            ) : (
              // Fades in after 300 ms, so that a fast answer shows no loading state.
              <Loading label="Fetching the rest" className="starting:opacity-0 transition-opacity delay-300" />
            )
          }
          {...jobDetailProps}
        />
      )
  }
}

interface FailedDetailProps {
  isRetrying: boolean
  onRetry: () => void
  backToList: ReactNode
}

/** A listing that could not be loaded. The pane takes the focus from Retry when a retry succeeds. */
function FailedDetail({ isRetrying, onRetry, backToList }: FailedDetailProps) {
  const actions = useFocusHandover<HTMLSpanElement>((element) => {
    const pane = element.closest('section')
    return () => pane?.focus({ preventScroll: true })
  })
  return (
    <EmptyState
      title={messages.search.jobFailed}
      action={
        <span ref={actions} className="flex flex-wrap justify-center gap-3">
          <Button variant="brand" busy={isRetrying} onClick={onRetry}>
            Retry
          </Button>
          {backToList}
        </span>
      }
    />
  )
}
