import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { cn } from '../../cn'
import { useMergedRef } from '../field/use-merged-ref'
import { rowKeyAttribute, useRowWindow } from './use-row-window'

type NativeListProps = Omit<ComponentProps<'ul'>, 'children'>

export interface WindowedListProps<Item> extends NativeListProps {
  /** All items, in order. */
  items: readonly Item[]
  /** An item's unique key. Pass the same function on every render. */
  keyOf: (item: Item) => string
  /** Renders the content of one item's `<li>`. */
  children: (item: Item) => ReactNode
  /** Total number of items, when more can be loaded; `unknown` when it can't be known yet. Default: `items.length`. */
  total?: number | 'unknown'
  /** Estimated height of an item in CSS pixels. Items are measured when rendered, and may vary. */
  rowHeight: number
  /** Space between two items, in CSS pixels. Default 0. */
  gap?: number
  /**
   * Key of an item that stays rendered outside the view, such as the open one. It stays after `null` until another key is
   * given, so that focus can return to it. Default: none.
   */
  keep?: string | null
  /**
   * A cache of measured heights by key. With the same map, a list mounted again after navigation has its old height, so
   * that the browser can restore the scroll position. Default: no cache.
   */
  heights?: Map<string, number>
}

/** A list of any length, in the page or a scroller, that renders only the items in view and the focused one. */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const {
    items,
    keyOf,
    children,
    total,
    rowHeight,
    gap = 0,
    keep = null,
    heights,
    ref,
    className,
    style,
    onFocus,
    onBlur,
    ...rest
  } = props
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const rowWindow = useRowWindow({ keys, rowHeight, gap, keep, cachedHeights: heights })
  const mergedRef = useMergedRef(rowWindow.listRef, ref)
  return (
    <ul
      ref={mergedRef}
      className={cn('relative [overflow-anchor:none]', className)}
      style={{ ...style, height: rowWindow.height }}
      onFocus={(event) => {
        onFocus?.(event)
        rowWindow.onFocus(event)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        rowWindow.onBlur(event)
      }}
      {...rest}
    >
      {rowWindow.rows.map(({ index, top }) => {
        const item = items[index]
        if (item === undefined) return null
        return (
          <li
            key={keys[index]}
            {...{ [rowKeyAttribute]: keys[index] }}
            aria-posinset={index + 1}
            aria-setsize={total === 'unknown' ? -1 : Math.max(total ?? 0, items.length)}
            className="absolute inset-x-0"
            style={{ top }}
          >
            {children(item)}
          </li>
        )
      })}
    </ul>
  )
}
