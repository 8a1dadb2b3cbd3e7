import { Button, Card, Loading, ProgressBar } from '@campus-gigs/ui'

export interface SaveOverlayProps {
  /** The text for the pending action. */
  label: string
  /** Percent of a file sent. Default: no progress bar. */
  progress?: number | null
  /** Cancels the action. Default: no Cancel button. */
  onCancel?: (() => void) | undefined
}

/** Covers the window while a form is being saved. */
export function SaveOverlay({ label, progress, onCancel }: SaveOverlayProps) {
  return (
    <div data-save-overlay="" className="fixed inset-0 z-40 grid animate-fade-in place-items-center bg-scrim p-4">
      <Card padding="lg" className="w-full max-w-xs shadow-lifted">
        <Loading label={label} className="py-2" />
        {typeof progress === 'number' && <ProgressBar label="File sent" value={progress} showValue className="mt-4" />}
        {onCancel && (
          <Button size="sm" fullWidth className="mt-4" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Card>
    </div>
  )
}
