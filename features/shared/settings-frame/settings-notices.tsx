import { Alert, Button } from '@campus-gigs/ui'

/** The notices' own words. */
export interface SettingsLabels {
  /** Above the note about an earlier visit's changes. Default `Welcome back!`. */
  restoredTitle: string
  /** That note. Default `Your changes are as you left them, and not saved yet.` */
  restored: string
  /** Takes those changes back. Default `Start over`. */
  startOver: string
  /** Sends the same once more. Default `Retry`. */
  retry: string
}

const defaultLabels: SettingsLabels = {
  restoredTitle: 'Welcome back!',
  restored: 'Your changes are as you left them, and not saved yet.',
  startOver: 'Start over',
  retry: 'Retry',
}

export interface SettingsNoticesProps {
  /** The changes in the form are those of an earlier visit. Default false. */
  restored?: boolean
  /** Takes them back. */
  onStartOver: () => void
  /** Hides the note about them. */
  onDismissRestored: () => void
  /** That something else was saved elsewhere meanwhile, in words; null when nothing was. */
  overtaken?: string | null
  /** Why the last save did not succeed. */
  failure?: SaveFailureNotice | null
  /** Sends the same once more. */
  onRetry: () => void
  /** Other words. */
  labels?: Partial<SettingsLabels>
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
  const { restored = false, onStartOver, onDismissRestored, overtaken, failure, onRetry, labels } = props
  const words = { ...defaultLabels, ...labels }
  return (
    <>
      {restored && (
        <Alert
          title={words.restoredTitle}
          onDismiss={onDismissRestored}
          action={
            <Button size="sm" onClick={onStartOver}>
              {words.startOver}
            </Button>
          }
        >
          {words.restored}
        </Alert>
      )}
      {overtaken && (
        <Alert
          tone="warning"
          action={
            <Button size="sm" onClick={onStartOver}>
              {words.startOver}
            </Button>
          }
        >
          {overtaken}
        </Alert>
      )}
      {failure && (
        <Alert
          tone="danger"
          title={failure.title}
          action={
            <Button size="sm" data-retry="" onClick={onRetry}>
              {words.retry}
            </Button>
          }
        >
          {failure.message}
        </Alert>
      )}
    </>
  )
}
