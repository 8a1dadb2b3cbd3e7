/**
 * Detects the end of other tabs: a tab holds a lock while it has unsent items, and the browser releases the locks of a
 * page that ends. Without Web Locks, as over plain HTTP, the end of a tab is not detected.
 * @param onTabEnded called when another tab has released its lock
 */
export function createTabLocks(prefix: string, ownTabId: string, onTabEnded: () => Promise<unknown>) {
  /** Releases this tab's lock; null while the tab does not hold it. */
  let releaseOwn: (() => void) | null = null
  const awaitedTabs = new Set<string>()

  /** Runs a function once the lock is free, and holds it until the function has ended. */
  function withLock(tabId: string, run: () => Promise<void>): void {
    navigator.locks?.request(prefix + tabId, run).catch(() => undefined)
  }

  return {
    /** Holds this tab's lock until `release`. */
    hold(): void {
      if (releaseOwn) return
      const untilReleased = new Promise<void>((resolve) => {
        releaseOwn = resolve
      })
      withLock(ownTabId, () => untilReleased)
    },
    /** Call it after the last item is sent: browsers keep no page that holds a lock in the back-forward cache. */
    release(): void {
      releaseOwn?.()
      releaseOwn = null
    },
    /** Waits in the background until another tab has ended or has no unsent items. */
    awaitEnd(tabId: string): void {
      if (awaitedTabs.has(tabId)) return
      awaitedTabs.add(tabId)
      withLock(tabId, async () => {
        awaitedTabs.delete(tabId)
        await onTabEnded()
      })
    },
  }
}
