import { useSyncExternalStore } from 'react'
import { timeAgo } from './time-ago'

const TICK = 1000

/** Everyone who shows a time. They share one timer, which rests while nobody does or nobody can see it. */
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
    timer = window.setInterval(tick, TICK)
  } else {
    window.clearInterval(timer)
    timer = undefined
  }
}

function onVisibilityChange(): void {
  startOrStop()
  // What was hidden for an hour should not say "just now" for another second.
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
 * {@link timeAgo}, kept up to date. The component is drawn again only when the words change.
 *
 * @param date an instant that cannot be read gives no words
 * @param now stands still at this instant; without it the words follow the clock
 * @param ago says how long ago it was
 */
export function useTimeAgo(date: Date, now?: Date, ago: (date: Date, now: Date) => string = timeAgo): string {
  const words = () => (Number.isNaN(date.getTime()) ? '' : ago(date, now ?? new Date()))
  return useSyncExternalStore(now ? watchNothing : watch, words, words)
}
