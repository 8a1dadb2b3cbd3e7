import type { ToastOptions } from './toast'

/** A toast on the screen. */
export interface QueuedToast {
  id: string
  options: ToastOptions
}

/** How long a toast is shown, in milliseconds: long enough to read it twice, longer with an action. */
export function durationOf({ durationMs, tone, action }: ToastOptions): number {
  if (durationMs !== undefined) return durationMs
  if (tone === 'danger') return Number.POSITIVE_INFINITY
  return action ? 20_000 : 7_000
}

/**
 * Adds a toast at the end, or replaces the one with its id. Past the limit the oldest toasts are removed: first those that
 * would disappear by themselves.
 */
export function putToast(toasts: readonly QueuedToast[], id: string, options: ToastOptions, limit: number) {
  const isShown = toasts.some((toast) => toast.id === id)
  if (isShown) return toasts.map((toast) => (toast.id === id ? { id, options } : toast))
  const next = [...toasts, { id, options }]
  while (next.length > Math.max(1, limit)) {
    const transient = next.slice(0, -1).findIndex((toast) => Number.isFinite(durationOf(toast.options)))
    next.splice(Math.max(0, transient), 1)
  }
  return next
}

/** Joins texts, without empty ones, as sentences: screen readers pause at punctuation, but not between adjacent texts. */
export function spokenText(texts: readonly (string | undefined)[], pause: string): string {
  const sentences = texts.flatMap((text) => text || [])
  return sentences
    .map((text) => (/\p{Po}$/u.test(text) ? `${text} ` : text + pause))
    .join('')
    .trim()
}
