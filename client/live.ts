import { liveListing, livePath } from '@/contract'
import { timers } from '@/domain'

/** Called with a listing that received an application or was changed, or with null when any listing may have been. */
export type LiveListener = (jobListingId: string | null) => void

const listeners = new Set<LiveListener>()
let source: EventSource | null = null
let reconnectTimer: ReturnType<typeof setTimeout> | undefined
/** Whether a stream was open before: a new one may have missed events. */
let wasConnected = false
/** The changed listings that the listeners have not been called with yet. */
let pending = new Set<string | null>()
let notifyTimer: ReturnType<typeof setTimeout> | null = null

/** Calls the listeners once for a burst of events. */
function scheduleNotification(jobListingId: string | null): void {
  pending.add(jobListingId)
  if (notifyTimer !== null) return
  notifyTimer = setTimeout(() => {
    const changed = pending.has(null) ? [null] : [...pending]
    pending = new Set()
    notifyTimer = null
    for (const listener of listeners) for (const each of changed) listener(each)
  }, timers.liveBurst)
}

function handleListing({ data }: MessageEvent<string>): void {
  try {
    const { data: event } = liveListing.safeParse(JSON.parse(data))
    if (event) scheduleNotification(event.jobListingId)
  } catch {
    // Not an event of our server.
  }
}

function handleHello(): void {
  if (wasConnected) scheduleNotification(null)
  wasConnected = true
}

/** Opens the stream while there are listeners and the page is visible: browsers allow few connections to one server. */
function follow(): void {
  clearTimeout(reconnectTimer)
  const wanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (wanted === (source !== null)) return
  source?.close()
  source = null
  if (!wanted) return
  const opened = new EventSource(livePath)
  source = opened
  opened.addEventListener('hello', handleHello)
  opened.addEventListener('refresh', () => scheduleNotification(null))
  opened.addEventListener('listing', handleListing)
  // The browser reconnects by itself, except after an answer other than 200.
  opened.addEventListener('error', () => {
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return
    source = null
    reconnectTimer = setTimeout(follow, timers.liveAgain)
  })
}

/**
 * Follows the changes of the signed-in business's listings and their applications (GT-12). A lost stream is opened again
 * and the listener then called with null. Returns an unsubscribe.
 */
export function onLiveUpdate(listener: LiveListener): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', follow)
  listeners.add(listener)
  follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      wasConnected = false
      document.removeEventListener('visibilitychange', follow)
    }
    follow()
  }
}
