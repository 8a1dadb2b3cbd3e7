import { type Key, memo, type ReactNode, type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../field/icon'
import { joinWords } from '../field/join-words'
import { type ActiveOption, NONE, useActiveOptionSync } from './active-option'
import { matchRange } from './filter'
import { CHECK_PATH } from './icons'
import { LIST_HEIGHT_REM, OVERSCAN, ROW_HEIGHT_REM, rootFontSize, rowsToRender, visibleRange } from './list-geometry'
import type { FoundOptions } from './use-combobox-state'

/** Rows are rendered in steps of two, so that every other arrow key renders none. */
const SCROLL_STEP_ROWS = 2
/** The most rows rendered at once, besides an active one out of view. */
const MAX_ROWS = Math.ceil(LIST_HEIGHT_REM / ROW_HEIGHT_REM) + SCROLL_STEP_ROWS + 2 * OVERSCAN

export interface OptionRowsProps<T> extends FoundOptions<T> {
  /** The listbox's id. */
  listId: string
  activeOption: ActiveOption
  /** Renders the rows of these indexes, which are ascending. `keyOf` is the React key of a row. */
  renderRows: (indexes: readonly number[], keyOf: (index: number) => Key, found: FoundOptions<T>) => ReactNode
  /** Set on the active option's row. Default `aria-selected`. */
  activeAttribute?: string | undefined
  input: RefObject<HTMLInputElement | null>
  /** The element that scrolls the rows. */
  scroller: RefObject<HTMLElement | null>
}

/**
 * The rows in view and a few around them; `aria-posinset` and `aria-setsize` give each its position among all options.
 * The active row is marked in the DOM without rendering, so an arrow key causes no render.
 */
export function OptionRows<T>(props: OptionRowsProps<T>) {
  const { matches, activeOption, renderRows, scroller } = props
  const [rem] = useState(rootFontSize)
  const [topRow, setTopRow] = useState(0)
  const count = matches.length
  const rowHeight = ROW_HEIGHT_REM * rem
  const viewHeight = LIST_HEIGHT_REM * rem + SCROLL_STEP_ROWS * rowHeight
  const list = { count, rowHeight, viewHeight, scrollTop: topRow * rowHeight }
  const { first, end } = visibleRange(list)
  const isInRange = (index: number) => index >= first && index < end
  const activeIndexOutOfRange = useSyncExternalStore(activeOption.subscribe, () => {
    const activeIndex = activeOption.get()
    return isInRange(activeIndex) ? NONE : activeIndex
  })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    // A newly opened list, or one for another query, starts at its top.
    element.scrollTop = 0
    const handleScroll = () =>
      setTopRow(SCROLL_STEP_ROWS * Math.floor(element.scrollTop / rowHeight / SCROLL_STEP_ROWS))
    element.addEventListener('scroll', handleScroll)
    return () => element.removeEventListener('scroll', handleScroll)
  }, [scroller, rowHeight])

  useActiveOptionSync(props, rowHeight)

  return (
    <div role="presentation" className="relative" style={{ height: `${count * ROW_HEIGHT_REM}rem` }}>
      {renderRows(
        rowsToRender(list, activeIndexOutOfRange),
        // A row that enters at one end reuses the element of the one that left at the other.
        (index) => (isInRange(index) ? index % MAX_ROWS : 'out of range'),
        props,
      )}
    </div>
  )
}

interface OptionRowProps {
  id: string
  label: string
  detail: string | undefined
  /** The text to highlight. */
  query: string
  /** Whether the option is the field's value. */
  isSelected: boolean
  /** Position among all options, from 1. */
  position: number
  count: number
}

/** One option. Memoised, so that scrolling renders only the rows that come into view. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, label, detail, query, isSelected, position, count } = props
  return (
    <div
      id={id}
      role="option"
      aria-current={isSelected || undefined}
      aria-setsize={count}
      aria-posinset={position}
      // Focus stays in the input, which handles the keys.
      tabIndex={-1}
      className={joinWords('option-row px-3 text-sm', isSelected && 'font-semibold')}
      style={{ top: `${(position - 1) * ROW_HEIGHT_REM}rem` }}
    >
      <span className="line-clamp-2 min-w-0 flex-1 leading-tight">
        <Highlighted text={label} query={query} />
      </span>
      {detail && (
        <span className="shrink-0 text-ink-muted text-xs">
          <Highlighted text={detail} query={query} />
        </span>
      )}
      {isSelected && (
        <Icon className="size-4 shrink-0 text-brand-ink">
          <path d={CHECK_PATH} />
        </Icon>
      )}
    </div>
  )
})

/** Text with the part that matches the query in a `<mark>`. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const range = matchRange(text, query)
  if (!range) return text
  const [start, end] = range
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
