import { Alert, Button } from '@campus-gigs/ui'

export interface DraftNoticeProps {
  /** The note that the form shows a draft from an earlier visit; false hides the note. */
  resumed: string | false
  /** Discards the draft. */
  onStartOver: () => void
  /** Hides the note. Default: it cannot be hidden. */
  onDismiss?: () => void
}

/** The note above a form that shows a draft from an earlier visit. */
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
