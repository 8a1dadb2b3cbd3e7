import { GridField, type GridFieldProps } from '../field/grid-field'
import { EditSchedule } from '../schedule-grid/edit-schedule'
import { levelsOfCells } from '../schedule-grid/model/entries'
import type { ScheduleEntry } from '../schedule-grid/model/schedule'
import type { EditScheduleProps } from '../schedule-grid/schedule-grid-props'

export interface ScheduleFieldProps
  extends GridFieldProps<ScheduleEntry>,
    Omit<EditScheduleProps, 'mode' | keyof GridFieldProps<ScheduleEntry>> {
  /**
   * Its name in a form, which submits each entry as JSON, those that the grid doesn't show too:
   * `{"day":1,"startMinute":540,"endMinute":720}` for Monday from 9 am to noon.
   */
  name?: string
}

const jsonOf = (entries: readonly ScheduleEntry[]) => entries.map((entry) => JSON.stringify(entry))

/** `ScheduleGrid` to paint, as a field of a form. */
export function ScheduleField(props: ScheduleFieldProps) {
  const { value, defaultValue, onChange, name, required, ref, error, ...grid } = props
  const field = { value, defaultValue, onChange, name, required, ref, error }
  return (
    <GridField
      {...field}
      submitted={jsonOf}
      isEmpty={(entries) => levelsOfCells(grid.schedule, entries).every((level) => level === 0)}
    >
      {(painted) => <EditSchedule {...grid} {...painted} mode="edit" />}
    </GridField>
  )
}
