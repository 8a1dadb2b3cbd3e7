import { useSyncExternalStore } from 'react'

const TICK_MS = 1000

/** The mounted components. They share one timer, which is stopped while there are none or the page is hidden. */
const watchers = new Set<() => void>()
let timer: number | undefined

function tick(): void {
  for (const watcher of watchers) watcher()
}

function startOrStop(): void {
  const isNeeded = watchers.size > 0 && !document.hidden
  if (isNeeded === (timer !== undefined)) return
  window.clearInterval(timer)
  timer = isNeeded ? window.setInterval(tick, TICK_MS) : undefined
}

function handleVisibilityChange(): void {
  startOrStop()
  // Update at once when the page becomes visible: the text may be an hour old.
  if (!document.hidden) tick()
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) document.addEventListener('visibilitychange', handleVisibilityChange)
  watchers.add(watcher)
  startOrStop()
  return () => {
    watchers.delete(watcher)
    startOrStop()
    if (watchers.size === 0) document.removeEventListener('visibilitychange', handleVisibilityChange)
  }
}

const watchNothing = () => () => {}

/**
 * How long ago an instant was, kept up to date. Renders only when the text changes.
 *
 * @param date an invalid date gives an empty string
 * @param now a fixed present instant; default: the clock
 * @param ago formats how long ago it was
 * @param serverText formats the date without knowing the present: the text on a server and during hydration, unless `now`
 * is given. The relative text follows as soon as the page is hydrated
 */
export function useTimeAgo(
  date: Date,
  now: Date | undefined,
  ago: (date: Date, now: Date) => string,
  serverText: (date: Date) => string,
): string {
  const ifValid = (format: () => string) => (Number.isNaN(date.getTime()) ? '' : format())
  return useSyncExternalStore(
    now ? watchNothing : watch,
    () => ifValid(() => ago(date, now ?? new Date())),
    () => ifValid(() => (now ? ago(date, now) : serverText(date))),
  )
}
