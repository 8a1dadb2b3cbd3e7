import { Eraser, Redo2, Undo2 } from 'lucide-react'
import { Button } from '../button/button'
import type { useAvailabilityGrid } from './use-availability-grid'
import { freeCount } from './week-grid'

interface EditToolbarProps {
  grid: ReturnType<typeof useAvailabilityGrid>
  /** The grid's name, for the toolbar's. */
  label: string
}

/**
 * The count, undo, redo and clear, and the one voice of the grid. What has nothing to do is aria-disabled rather than
 * disabled, so that the last undo doesn't throw the focus away.
 */
export function EditToolbar({ grid, label }: EditToolbarProps) {
  const actions = [
    { name: 'Undo', icon: <Undo2 aria-hidden="true" className="size-5" />, run: grid.undo, isIdle: !grid.canUndo },
    { name: 'Redo', icon: <Redo2 aria-hidden="true" className="size-5" />, run: grid.redo, isIdle: !grid.canRedo },
    { name: 'Clear', icon: <Eraser aria-hidden="true" className="size-5" />, run: grid.clear, isIdle: grid.mask === 0 },
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="text-ink-muted text-sm">{freeCount(grid.mask)}</span>
      <div role="group" aria-label={`${label}: changes`} className="flex gap-1">
        {actions.map(({ name, icon, run, isIdle }) => (
          <Button
            key={name}
            variant="quiet"
            size="sm"
            iconStart={icon}
            aria-disabled={isIdle || undefined}
            onClick={isIdle ? undefined : run}
            className="aria-disabled:text-ink-muted aria-disabled:hover:bg-transparent"
          >
            <span className="sr-only @sm:not-sr-only">{name}</span>
          </Button>
        ))}
      </div>
      <span aria-live="polite" className="sr-only">
        {grid.notice}
      </span>
    </div>
  )
}
