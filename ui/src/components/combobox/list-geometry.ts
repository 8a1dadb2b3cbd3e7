// The list's geometry: its sizes, the rows in view, and its position beside the field. Lengths are CSS pixels, except the
// constants in rem.

/** Height of the full list, in rem. */
export const LIST_HEIGHT_REM = 13
/** Height of one option, in rem: 44 px, or two lines of small text. */
export const ROW_HEIGHT_REM = 2.75
/** Minimum width of the list, in rem: a narrow field, such as a country code, still lists whole names. */
export const LIST_MIN_WIDTH_REM = 17

/** One rem in CSS pixels; depends on the text size the reader has set. */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/** A scrolled list of rows of equal height. */
interface ListViewport {
  count: number
  rowHeight: number
  /** Height of the visible part. */
  viewHeight: number
  scrollTop: number
}

/** Rows rendered outside the visible part on each side, so that fast scrolling shows no gap. */
export const OVERSCAN = 3

/**
 * The rows to render, `[first, end)`: those in view, and `OVERSCAN` more on each side. Empty, with `first` after `end`,
 * for a `scrollTop` below a list that has become shorter.
 */
export function visibleRange(list: ListViewport): { first: number; end: number } {
  const { count, rowHeight, viewHeight, scrollTop } = list
  return {
    first: Math.max(0, Math.floor(scrollTop / rowHeight) - OVERSCAN),
    end: Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + OVERSCAN),
  }
}

/** The row indexes to render, ascending: the visible range, and the active row, which `aria-activedescendant` names. */
export function rowsToRender(list: ListViewport, activeIndex: number): number[] {
  const { first, end } = visibleRange(list)
  const rows = Array.from({ length: end - first }, (_, offset) => first + offset)
  if (activeIndex < 0 || activeIndex >= list.count || (activeIndex >= first && activeIndex < end)) return rows
  return activeIndex < first ? [activeIndex, ...rows] : [...rows, activeIndex]
}

/** The `scrollTop` closest to the current one that shows a row completely. */
export function scrollTopToReveal(list: Omit<ListViewport, 'count'>, index: number): number {
  const { rowHeight, viewHeight, scrollTop } = list
  const top = index * rowHeight
  // A row taller than the viewport is aligned with its top.
  if (top < scrollTop || rowHeight > viewHeight) return top
  return Math.max(scrollTop, top + rowHeight - viewHeight)
}

/** How many rows Page Up and Page Down move: as many as a full list shows. */
export const PAGE_ROWS = Math.floor(LIST_HEIGHT_REM / ROW_HEIGHT_REM)

/** A rectangle in viewport coordinates. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** The visible part of the page, in coordinates of the layout viewport. */
type View = Pick<VisualViewport, 'offsetLeft' | 'offsetTop' | 'width' | 'height'>

/** The list's position, as styles of a fixed element: `auto` for the side that it is not positioned by. */
type ListPosition = Record<'left' | 'width' | 'maxHeight' | 'top' | 'bottom', string>

const px = (length: number) => `${length}px`

/** A side of the field. */
export type Placement = 'bottom' | 'top'

const FIELD_GAP = 4
const VIEWPORT_MARGIN = 8
/** The height beside the field that the list leaves free. */
const CLEARANCE = FIELD_GAP + VIEWPORT_MARGIN

/**
 * Positions the list on the preferred side of the field, or on the other side if the preferred has too little room and less
 * than the other. The list never covers the field, is at least as wide, and stays inside the visual viewport.
 *
 * @param anchor the field
 * @param visualViewport the visible part of the page, smaller than the layout viewport while a virtual keyboard is open
 * @param layoutHeight height of the layout viewport, which `bottom` is measured from
 * @param preferred the list's size where there is room; `isMirrored` aligns a list wider than the field with its right edge;
 * `placement` is the preferred side, `bottom` by default
 */
export function positionList(
  anchor: Box,
  visualViewport: View,
  layoutHeight: number,
  preferred: { height: number; minWidth: number; isMirrored?: boolean; placement?: Placement | undefined },
): ListPosition {
  const maxWidth = visualViewport.width - 2 * VIEWPORT_MARGIN
  const width = Math.min(maxWidth, Math.max(anchor.width, preferred.minWidth))
  const minLeft = visualViewport.offsetLeft + VIEWPORT_MARGIN
  const alignedLeft = preferred.isMirrored ? anchor.left + anchor.width - width : anchor.left
  const left = Math.max(minLeft, Math.min(alignedLeft, minLeft + maxWidth - width))
  const anchorBottom = anchor.top + anchor.height
  const roomBelow = visualViewport.offsetTop + visualViewport.height - anchorBottom - CLEARANCE
  const roomAbove = anchor.top - visualViewport.offsetTop - CLEARANCE
  const isBelow =
    preferred.placement === 'top'
      ? roomAbove < preferred.height && roomBelow > roomAbove
      : roomBelow >= preferred.height || roomBelow >= roomAbove
  const maxHeight = Math.max(0, Math.min(preferred.height, isBelow ? roomBelow : roomAbove))
  return {
    left: px(left),
    width: px(width),
    maxHeight: px(maxHeight),
    top: isBelow ? px(anchorBottom + FIELD_GAP) : 'auto',
    bottom: isBelow ? 'auto' : px(layoutHeight - anchor.top + FIELD_GAP),
  }
}
