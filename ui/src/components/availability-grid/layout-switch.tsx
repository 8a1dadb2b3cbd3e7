import type { EditGridProps, WeekLayout } from './availability-grid-props'
import { toolLabels } from './tool-labels'
import type { Words } from './week-labels'

const KEY = 'availability-grid-layout'

/** What the browser keeps, or `undefined` from one that keeps nothing: it throws. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** The layout last chosen in this browser, at first the grid. */
export function storedLayout(): WeekLayout {
  return attempt(() => localStorage.getItem(KEY)) === 'list' ? 'list' : 'grid'
}

interface LayoutSwitchProps extends Pick<EditGridProps, 'layout' | 'onLayoutChange'> {
  words: Words
  isList: boolean
  /** Told what is chosen, which by then is kept in the browser. */
  onChoose: (layout: WeekLayout) => void
}

/** Leads from the grid to the list and back. There is none for a layout that is given and can't be changed. */
export function LayoutSwitch({ words, isList, onChoose, layout, onLayoutChange }: LayoutSwitchProps) {
  if (layout && !onLayoutChange) return null
  const other = isList ? 'grid' : 'list'
  function choose() {
    attempt(() => localStorage.setItem(KEY, other))
    onChoose(other)
    onLayoutChange?.(other)
  }
  return (
    <button type="button" role="switch" aria-checked={isList} onClick={choose}>
      {{ ...toolLabels, ...words }.asList}
    </button>
  )
}
