interface Box {
  left: number
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** Distance between menu and button, and between menu and viewport edges, in CSS pixels. */
const gap = 6

/** Positions a menu below its button, or above where it does not fit below, inside the viewport. */
export function positionMenu(button: Box, menu: Size, viewport: Size): { left: number; top: number } {
  const below = button.bottom + gap
  const above = button.top - gap - menu.height
  const fitsBelow = below + menu.height <= viewport.height
  const top = fitsBelow || above < 0 ? below : above
  return { left: Math.max(gap, Math.min(button.left, viewport.width - menu.width - gap)), top }
}
