import { useLayoutEffect, useRef, useState } from 'react'
import type { ComboboxListProps } from './combobox-list'
import { OptionRow } from './option-row'
import { rootFontSize } from './use-list-placement'
import { rowsToDraw, scrollToShow } from './windowing'

/** Height of one option, in rem: 44 px, or two lines of small text. */
export const ROW_HEIGHT = 2.75

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

type ComboboxRowsProps<T> = Omit<ComboboxListProps<T>, 'anchor' | 'emptyText'>

/** The listbox. Only the rows in view are in the document; each says where it stands among all. */
export function ComboboxRows<T>(props: ComboboxRowsProps<T>) {
  const { id, label, options, query, active, optionKey, optionLabel, optionDetail, isSelected, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  const [rowHeight] = useState(() => ROW_HEIGHT * rootFontSize())
  const [scrollTop, setScrollTop] = useState(0)
  const [viewHeight, setViewHeight] = useState(0)
  const count = options.length

  // The room there is follows the placement and the number of options; nothing changes while it stays the same.
  useLayoutEffect(() => {
    if (list.current) setViewHeight(list.current.clientHeight)
  })

  useLayoutEffect(() => {
    if (!list.current || active < 0) return
    list.current.scrollTop = scrollToShow({ count, rowHeight, viewHeight, scrollTop: list.current.scrollTop }, active)
  }, [active, count, rowHeight, viewHeight])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      // The field holds the focus; a scroller must not become a tab stop of its own.
      tabIndex={-1}
      className="max-h-[13rem] min-h-0 overflow-y-auto overscroll-contain"
      // Pressing in the list must not take the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div role="presentation" className="relative" style={{ height: count * rowHeight }}>
        {rowsToDraw({ count, rowHeight, viewHeight, scrollTop }, active).map((index) => {
          const option = options[index]
          if (option === undefined) return null
          return (
            <OptionRow
              key={optionKey(option)}
              id={optionId(id, index)}
              label={optionLabel(option)}
              detail={optionDetail?.(option)}
              query={query}
              isActive={index === active}
              isSelected={isSelected(option)}
              position={index + 1}
              count={count}
              style={{ top: index * rowHeight, height: rowHeight }}
              onChoose={() => onChoose(option)}
            />
          )
        })}
      </div>
    </div>
  )
}
