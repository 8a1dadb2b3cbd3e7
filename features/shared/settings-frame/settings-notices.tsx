import { Alert, Button } from '@campus-gigs/ui'

export interface SettingsNoticesProps {
  /** The changes in the form are those of an earlier visit. Default false. */
  restored?: boolean
  /** Takes them back. */
  onStartOver: () => void
  /** Hides the note about them. */
  onDismissRestored: () => void
  /** That something else was saved elsewhere meanwhile, in words; null when nothing was. */
  overtaken?: string | null
}

/** Stands above the settings: changes kept from an earlier visit, or overtaken by another tab or device. */
export function SettingsNotices(props: SettingsNoticesProps) {
  const { restored = false, onStartOver, onDismissRestored, overtaken } = props
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
      {overtaken && (
        <Alert
          tone="warning"
          action={
            <Button size="sm" onClick={onStartOver}>
              Start over
            </Button>
          }
        >
          {overtaken}
        </Alert>
      )}
    </>
  )
}
