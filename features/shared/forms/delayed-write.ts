import { afterPaint } from '@campus-gigs/ui'

/** A write to storage after the next frame, so that it does not delay the paint of a key press. */
export interface DelayedWrite {
  /** Writes after the next frame, or when the page is unloaded before. Several calls in one frame write once. */
  schedule: () => void
  /** Cancels the scheduled write. */
  cancel: () => void
}

/** @param write writes the state that is current when it is called */
export function createDelayedWrite(write: () => void): DelayedWrite {
  let pending: AbortController | null = null

  function cancel(): void {
    pending?.abort()
    pending = null
  }

  function writePending(): void {
    cancel()
    write()
  }

  return {
    schedule() {
      if (pending) return
      pending = new AbortController()
      const { signal } = pending
      signal.addEventListener('abort', afterPaint(writePending))
      // In the capturing phase, before the client sends what is stored.
      window.addEventListener('pagehide', writePending, { capture: true, signal })
    },
    cancel,
  }
}
