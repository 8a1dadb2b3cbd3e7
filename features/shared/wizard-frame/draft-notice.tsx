import { Alert, Button } from '@campus-gigs/ui'
import type { ReactNode } from 'react'
import { focusPage, useFocusHandover } from '../page-focus'

export interface DraftNoticeProps {
  /** The note that the form shows a draft from an earlier visit. */
  children: ReactNode
  /** Discards the draft. */
  onStartOver: () => void
  /** Hides the note. Default: it cannot be hidden. */
  onDismiss?: () => void
}

/**
 * The note above a form that shows a draft from an earlier visit. When its button removes it, the page's heading takes the
 * focus.
 */
export function DraftNotice({ children, onStartOver, onDismiss }: DraftNoticeProps) {
  return (
    <Alert
      ref={useFocusHandover<HTMLDivElement>(() => focusPage)}
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
