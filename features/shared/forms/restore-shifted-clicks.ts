/** A pressed button and its box on the screen at `mousedown`. */
interface Press {
  button: HTMLButtonElement
  box: DOMRect
}

/** Whether the pointer is inside a box, in viewport pixels. */
function isInside({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

function buttonOf(event: MouseEvent): HTMLButtonElement | null {
  return event.target instanceof Element ? event.target.closest('button') : null
}

/**
 * Clicks a button that moved between `mousedown` and `mouseup`. Pressing a button blurs the focused field; that field
 * then shows its message or adds its typed text, the layout shifts, and the browser fires no click because the pointer
 * is no longer over the button. A release inside the button's box at `mousedown` clicks the button. Touch and pen fire
 * the same mouse events; keyboard clicks do not depend on the layout.
 *
 * For the `ref` of the container: `ref={restoreShiftedClicks}`.
 */
export function restoreShiftedClicks(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return undefined
  let press: Press | null = null

  function handleMouseDown(event: MouseEvent): void {
    const button = event.button === 0 ? buttonOf(event) : null
    press = button && { button, box: button.getBoundingClientRect() }
  }

  function handleMouseUp(event: MouseEvent): void {
    const endedPress = press
    press = null
    if (!endedPress || event.button !== 0) return
    // The release is on the button itself, so the browser fires the click.
    if (endedPress.button.contains(event.target instanceof Node ? event.target : null)) return
    if (isInside(endedPress.box, event)) endedPress.button.click()
  }

  container.addEventListener('mousedown', handleMouseDown)
  window.addEventListener('mouseup', handleMouseUp, { capture: true })
  return () => {
    container.removeEventListener('mousedown', handleMouseDown)
    window.removeEventListener('mouseup', handleMouseUp, { capture: true })
  }
}
