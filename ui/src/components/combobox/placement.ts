/** An upright rectangle in viewport coordinates, CSS pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where the list stands, as styles of a fixed element. */
export interface Placement {
  left: number
  width: number
  maxHeight: number
  /** Set when the list hangs below its control. */
  top?: number
  /** Set when it stands above: the distance from the bottom of the page's viewport. */
  bottom?: number
}

const GAP = 4
const MARGIN = 8

/**
 * Places a list at its control without covering it: below, or above when there is more room there and too little
 * below. It is at least as wide as the control and stays inside the visible part of the page.
 *
 * @param anchor the control
 * @param visible what can be seen of the page (smaller than the page's viewport while a virtual keyboard is up)
 * @param pageHeight height of the page's viewport, which `bottom` counts from
 */
export function placeList(
  anchor: Box,
  visible: Box,
  pageHeight: number,
  wanted: { height: number; minWidth: number },
): Placement {
  const widest = visible.width - 2 * MARGIN
  const width = Math.min(widest, Math.max(anchor.width, wanted.minWidth))
  const left = Math.max(visible.left + MARGIN, Math.min(anchor.left, visible.left + MARGIN + widest - width))
  const below = visible.top + visible.height - (anchor.top + anchor.height) - GAP - MARGIN
  const above = anchor.top - visible.top - GAP - MARGIN
  if (below >= wanted.height || below >= above) {
    const top = anchor.top + anchor.height + GAP
    return { left, width, top, maxHeight: Math.max(0, Math.min(wanted.height, below)) }
  }
  return { left, width, bottom: pageHeight - anchor.top + GAP, maxHeight: Math.max(0, Math.min(wanted.height, above)) }
}
