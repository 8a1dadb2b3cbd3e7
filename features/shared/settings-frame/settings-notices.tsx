import { Alert, Button } from '@campus-gigs/ui'

export interface SettingsNoticesProps {
  /** Whether the form's changes are from an earlier visit. Default false. */
  restored?: boolean
  /** Discards the changes. */
  onStartOver: () => void
  /** Hides the note about the changes. */
  onDismissRestored: () => void
  /** The notice of a conflict with another tab or device; null without one. */
  conflict?: string | null
}

/** The notes above the settings: changes from an earlier visit, or a conflict with another tab or device. */
export function SettingsNotices(props: SettingsNoticesProps) {
  const { restored = false, onStartOver, onDismissRestored, conflict } = props
  return (
    <>
      {restored && (
        <Alert
          title="Welcome back!"
          onDismiss={onDismissRestored}
          action={
            <Button size="sm" onClick={onStartOver}>
              Start over
            </Button>
          }
        >
          Your changes are as you left them, and not saved yet.
        </Alert>
      )}
      {conflict && (
        <Alert
          tone="warning"
          action={
            <Button size="sm" onClick={onStartOver}>
              Start over
            </Button>
          }
        >
          {conflict}
        </Alert>
      )}
    </>
  )
}
