import { useState, useSyncExternalStore } from 'react'
import type { EditGridProps, WeekLayout } from './availability-grid-props'

const KEY = 'availability-grid-layout'

function stored(): WeekLayout {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

const never = () => () => {}
const onServer = (): WeekLayout => 'grid'

/** The layout: the given one, else what was chosen here, else the browser's last choice; and how to choose, if one can. */
export function useLayout(given: EditGridProps['layout'], onLayoutChange: EditGridProps['onLayoutChange']) {
  const [chosen, choose] = useState<WeekLayout>()
  const remembered = useSyncExternalStore(never, stored, onServer)

  function change(next: WeekLayout) {
    choose(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // A browser that keeps nothing: the choice lasts as long as the page.
    }
    onLayoutChange?.(next)
  }

  return [given ?? chosen ?? remembered, given && !onLayoutChange ? undefined : change] as const
}
