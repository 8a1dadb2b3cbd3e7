/** A list of rows of one height, seen through a window. All lengths in CSS pixels. */
export interface ListWindow {
  /** How many rows there are. */
  count: number
  rowHeight: number
  /** Height of the window. */
  viewHeight: number
  /** How far the list is scrolled. */
  scrollTop: number
}

/** Rows drawn beyond the window on each side, so that a quick scroll doesn't show a gap. */
export const OVERSCAN = 3

/** The rows to draw, `[first, end)`: those in view and a few more on each side. */
export function visibleRange({ count, rowHeight, viewHeight, scrollTop }: ListWindow): { first: number; end: number } {
  const first = Math.floor(scrollTop / rowHeight) - OVERSCAN
  const end = Math.ceil((scrollTop + viewHeight) / rowHeight) + OVERSCAN
  return { first: clamp(first, 0, count), end: clamp(end, 0, count) }
}

/** The indexes to draw, in order: the visible range and the active row, which must exist for `aria-activedescendant`. */
export function rowsToDraw(list: ListWindow, active: number): number[] {
  const { first, end } = visibleRange(list)
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  if (active < 0 || active >= list.count || (active >= first && active < end)) return rows
  return active < first ? [active, ...rows] : [...rows, active]
}

/** Where to scroll so that a row is wholly in view, moving as little as possible. */
export function scrollToShow({ count, rowHeight, viewHeight, scrollTop }: ListWindow, index: number): number {
  const top = index * rowHeight
  const lowest = Math.max(0, count * rowHeight - viewHeight)
  // A row taller than the window shows its top.
  if (top < scrollTop || rowHeight > viewHeight) return clamp(top, 0, lowest)
  const bottom = top + rowHeight
  return bottom > scrollTop + viewHeight ? clamp(bottom - viewHeight, 0, lowest) : scrollTop
}

/** How many rows a page key moves: a windowful, at least one. */
export function pageSize(viewHeight: number, rowHeight: number): number {
  return Math.max(1, Math.floor(viewHeight / rowHeight))
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
