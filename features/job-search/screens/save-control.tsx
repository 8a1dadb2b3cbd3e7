import { Button, cn, VisuallyHidden } from '@campus-gigs/ui'
import { Bookmark } from 'lucide-react'

interface SaveControlProps {
  jobTitle: string
  saved: boolean
  onSave: () => void
  className?: string
}

/** The button that saves a listing. A saved listing can be removed on the Saved tab only (JS-09). */
export function SaveControl({ jobTitle, saved, onSave, className }: SaveControlProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      iconStart={<Bookmark aria-hidden="true" className={cn('size-4.5', saved && 'fill-current')} />}
      aria-pressed={saved}
      aria-disabled={saved || undefined}
      onClick={saved ? undefined : onSave}
      className={cn('aria-disabled:hover:bg-transparent max-sm:size-11 max-sm:gap-0 max-sm:px-0', className)}
    >
      {/* On a phone the icon stands for the label, which leaves the title its line. */}
      <span className="max-sm:sr-only">{saved ? 'Saved' : 'Save'}</span>
      <VisuallyHidden> {jobTitle}</VisuallyHidden>
    </Button>
  )
}
