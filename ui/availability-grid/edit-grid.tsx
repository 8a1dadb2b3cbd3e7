import { useId } from 'react'
import { cn } from '../cn'
import { FieldError } from '../field/field'
import { idList } from '../field/field-ids'
import { DAYS, SLOTS } from './availability'
import type { EditGridProps } from './availability-grid-props'
import { EditCell } from './edit-cell'
import { EditToolbar } from './edit-toolbar'
import { GroupToggle } from './group-toggle'
import { useAvailabilityGrid } from './use-availability-grid'
import { bitsAt, fillOf, isSamePosition, type Position } from './week-grid'
import { DayColumn, DayName, hoursOf, SlotName, weekTableClass } from './week-table'

const defaultHint = (
  <>
    Tap the times you are free<span className="pointer-coarse:hidden">, or drag across several</span>. The name of a day
    or slot paints all of it.{' '}
    <span className="sr-only">Arrow keys move, Space paints, and Shift with arrow keys paints along.</span>
  </>
)

/** The week to paint: a grid with one tab stop, whose headers paint a whole day, a column or the week. */
export function EditGrid(props: EditGridProps) {
  const { mode: _, value, onChange, label, hideLabel = false, hint = defaultHint, error, className, ...rest } = props
  const id = useId()
  const grid = useAvailabilityGrid({ value, onChange })
  const { mask, active } = grid

  const header = (position: Position, name: string) => ({
    position,
    name,
    fill: fillOf(mask, bitsAt(position)),
    isTabStop: isSamePosition(position, active),
  })

  return (
    <div className={cn('@container flex min-w-0 max-w-3xl flex-col gap-2', className)} {...rest}>
      <div id={`${id}-label`} className={cn('font-semibold text-ink text-sm', hideLabel && 'sr-only')}>
        {label}
      </div>
      {hint !== null && (
        <div id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </div>
      )}
      <table
        aria-labelledby={`${id}-label`}
        aria-describedby={idList(hint !== null && `${id}-hint`, error && `${id}-error`)}
        className={cn(weekTableClass, 'select-none')}
        {...grid.gridProps}
      >
        <DayColumn />
        <thead>
          <tr>
            <td className="p-0 align-bottom">
              <GroupToggle {...header({ day: -1, slot: -1 }, 'All, the whole week')} className="min-h-11 text-start">
                All
              </GroupToggle>
            </td>
            {SLOTS.map((name, slot) => (
              <th key={name} scope="col" aria-label={name} className="p-0 align-bottom">
                <GroupToggle {...header({ day: -1, slot }, `${name} ${hoursOf(slot)}, every day`)}>
                  <SlotName slot={slot} />
                </GroupToggle>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAYS.map((name, day) => (
            <tr key={name}>
              <th scope="row" aria-label={name} className="p-0">
                <GroupToggle {...header({ day, slot: -1 }, `${name}, all day`)} className="h-11 text-start @md:h-12">
                  <DayName day={day} />
                </GroupToggle>
              </th>
              {SLOTS.map((slotName, slot) => (
                <td key={slotName} className="p-0">
                  <EditCell
                    day={day}
                    slot={slot}
                    isFree={(mask & bitsAt({ day, slot })) !== 0}
                    isTabStop={isSamePosition({ day, slot }, active)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <EditToolbar grid={grid} label={label} />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
