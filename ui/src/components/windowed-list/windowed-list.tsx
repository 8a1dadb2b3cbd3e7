import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { cn } from '../../cn'
import { rowKey, useRowWindow } from './use-row-window'

type Native = Omit<ComponentProps<'ul'>, 'children' | 'ref'>

export interface WindowedListProps<Item> extends Native {
  /** All items, in order. */
  items: readonly Item[]
  /** What an item is known by: another for each. Give the same function every time. */
  keyOf: (item: Item) => string
  /** Draws one item, in a list item of its own. */
  children: (item: Item) => ReactNode
  /** How many there are, when more are still to come. Default: as many as `items`. */
  total?: number
  /** About how high an item is, in CSS pixels. Each is measured once it is drawn; they may all differ. */
  rowHeight: number
  /** Space between two items, in CSS pixels. Default 0. */
  gap?: number
  /**
   * Key of an item that stays in the page wherever it is scrolled to, such as the one that is open. With null again it
   * still stays, until another is given, so that the focus can go back to it. Default: none.
   */
  keep?: string | null
  /**
   * Remembers how high items are, by key. With the same map a list that comes back, after another page, is as it was, so
   * that the browser finds the place it was scrolled to. Default: nothing is remembered.
   */
  heights?: Map<string, number>
}

/** A list of any length, in the page or a box that scrolls, which holds only the items in view and the one with the focus. */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const { items, keyOf, children, total, rowHeight, gap = 0, keep = null, heights, ...own } = props
  const { className, style, onFocus, onBlur, ...rest } = own
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const rows = useRowWindow({ keys, rowHeight, gap, keep, known: heights })
  return (
    <ul
      ref={rows.list}
      className={cn('relative [overflow-anchor:none]', className)}
      style={{ ...style, height: rows.height }}
      onFocus={(event) => {
        onFocus?.(event)
        rows.onFocus(event)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        rows.onBlur(event)
      }}
      {...rest}
    >
      {rows.rows.map(({ index, top }) => {
        const item = items[index]
        return (
          item !== undefined && (
            <li
              key={keys[index]}
              {...{ [rowKey]: keys[index] }}
              aria-posinset={index + 1}
              aria-setsize={Math.max(total ?? 0, items.length)}
              className="absolute inset-x-0"
              style={{ top }}
            >
              {children(item)}
            </li>
          )
        )
      })}
    </ul>
  )
}
