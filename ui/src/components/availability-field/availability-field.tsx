import { AvailabilityGrid } from '../availability-grid/availability-grid'
import type { EditGridProps } from '../availability-grid/availability-grid-props'
import { type AvailabilityEntry, entriesOfMask, maskOf } from '../availability-grid/week/week-mask'
import { GridField, type GridFieldProps } from '../field/grid-field'

export interface AvailabilityFieldProps
  extends GridFieldProps<AvailabilityEntry>,
    Omit<EditGridProps, 'mode' | keyof GridFieldProps<AvailabilityEntry>> {
  /** Its name in a form, which submits one entry for each free slot: its `tableIndex`, such as `1-2` for Monday evening. */
  name?: string
}

const tableIndexesOf = (entries: readonly AvailabilityEntry[]) =>
  entriesOfMask(maskOf(entries)).map(({ tableIndex }) => tableIndex)

/** `AvailabilityGrid` to paint, as a field of a form. */
export function AvailabilityField(props: AvailabilityFieldProps) {
  const { value, defaultValue, onChange, name, required, ref, error, ...grid } = props
  const field = { value, defaultValue, onChange, name, required, ref, error }
  return (
    <GridField {...field} submitted={tableIndexesOf} isEmpty={(entries) => maskOf(entries) === 0}>
      {(painted) => <AvailabilityGrid {...grid} {...painted} mode="edit" />}
    </GridField>
  )
}
