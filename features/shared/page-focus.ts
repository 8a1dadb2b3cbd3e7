import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus when an element that contains it is removed, such as an alert with Retry once the retry has
 * succeeded.
 * @param prepareFocus called with the element when it is first rendered; returns a function that focuses the
 *   replacement, which is called once the replacement is rendered
 * @returns a ref for the element
 */
export function useFocusHandover<E extends HTMLElement>(prepareFocus: (element: E) => () => void): RefObject<E | null> {
  const elementRef = useRef<E>(null)
  const firstPrepareFocusRef = useRef(prepareFocus)
  useLayoutEffect(() => {
    const element = elementRef.current
    if (!element) return
    const focusNext = firstPrepareFocusRef.current(element)
    return () => {
      // React renders the replacement before the microtask runs.
      if (element.contains(document.activeElement)) queueMicrotask(focusNext)
    }
  }, [])
  return elementRef
}

/** Focuses an element that is not focusable by itself, so that a screen reader continues there. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus(options)
}

/**
 * Moves the focus from a removed element to the sibling that replaces it, such as from an alert with Retry to the
 * loaded content. Without a replacement, the previous sibling takes the focus, else the parent.
 * @returns a ref for the element
 */
export function useFocusReplacement<E extends HTMLElement>(): RefObject<E | null> {
  return useFocusHandover<E>((element) => {
    const { parentElement: parent, previousElementSibling: previous } = element
    return () => {
      const next = previous?.isConnected
        ? (previous.nextElementSibling ?? previous)
        : (parent?.firstElementChild ?? parent)
      if (next instanceof HTMLElement) focusOn(next, { preventScroll: true })
    }
  })
}

/**
 * Moves the focus from a removed element to its parent, which has a `tabIndex`.
 * @returns a ref for the element
 */
export function useFocusParent<E extends HTMLElement>(): RefObject<E | null> {
  return useFocusHandover<E>(
    ({ parentElement }) =>
      () =>
        parentElement?.focus(),
  )
}

/** Scrolls to an element of the page and focuses it, like a fragment link, without a history entry. */
export function focusFragment(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  focusOn(target, { preventScroll: true })
  target.scrollIntoView()
}

/**
 * Moves the focus to the first visible heading of a newly opened page, once it is rendered. Until then the page's main
 * element has the focus. Returns a function that cancels the wait.
 */
export function focusPage(): () => void {
  /** The main element that has the focus until there is a heading. */
  let focusedMain: HTMLElement | null = null
  function focusHeading(): boolean {
    const main = document.getElementById('main')
    if (!main) return false
    const { activeElement: focused, body } = document
    const hasMoved = focusedMain !== null && focused !== focusedMain && focused !== body
    // The page has focused an element of its own, or the person another one.
    if (hasMoved || (focused !== main && main.contains(focused))) return true
    // On a phone, an open gig hides the heading of the search.
    const heading = [...main.querySelectorAll<HTMLElement>('h1, h2')].find((each) => each.getClientRects().length > 0)
    focusedMain = main
    // The router restores the scroll position.
    focusOn(heading ?? main, { preventScroll: true })
    return heading !== undefined
  }
  if (focusHeading()) return () => undefined
  const observer = new MutationObserver(() => {
    if (focusHeading()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
