import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type ActiveOption, NONE } from './active-option'
import { OptionRow } from './option-row'
import { LIST_HEIGHT, ROW_HEIGHT, rootFontSize } from './sizes'
import { optionId, useActiveMark } from './use-active-mark'
import { OVERSCAN, rowsToDraw, visibleRange } from './windowing'

/** The rows follow the scrolling by two, so that every other arrow key draws no new ones. */
const STRIDE = 2
/** How many rows there are at most, the active one out of view aside. */
const POOL = Math.ceil(LIST_HEIGHT / ROW_HEIGHT) + STRIDE + 2 * OVERSCAN

export interface ComboboxRowsProps<T> {
  /** The listbox's id. */
  listId: string
  options: readonly T[]
  /** What to highlight in the options. */
  query: string
  activeOption: ActiveOption
  optionKey: (option: T) => string
  optionLabel: (option: T) => string
  /** Stands at the end of an option's row. Default nothing. */
  optionDetail: ((option: T) => string) | undefined
  /** Key of the chosen option, or `null`. */
  selectedKey: string | null
  /** The field, which names the active option. */
  input: RefObject<HTMLInputElement | null>
  /** What scrolls the rows. */
  scroller: RefObject<HTMLElement | null>
}

/**
 * The rows in view and a few around them: no others are in the document. Each says where it stands among all. Which of
 * them is active is written to the document and not drawn, so that an arrow key has React draw nothing.
 */
export function ComboboxRows<T>(props: ComboboxRowsProps<T>) {
  const { listId, options, query, activeOption, optionKey, optionLabel, optionDetail, selectedKey, input, scroller } =
    props
  const [rem] = useState(rootFontSize)
  const [topRow, setTopRow] = useState(0)
  const count = options.length
  const rowHeight = ROW_HEIGHT * rem
  const view = { count, rowHeight, viewHeight: LIST_HEIGHT * rem + STRIDE * rowHeight, scrollTop: topRow * rowHeight }
  const { first, end } = visibleRange(view)
  const isDrawn = (index: number) => index >= first && index < end
  const awayFromView = useSyncExternalStore(activeOption.subscribe, () => {
    const active = activeOption.get()
    return isDrawn(active) ? NONE : active
  })

  useLayoutEffect(() => {
    const list = scroller.current
    if (!list) return
    const follow = () => setTopRow(STRIDE * Math.floor(list.scrollTop / rowHeight / STRIDE))
    list.addEventListener('scroll', follow, { passive: true })
    return () => list.removeEventListener('scroll', follow)
  }, [scroller, rowHeight])

  // Opened anew or for another query, it is another list: it begins at its top.
  const shownQuery = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (shownQuery.current === query || !scroller.current) return
    shownQuery.current = query
    scroller.current.scrollTop = 0
  }, [scroller, query])

  useActiveMark({ listId, activeOption, input, scroller, count, rowHeight })

  return (
    <div role="presentation" className="relative" style={{ height: `${count * ROW_HEIGHT}rem` }}>
      {rowsToDraw(view, awayFromView).map((index) => {
        const option = options[index]
        if (option === undefined) return null
        return (
          <OptionRow
            // A row that leaves at one end is used again at the other.
            key={isDrawn(index) ? index % POOL : 'out of view'}
            id={optionId(listId, index)}
            label={optionLabel(option)}
            detail={optionDetail?.(option)}
            query={query}
            isSelected={selectedKey !== null && optionKey(option) === selectedKey}
            position={index + 1}
            count={count}
          />
        )
      })}
    </div>
  )
}
