import { useState, useSyncExternalStore } from 'react'
import type { EditGridProps, WeekLayout } from './availability-grid-props'

const KEY = 'availability-grid-layout'

/** What the browser keeps, or `undefined` from one that keeps nothing: it throws. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

const stored = (): WeekLayout => (attempt(() => localStorage.getItem(KEY)) === 'list' ? 'list' : 'grid')
const never = () => () => {}
const onServer = (): WeekLayout => 'grid'

/** The layout: the given one, else what was chosen here, else the browser's last choice; and how to choose, if one can. */
export function useLayout(given: EditGridProps['layout'], onLayoutChange: EditGridProps['onLayoutChange']) {
  const [chosen, choose] = useState<WeekLayout>()
  const remembered = useSyncExternalStore(never, stored, onServer)

  function change(next: WeekLayout) {
    choose(next)
    attempt(() => localStorage.setItem(KEY, next))
    onLayoutChange?.(next)
  }

  return [given ?? chosen ?? remembered, given && !onLayoutChange ? undefined : change] as const
}
