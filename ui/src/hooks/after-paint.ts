/** Longest wait for a frame, in milliseconds: a page in the background draws none. */
const maxWaitMs = 250

/**
 * Calls a function once, after the next frame is drawn, so that a press gets its picture first. In a page that draws no frames,
 * such as a background tab, after 250 ms. Returns a function that cancels the call.
 */
export function afterPaint(callback: () => void): () => void {
  const fallback = setTimeout(finish, maxWaitMs)
  let task: ReturnType<typeof setTimeout>
  // A task of its own, because the browser draws only after a frame's callbacks.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(finish)
  })
  function cancel(): void {
    clearTimeout(fallback)
    clearTimeout(task)
    cancelAnimationFrame(frame)
  }
  function finish(): void {
    cancel()
    callback()
  }
  return cancel
}
