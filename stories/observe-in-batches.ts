/**
 * Makes every intersection observer deliver two entries in one callback, the last of which is current, as a busy
 * browser does.
 * @returns a function that restores the browser's observers
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
