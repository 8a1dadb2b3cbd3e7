import { lazyModule } from '../../hooks/lazy-module'
import type { AvailabilityGridProps } from './availability-grid-props'
import { EditGrid } from './edit-grid'
import { ViewGrid } from './view-grid'

const useComparison = lazyModule(() => import('./compare/compare-grid'))

/** A week of seven days with four slots each: to paint (`edit`), to compare with another (`compare`) or to read (`view`). */
export function AvailabilityGrid(props: AvailabilityGridProps) {
  const comparison = useComparison(props.mode === 'compare')
  if (props.mode === 'edit') return <EditGrid {...props} />
  if (comparison && props.mode === 'compare') return <comparison.CompareGrid {...props} />
  return <ViewGrid {...props} />
}
