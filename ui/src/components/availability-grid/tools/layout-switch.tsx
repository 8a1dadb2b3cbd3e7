import type { EditGridProps, WeekLayout } from '../availability-grid-props'
import type { Words } from '../week/week-labels'
import { toolLabels } from './tool-labels'

const STORAGE_KEY = 'availability-grid-layout'

/** Uses local storage; `undefined` in browsers that block it, where any access throws. */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** The layout last chosen in this browser, else the grid. */
export function storedLayout(): WeekLayout {
  return tryStorage(() => localStorage.getItem(STORAGE_KEY)) === 'list' ? 'list' : 'grid'
}

interface LayoutSwitchProps extends Pick<EditGridProps, 'layout' | 'onLayoutChange'> {
  words: Words
  isList: boolean
  /** Called with the chosen layout, after it was stored. */
  onChoose: (layout: WeekLayout) => void
}

/** Switches between grid and list. Renders nothing for a controlled layout without `onLayoutChange`. */
export function LayoutSwitch({ words, isList, onChoose, layout, onLayoutChange }: LayoutSwitchProps) {
  if (layout && !onLayoutChange) return null
  const other = isList ? 'grid' : 'list'
  function handleClick() {
    tryStorage(() => localStorage.setItem(STORAGE_KEY, other))
    onChoose(other)
    onLayoutChange?.(other)
  }
  return (
    <button type="button" role="switch" aria-checked={isList} onClick={handleClick}>
      {{ ...toolLabels, ...words }.asList}
    </button>
  )
}
