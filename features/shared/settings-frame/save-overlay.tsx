import { Button, Card, Loading, ProgressBar } from '@campus-gigs/ui'

export interface SaveOverlayProps {
  /** What is being done. */
  label: string
  /** Share of a file sent so far, 0 to 100; without one there is no bar. */
  progress?: number | null
  /** Stops it; shows Cancel. */
  onCancel?: (() => void) | undefined
  /** Names the bar. Default `File sent`. */
  progressLabel?: string
  /** The word that stops it. Default `Cancel`. */
  cancelLabel?: string
}

/** Lies over the whole window while a form is being saved. */
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
