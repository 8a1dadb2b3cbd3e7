import { CompareSchedule } from './compare-schedule'
import { EditSchedule } from './edit-schedule'
import type { ScheduleGridProps } from './schedule-grid-props'
import { ViewSchedule } from './view-schedule'

/**
 * Any days by any slots: weekdays or dates, named slots, hours or half-hours. To paint (`edit`), to read (`view`), or to
 * compare several people (`compare`). The week of four slots a day is `AvailabilityGrid`, which is smaller.
 */
export function ScheduleGrid(props: ScheduleGridProps) {
  if (props.mode === 'edit') return <EditSchedule {...props} />
  if (props.mode === 'compare') return <CompareSchedule {...props} />
  return <ViewSchedule {...props} />
}
