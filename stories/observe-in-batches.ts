/**
 * Has every observer of what is in view hear of two changes at once, the last of which is what is so now: a busy
 * browser tells of them together.
 * @returns ends it
 */
export function observeInBatches(): () => void {
  const Observer = window.IntersectionObserver
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        const before = entries.map(
          (entry): IntersectionObserverEntry =>
            Object.create(entry, { isIntersecting: { value: !entry.isIntersecting } }),
        )
        callback([...before, ...entries], observer)
      }, options)
    }
  }
  return () => {
    window.IntersectionObserver = Observer
  }
}
