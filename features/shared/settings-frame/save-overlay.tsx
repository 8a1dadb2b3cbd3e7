import { Button, Card, Loading, ProgressBar } from '@campus-gigs/ui'

export interface SaveOverlayProps {
  /** The text for the pending action. */
  label: string
  /** Percent of a file sent. Default: no progress bar. */
  progress?: number | null
  /** Cancels the action. Default: no Cancel button. */
  onCancel?: (() => void) | undefined
  /** The accessible name of the progress bar. Default `File sent`. */
  progressLabel?: string
  /** The label of the Cancel button. Default `Cancel`. */
  cancelLabel?: string
}

/** Covers the window while a form is being saved. */
export function SaveOverlay(props: SaveOverlayProps) {
  const { label, progress, onCancel, progressLabel = 'File sent', cancelLabel = 'Cancel' } = props
  return (
    <div data-save-overlay="" className="fixed inset-0 z-40 grid animate-fade-in place-items-center bg-scrim p-4">
      <Card padding="lg" className="w-full max-w-xs shadow-lifted">
        <Loading label={label} className="py-2" />
        {typeof progress === 'number' && (
          <ProgressBar label={progressLabel} value={progress} showValue className="mt-4" />
        )}
        {onCancel && (
          <Button size="sm" fullWidth className="mt-4" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
      </Card>
    </div>
  )
}
