import { Alert } from '../alert/alert'
import { Button } from '../button/button'

export interface SettingsNoticesProps {
  /** The changes in the form are those of an earlier visit. Default false. */
  restored?: boolean
  /** Takes them back. */
  onStartOver: () => void
  /** Hides the note about them. */
  onDismissRestored: () => void
  /** Why the last save did not succeed. */
  failure?: SaveFailureNotice | null
  /** Sends the same once more. */
  onRetry: () => void
}

/** A save that did not succeed, in words. */
export interface SaveFailureNotice {
  /** That it did not, and that nothing is lost. */
  title: string
  /** Why. */
  message: string
}

/** What stands above the settings: changes kept from an earlier visit, and why a save did not succeed. */
export function SettingsNotices(props: SettingsNoticesProps) {
  const { restored = false, onStartOver, onDismissRestored, failure, onRetry } = props
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
      {failure && (
        <Alert
          tone="danger"
          title={failure.title}
          action={
            <Button size="sm" data-retry="" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          {failure.message}
        </Alert>
      )}
    </>
  )
}
