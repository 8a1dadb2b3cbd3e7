/** The element that has the focus, also in a shadow root, whose host is all that `document.activeElement` tells. */
export function focusedElement(): Element | null {
  let { activeElement } = document
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
  return activeElement
}
