import { useSyncExternalStore } from 'react'
import { timeAgo } from './time-ago'

const TICK_MS = 1000

/** The mounted components. They share one timer, which is stopped while there are none or the page is hidden. */
const watchers = new Set<() => void>()
let timer: number | undefined

function isNeeded(): boolean {
  return watchers.size > 0 && !document.hidden
}

function tick(): void {
  for (const watcher of watchers) watcher()
}

function startOrStop(): void {
  if (isNeeded() === (timer !== undefined)) return
  if (timer === undefined) {
    timer = window.setInterval(tick, TICK_MS)
  } else {
    window.clearInterval(timer)
    timer = undefined
  }
}

function onVisibilityChange(): void {
  startOrStop()
  // Update at once when the page becomes visible: the text may be an hour old.
  if (!document.hidden) tick()
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) document.addEventListener('visibilitychange', onVisibilityChange)
  watchers.add(watcher)
  startOrStop()
  return () => {
    watchers.delete(watcher)
    startOrStop()
    if (watchers.size === 0) document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}

const watchNothing = () => () => {}

/**
 * {@link timeAgo}, kept up to date. Renders only when the text changes.
 *
 * @param date an invalid date gives an empty string
 * @param now a fixed present instant; default: the clock
 * @param ago formats how long ago it was
 */
export function useTimeAgo(date: Date, now?: Date, ago: (date: Date, now: Date) => string = timeAgo): string {
  const getText = () => (Number.isNaN(date.getTime()) ? '' : ago(date, now ?? new Date()))
  return useSyncExternalStore(now ? watchNothing : watch, getText, getText)
}
