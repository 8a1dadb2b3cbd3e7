import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { DAYS, SLOT_HOURS, SLOTS } from './availability'
import { SlotGlyph } from './slot-glyph'

/** `6am–12pm`, `12–6pm`, `6–10pm`, `10pm–6am`: half of the day is said once where both ends share it. */
export function hoursOf(slot: number): string {
  const [from = 0, to = 0] = SLOT_HOURS[slot] ?? []
  const half = (hour: number) => (hour % 24 < 12 ? 'am' : 'pm')
  const onClock = (hour: number) => hour % 12 || 12
  return `${onClock(from)}${half(from) === half(to) ? '' : half(from)}–${onClock(to)}${half(to)}`
}

/** The classes every week table shares, so that editing, comparing and viewing line up. */
export const weekTableClass = 'w-full table-fixed border-separate border-spacing-1 text-center'

/** The first column: narrow on phones, where days are short. */
export function DayColumn() {
  return (
    <colgroup>
      <col className="w-10 @sm:w-12 @md:w-28" />
      {SLOTS.map((slot) => (
        <col key={slot} />
      ))}
    </colgroup>
  )
}

/** A day's name: seen as `Mon` where there is little room, `Monday` elsewhere; always read in full. */
export function DayName({ day }: { day: number }) {
  const name = DAYS[day] ?? ''
  return (
    <span data-short={name.slice(0, 3)} className="before:content-[attr(data-short)_/_''] @md:before:content-none">
      <span className="sr-only @md:not-sr-only">{name}</span>
    </span>
  )
}

/** A slot's sky, name and hours. */
export function SlotName({ slot }: { slot: number }) {
  return (
    <span className="flex min-w-0 flex-col items-center leading-tight">
      <SlotGlyph slot={slot} className="mb-0.5 size-5 text-ink-muted @md:size-6" />
      <span className="wrap-anywhere font-semibold text-[min(0.6875rem,3.8cqi)] tracking-tight text-ink @sm:text-sm @sm:tracking-normal">
        {SLOTS[slot]}
      </span>{' '}
      <span className="wrap-anywhere font-normal text-[min(0.6875rem,3.8cqi)] tracking-tight text-ink-muted @sm:text-xs @sm:tracking-normal">
        {hoursOf(slot)}
      </span>
    </span>
  )
}

export interface WeekTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The table's name, read before it. */
  caption: string
  /** Draws what stands in a cell. */
  cell: (day: number, slot: number) => ReactNode
}

/** The week as a real table: a header for every day and slot, nothing to operate. */
export function WeekTable({ caption, cell, className, ...rest }: WeekTableProps) {
  return (
    <table className={cn(weekTableClass, className)} {...rest}>
      <caption className="sr-only">{caption}</caption>
      <DayColumn />
      <thead>
        <tr>
          <td />
          {SLOTS.map((name, slot) => (
            <th key={name} scope="col" className="pb-1 align-bottom">
              <SlotName slot={slot} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAYS.map((name, day) => (
          <tr key={name}>
            <th scope="row" className="pe-1 text-start font-semibold text-ink text-sm">
              <DayName day={day} />
            </th>
            {SLOTS.map((slotName, slot) => (
              <td key={slotName} className="p-0">
                {cell(day, slot)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
