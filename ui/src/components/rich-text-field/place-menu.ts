interface Box {
  left: number
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** Room kept between menu and button, and between menu and the view's edges, in CSS pixels. */
const gap = 6

/** Where a menu goes: below its button, above it where there is more room, and always inside the view. */
export function placeMenu(button: Box, menu: Size, view: Size): { left: number; top: number } {
  const below = button.bottom + gap
  const above = button.top - gap - menu.height
  const fitsBelow = below + menu.height <= view.height
  const top = fitsBelow || above < 0 ? below : above
  return { left: Math.max(gap, Math.min(button.left, view.width - menu.width - gap)), top }
}
