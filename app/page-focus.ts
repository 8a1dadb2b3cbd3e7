/** Gives the focus to what is no control, so that reading goes on there. */
function focusOn(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus(options)
}

/** Follows a link to a place on the page itself. Like the browser does, but without one more step for Back. */
export function focusPlace(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  focusOn(place, { preventScroll: true })
  place.scrollIntoView()
}

/**
 * Begins reading a page that has just come: at its heading, which says what it is, or at its start while it has
 * none. A page that has already put the focus somewhere in itself is left alone.
 */
export function focusPage(): void {
  const main = document.getElementById('main')
  if (!main || main.contains(document.activeElement)) return
  // Where the page is scrolled to is the router's to know: the top, or where Back left it.
  focusOn(main.querySelector('h1') ?? main, { preventScroll: true })
}
