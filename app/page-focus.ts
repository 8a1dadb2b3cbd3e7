/** Focuses an element that is no control, so that a screen reader goes on from there. */
function focusOn(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus(options)
}

/** Follows a link to an element of the same page, like the browser, but without an entry in the history. */
export function focusPlace(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  focusOn(place, { preventScroll: true })
  place.scrollIntoView()
}

/** Focuses the heading of the page, or its start while it has none. False while the page is not there. */
function focusHeading(): boolean {
  const main = document.getElementById('main')
  if (!main) return false
  // A page that has already focused something in itself is left alone.
  if (!main.contains(document.activeElement)) {
    // The router restores the scroll position: the top, or where Back left the page.
    focusOn(main.querySelector('h1') ?? main, { preventScroll: true })
  }
  return true
}

/**
 * Moves the focus to the heading of a page that has just been opened. A page that first fetches what it shows is waited
 * for. Returns a function that ends the wait.
 */
export function focusPage(): () => void {
  if (focusHeading()) return () => undefined
  const observer = new MutationObserver(() => {
    if (focusHeading()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
