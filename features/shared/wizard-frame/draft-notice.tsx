import { Alert, Button } from '@campus-gigs/ui'
import type { ReactNode } from 'react'

export interface DraftNoticeProps {
  /** The note that the form shows a draft from an earlier visit. */
  children: ReactNode
  /** Discards the draft. */
  onStartOver: () => void
  /** Hides the note. Default: it cannot be hidden. */
  onDismiss?: () => void
}

/** The note above a form that shows a draft from an earlier visit. */
export function DraftNotice({ children, onStartOver, onDismiss }: DraftNoticeProps) {
  return (
    <Alert
      title="Welcome back!"
      {...(onDismiss && { onDismiss })}
      action={
        <Button size="sm" variant="quiet" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
