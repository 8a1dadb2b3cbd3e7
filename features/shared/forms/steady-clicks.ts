/** A button that is pressed: where it stood on the screen when the press began. */
interface Press {
  button: HTMLButtonElement
  box: DOMRect
}

/** Whether a point of the screen lies in a box. */
function isInside({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

function buttonOf(event: MouseEvent): HTMLButtonElement | null {
  return event.target instanceof Element ? event.target.closest('button') : null
}

/**
 * Makes a click count that began on a button inside the container, although the button moved before it ended. A press
 * takes the focus from the field before; the field then shows its message or adds what was typed, the layout shifts
 * between `mousedown` and `mouseup`, and the browser fires no click on the button. A release where the button stood
 * when it was pressed clicks it. Touch and pen fire the same mouse events; the keyboard needs no help.
 *
 * For the `ref` of the container: `ref={steadyClicks}`.
 */
export function steadyClicks(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return undefined
  let press: Press | null = null

  function begin(event: MouseEvent): void {
    const button = event.button === 0 ? buttonOf(event) : null
    press = button && { button, box: button.getBoundingClientRect() }
  }

  function end(event: MouseEvent): void {
    const ended = press
    press = null
    if (!ended || event.button !== 0) return
    // Released on the button itself: the browser fires the click.
    if (ended.button.contains(event.target instanceof Node ? event.target : null)) return
    if (isInside(ended.box, event)) ended.button.click()
  }

  container.addEventListener('mousedown', begin)
  window.addEventListener('mouseup', end, { capture: true })
  return () => {
    container.removeEventListener('mousedown', begin)
    window.removeEventListener('mouseup', end, { capture: true })
  }
}
