import { Alert, Button } from '@campus-gigs/ui'

export interface DraftNoticeProps {
  /** That the form stands as an earlier visit left it, in words; false when it does not. */
  resumed: string | false
  /** Forgets what the earlier visit left. */
  onStartOver: () => void
  /** Hides the note. Default: it can not be hidden. */
  onDismiss?: () => void
}

/** Stands above a form that was begun on an earlier visit. */
export function DraftNotice({ resumed, onStartOver, onDismiss }: DraftNoticeProps) {
  if (resumed === false) return null
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
      {resumed}
    </Alert>
  )
}
