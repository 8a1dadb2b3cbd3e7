import { cn } from '../cn'
import { weekCell } from './cell-look'
import { SlotGlyph } from './slot-glyph'
import { cellNameWithState } from './week-grid'

interface FreeCellProps {
  day: number
  slot: number
  isFree: boolean
}

/** What stands in a cell of a week that is only read. */
export function FreeCell({ day, slot, isFree }: FreeCellProps) {
  return (
    <div className={cn(weekCell({ isFree }), 'h-9 @md:h-10')}>
      {isFree && <SlotGlyph slot={slot} className="size-5" />}
      <span className="sr-only">{cellNameWithState(day, slot, isFree)}</span>
    </div>
  )
}
