import type { EditGridProps, WeekLayout } from '../availability-grid-props'
import type { Words } from '../week/week-labels'
import { toolLabels } from './tool-labels'

const DEFAULT_STORAGE_KEY = 'campus-gigs-week-layout'

/** Uses local storage, unless the key is `null`; `undefined` in browsers that block it, where any access throws. */
function tryStorage<Result>(
  { layoutStorageKey: key = DEFAULT_STORAGE_KEY }: Pick<EditGridProps, 'layoutStorageKey'>,
  use: (key: string) => Result,
): Result | undefined {
  if (key === null) return undefined
  try {
    return use(key)
  } catch {
    return undefined
  }
}

/** Whether the list is shown: by the caller's layout, else the one chosen on this page, else in this browser. */
export function isListLayout(props: EditGridProps, chosenLayout: WeekLayout | undefined): boolean {
  const layout = props.layout ?? chosenLayout ?? tryStorage(props, (key) => localStorage.getItem(key))
  return layout === 'list'
}

interface LayoutSwitchProps extends Pick<EditGridProps, 'layout' | 'onLayoutChange' | 'layoutStorageKey'> {
  words: Words
  isList: boolean | undefined
  /** Called with the chosen layout, after it was stored. */
  onChoose: (layout: WeekLayout) => void
}

/** Switches between grid and list. Renders nothing for a controlled layout without `onLayoutChange`. */
export function LayoutSwitch(props: LayoutSwitchProps) {
  const { words, isList, onChoose, layout, onLayoutChange } = props
  if (layout && !onLayoutChange) return null
  const other = isList ? 'grid' : 'list'
  function handleClick() {
    tryStorage(props, (key) => localStorage.setItem(key, other))
    onChoose(other)
    onLayoutChange?.(other)
  }
  return (
    <button type="button" role="switch" aria-checked={isList === true} onClick={handleClick}>
      {{ ...toolLabels, ...words }.asList}
    </button>
  )
}
