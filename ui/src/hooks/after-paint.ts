/** The longest wait for a frame, in milliseconds: a background tab paints none. */
const maxWaitMs = 1000

/**
 * Calls a function once, after the next frame is painted, so that slow work does not delay the paint of a press. In a
 * page that paints no frames, such as a background tab, after a second. Returns a function that cancels the call.
 */
export function afterPaint(callback: () => void): () => void {
  let isPending = true
  function finish(): void {
    if (!isPending) return
    isPending = false
    callback()
  }
  // A new task, because the browser paints after a frame's callbacks.
  requestAnimationFrame(() => setTimeout(finish))
  setTimeout(finish, maxWaitMs)
  return () => {
    isPending = false
  }
}
