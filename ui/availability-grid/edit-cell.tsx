import { memo } from 'react'
import { cn } from '../cn'
import { weekCell } from './cell-look'
import { SlotGlyph } from './slot-glyph'
import { positionKey } from './use-availability-grid'
import { cellNameWithState } from './week-grid'

interface EditCellProps {
  day: number
  slot: number
  isFree: boolean
  isTabStop: boolean
}

/** One cell to paint. Its handlers are the grid's; it is drawn again only when one of these four changes. */
export const EditCell = memo(function EditCell({ day, slot, isFree, isTabStop }: EditCellProps) {
  return (
    <button
      type="button"
      data-position={positionKey({ day, slot })}
      data-free={isFree || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={cellNameWithState(day, slot, isFree)}
      className={cn(
        weekCell({ isFree }),
        'group relative h-11 transition-[scale,background-color,border-color,box-shadow] duration-quick @md:h-12',
        'focus-visible:z-10 active:scale-90 active:duration-0',
        isFree
          ? 'shadow-[inset_0_-3px_0_rgb(0_0_0/0.22)]'
          : 'border-line-strong hover:border-brand hover:bg-brand-soft',
      )}
    >
      <SlotGlyph
        slot={slot}
        className={cn(
          '@md:size-7 transition-[scale,opacity,rotate] duration-calm ease-[cubic-bezier(0.3,1.9,0.5,1)]',
          isFree
            ? 'scale-100 opacity-100'
            : '-rotate-45 scale-40 opacity-0 group-hover:scale-75 group-hover:opacity-25',
        )}
      />
    </button>
  )
})
