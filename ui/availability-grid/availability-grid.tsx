import type { AvailabilityGridProps } from './availability-grid-props'
import { EditGrid } from './edit-grid'
import { CompareGrid, ViewGrid } from './read-grid'

/** The week, seven days of four slots: to paint (`edit`), to lay over another (`compare`) or to read (`view`). */
export function AvailabilityGrid(props: AvailabilityGridProps) {
  switch (props.mode) {
    case 'edit':
      return <EditGrid {...props} />
    case 'compare':
      return <CompareGrid {...props} />
    case 'view':
      return <ViewGrid {...props} />
  }
}
