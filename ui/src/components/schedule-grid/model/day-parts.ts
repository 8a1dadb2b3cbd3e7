// The week of `AvailabilityGrid` as a schedule, for moving from its four slots to hours.
import {
  type AvailabilityEntry,
  CELLS,
  dayIndex,
  hourOf,
  SLOT_HOURS,
  SLOTS,
} from '../../availability-grid/week/week-mask'
import { DAY_MINUTES, type ScheduleEntry, type ScheduleSlot } from './schedule'

/** The slots of `AvailabilityGrid`: Morning, Afternoon, Evening, and Night, which ends at 6 am. */
export const dayParts: readonly ScheduleSlot[] = SLOT_HOURS.map(([from, to], slot) => ({
  startMinute: from * 60,
  endMinute: to * 60,
  label: SLOTS[slot],
}))

/**
 * The entries of an `AvailabilityGrid` as schedule entries of the same minutes. Those of an unknown day, slot or time are
 * left out, as that grid ignores them.
 */
export function scheduleEntriesOf(entries: readonly AvailabilityEntry[]): ScheduleEntry[] {
  return entries.flatMap((entry) => {
    if ('tableIndex' in entry) {
      const cell = CELLS.findIndex(({ tableIndex }) => tableIndex === entry.tableIndex)
      const slot = dayParts[cell % dayParts.length]
      if (cell < 0 || !slot) return []
      const { startMinute, endMinute } = slot
      return [{ day: Math.floor(cell / dayParts.length), startMinute, endMinute }]
    }
    const day = dayIndex(entry.dayOfWeek)
    const startMinute = hourOf(entry.startTime) * 60
    const clockEnd = hourOf(entry.endTime) * 60
    if (day < 0 || Number.isNaN(startMinute + clockEnd) || startMinute === clockEnd) return []
    return [{ day, startMinute, endMinute: clockEnd < startMinute ? clockEnd + DAY_MINUTES : clockEnd }]
  })
}
