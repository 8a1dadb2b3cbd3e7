import type { AvailabilityGridProps } from './availability-grid-props'
import { EditGrid } from './edit-grid'
import { laterPart } from './later-part'
import { ViewGrid } from './read-grid'

const useComparison = laterPart(() => import('./compare-grid'))

/** The week, seven days of four slots: to paint (`edit`), to lay over another (`compare`) or to read (`view`). */
export function AvailabilityGrid(props: AvailabilityGridProps) {
  const comparison = useComparison(props.mode === 'compare')
  switch (props.mode) {
    case 'edit':
      return <EditGrid {...props} />
    case 'compare': {
      if (comparison) return <comparison.CompareGrid {...props} />
      // The comparison is a chunk of its own. Until it is loaded, show the week of `self`.
      const { self, other, selfLabel, otherLabel, percentOf, summary, ...rest } = props
      return <ViewGrid {...rest} mode="view" value={self} aria-busy />
    }
    case 'view':
      return <ViewGrid {...props} />
  }
}
