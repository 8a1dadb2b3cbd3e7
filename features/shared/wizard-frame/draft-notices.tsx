import { Alert, Button } from '@campus-gigs/ui'
import type { ReactNode } from 'react'

/** The notices' own words. */
export interface DraftNoticesLabels {
  /** Above the note about what was kept. */
  resumedTitle: string
  /** Takes back what was kept. */
  startOver: string
  /** Sends the same once more. */
  retry: string
}

const draftNoticesLabels: DraftNoticesLabels = {
  resumedTitle: 'Welcome back!',
  startOver: 'Start over',
  retry: 'Retry',
}

export interface DraftNoticesProps {
  /** That the form stands as an earlier visit left it, in words; null when it does not. */
  resumed: ReactNode
  /** Forgets what an earlier visit left. */
  onStartOver: () => void
  /** Why the form has not been taken, in words; null when it has, or was not sent. */
  failure: ReactNode
  /** Sends the same once more. Default: that is not offered. */
  onRetry?: (() => void) | undefined
  /** The next try is under way. Default false. */
  retrying?: boolean
  /** Other words. */
  labels?: Partial<DraftNoticesLabels>
}

/** What stands above a form that keeps what is typed: that it did, and why the last try to send it did not succeed. */
export function DraftNotices(props: DraftNoticesProps) {
  const { resumed, onStartOver, failure, onRetry, retrying = false, labels: ownLabels } = props
  const labels = { ...draftNoticesLabels, ...ownLabels }
  return (
    <>
      {resumed && (
        <Alert
          title={labels.resumedTitle}
          action={
            <Button size="sm" variant="quiet" onClick={onStartOver}>
              {labels.startOver}
            </Button>
          }
        >
          {resumed}
        </Alert>
      )}
      {failure && (
        <Alert tone="danger" labels={{ retry: labels.retry }} retrying={retrying} {...(onRetry && { onRetry })}>
          {failure}
        </Alert>
      )}
    </>
  )
}
