import { Button, EmptyState, Loading } from '@campus-gigs/ui'
import { messages } from '@/domain'
import type { SelectedJob } from '../selected-job'
import { JobDetail, type JobDetailProps } from './job-detail'

interface DetailPaneProps extends Omit<JobDetailProps, 'job'> {
  selected: SelectedJob
  /** The search has found nothing. */
  isNoneFound: boolean
  /** Ask again for the job of the address. */
  onRetry: () => void
}

/** What the address has open: the job, or why it is not here. */
export function DetailPane({ selected, isNoneFound, onRetry, ...detail }: DetailPaneProps) {
  const toList = <Button onClick={detail.onClose}>See the live gigs</Button>
  switch (selected) {
    case null:
      return isNoneFound ? (
        <EmptyState title={messages.search.noResults} description={messages.search.noneToShow} headingLevel={2} />
      ) : (
        <EmptyState title={messages.search.chooseJob} headingLevel={2} />
      )
    case 'paused':
    case 'filled':
    case 'expired':
    case 'closed':
      return <EmptyState title={messages.apply.over[selected]} action={toList} />
    case 'gone':
      return <EmptyState title={messages.apply.closed} action={toList} />
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
              {toList}
            </span>
          }
        />
      )
    default:
      return <JobDetail key={selected.id} job={selected} {...detail} />
  }
}
