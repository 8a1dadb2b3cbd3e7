/** Longest wait for a frame, in milliseconds: a page in the background draws none. */
const maxWaitMs = 250

/**
 * Calls a function once, after the next frame is drawn, so that a press gets its picture first. In a page that draws no
 * frames, such as a background tab, after 250 ms. Returns a function that cancels the call.
 */
export function afterPaint(callback: () => void): () => void {
  let isPending = true
  function finish(): void {
    if (!isPending) return
    isPending = false
    callback()
  }
  // A task of its own, because the browser draws after a frame's callbacks.
  requestAnimationFrame(() => setTimeout(finish))
  setTimeout(finish, maxWaitMs)
  return () => {
    isPending = false
  }
}
