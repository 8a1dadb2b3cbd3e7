import type { AvailabilityGridProps } from './availability-grid-props'
import { EditGrid } from './edit-grid'
import { lazyModule } from './lazy-module'
import { ViewGrid } from './view-grid'

const useComparison = lazyModule(() => import('./compare/compare-grid'))

/** A week of seven days with four slots each: to paint (`edit`), to compare with another (`compare`) or to read (`view`). */
export function AvailabilityGrid(props: AvailabilityGridProps) {
  const comparison = useComparison(props.mode === 'compare')
  if (props.mode === 'edit') return <EditGrid {...props} />
  if (props.mode === 'view') return <ViewGrid {...props} />
  if (comparison) return <comparison.CompareGrid {...props} />
  // Until the comparison's chunk has loaded, show the week that is compared.
  const { self, other, selfLabel, otherLabel, percentOf, summary, ...rest } = props
  return <ViewGrid {...rest} mode="view" value={self} aria-busy />
}
