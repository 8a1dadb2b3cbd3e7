import { Button, EmptyState, Loading } from '@campus-gigs/ui'
import { messages } from '@/domain'
import type { SelectedJob } from '../job'
import { JobDetail, type JobDetailProps } from './job-detail'

interface DetailPaneProps extends Omit<JobDetailProps, 'job'> {
  selected: SelectedJob
  /** Whether the search matches no listing. */
  hasNoResults: boolean
  /** Retries loading the listing in the address. */
  onRetry: () => void
}

/** The listing in the address, or the reason why it is not shown. */
export function DetailPane({ selected, hasNoResults, onRetry, ...detail }: DetailPaneProps) {
  const backToList = <Button onClick={detail.onClose}>See the live gigs</Button>
  switch (selected) {
    case null:
      return hasNoResults ? (
        <EmptyState title={messages.search.noResults} description={messages.search.noneToShow} headingLevel={2} />
      ) : (
        <EmptyState title={messages.search.chooseJob} headingLevel={2} />
      )
    case 'paused':
    case 'filled':
    case 'expired':
    case 'closed':
    case 'waiting':
    case 'hidden':
      return <EmptyState title={messages.apply.over[selected]} action={backToList} />
    case 'gone':
      return <EmptyState title={messages.apply.closed} action={backToList} />
    case 'loading':
      return <Loading label="Fetching the gig" />
    case 'failed':
      return (
        <EmptyState
          title={messages.search.jobFailed}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <Button variant="brand" onClick={onRetry}>
                Retry
              </Button>
              {backToList}
            </span>
          }
        />
      )
    default:
      return <JobDetail key={selected.id} job={selected} {...detail} />
  }
}
