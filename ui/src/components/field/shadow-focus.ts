import type { KeyboardEvent } from 'react'

// Radix's components in a shadow root: Radix reads `document.activeElement`, which is only the root's host, and hides what is
// behind a layer only outside of the root.

function shadowRootOf(element: Element): ShadowRoot | undefined {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : undefined
}

const isRadio = (element: Element): element is HTMLInputElement => element.matches('input[type="radio"]')

/** The elements of a layer that Tab stops at, in order. In a group of radios it stops at the chosen one only. */
function tabStopsOf(layer: Element): HTMLElement[] {
  const radios = [...layer.querySelectorAll('*')].filter(isRadio)
  const isSkipped = (element: Element) =>
    isRadio(element) && !element.checked && radios.some(({ name, checked }) => checked && name === element.name)
  return [...layer.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isSkipped(element),
  )
}

/** Gives a layer that opens in a shadow root its initial focus: its first control, or itself where it has only links. */
export function focusFirstInShadow(event: Event): void {
  const layer = event.target
  const root = layer instanceof HTMLElement && shadowRootOf(layer)
  if (!root) return
  event.preventDefault()
  if (layer.contains(root.activeElement)) return
  const first = tabStopsOf(layer).find((element) => element.tagName !== 'A') ?? layer
  first.focus({ preventScroll: true })
  if (first instanceof HTMLInputElement) first.select()
}

/**
 * Hides what is behind a layer in its shadow root from screen readers. As outside of it, live regions are not hidden.
 *
 * @returns a function that shows it again
 */
export function hideOthersInShadow(layer: Element): () => void {
  const root = shadowRootOf(layer)
  const hidden: Element[] = []
  const shown = root ? [layer, ...root.querySelectorAll('[aria-live]')] : []
  function hideIn(parent: ParentNode) {
    for (const child of parent.children) {
      if (shown.includes(child) || child.ariaHidden) continue
      if (shown.some((element) => child.contains(element))) hideIn(child)
      else {
        child.ariaHidden = 'true'
        hidden.push(child)
      }
    }
  }
  if (root) hideIn(root)
  return () => {
    for (const element of hidden) element.ariaHidden = null
  }
}

/** Keeps Tab in a layer in a shadow root: from the last control to the first, and with Shift back. */
export function keepTabInShadow(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: layer, key, shiftKey } = event
  const root = shadowRootOf(layer)
  if (key !== 'Tab' || event.defaultPrevented || !root) return
  const stops = tabStopsOf(layer)
  const [edge, next] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const isAtEdge = root.activeElement === (edge ?? layer) || (shiftKey && root.activeElement === layer)
  if (!isAtEdge) return
  event.preventDefault()
  next?.focus()
}

/**
 * Moves the focus among the tabs of a list in a shadow root by arrow keys, Home and End. Radix leaves keys alone whose default
 * was prevented; its own search for the next tab would go past every one.
 *
 * @param arrowKeys the key of the previous tab and that of the next
 */
export function moveTabInShadow(
  event: KeyboardEvent<HTMLElement>,
  [previousKey, nextKey]: readonly [string, string],
): void {
  const { currentTarget: list, target, key } = event
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  if (hasModifier || !(target instanceof HTMLElement) || !shadowRootOf(list)) return
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')]
  const index = tabs.indexOf(target)
  const next = new Map([
    [previousKey, tabs.at(index - 1)],
    [nextKey, tabs[index + 1] ?? tabs[0]],
    ['Home', tabs[0]],
    ['End', tabs.at(-1)],
  ]).get(key)
  if (!next) return
  event.preventDefault()
  next.focus()
}
