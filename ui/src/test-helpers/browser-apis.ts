class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Adds what an object lacks; what exists is left alone. */
function define(target: object, missing: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
}

/**
 * Defines the browser APIs that the components use and jsdom lacks: observers, media queries, popovers, and the geometry
 * the editor asks for. Call it once before your tests, in a set-up file. A real browser needs none of it, and keeps its own.
 */
export function stubBrowserApis(): void {
  const noRectangle = () => new DOMRect()
  const noRectangles = () => []
  define(globalThis, {
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
    scrollTo: () => {},
    DOMRect: class {
      x = 0
      y = 0
      width = 0
      height = 0
      top = 0
      right = 0
      bottom = 0
      left = 0
    },
  })
  define(Element.prototype, {
    scrollIntoView: () => {},
    scrollTo: () => {},
    hasPointerCapture: () => false,
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
  })
  define(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.removeAttribute('popover')
    },
    hidePopover(this: HTMLElement) {
      this.setAttribute('popover', 'manual')
    },
  })
  define(Range.prototype, { getBoundingClientRect: noRectangle, getClientRects: noRectangles })
  define(document, { elementFromPoint: () => null })
}
