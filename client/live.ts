import { liveListing, liveListingChange, livePath } from '@/contract'
import { type ListingChange, timers } from '@/domain'

/** Called with a listing that received an application or was changed, or with null when any listing may have been. */
export type LiveListener = (jobListingId: string | null) => void

/** Called with a changed listing, or with null when changes may have been missed. */
export type ListingChangeListener = (change: ListingChange | null) => void

const businessListeners = new Set<LiveListener>()
const studentListeners = new Set<ListingChangeListener>()
let source: EventSource | null = null
let reconnectTimer: ReturnType<typeof setTimeout> | undefined
/** Whether a stream was open before: a new one may have missed events. */
let wasConnected = false
/** What the business's listeners have not been called with yet: ids of changed listings, or null for any listing. */
let pendingIds = new Set<string | null>()
let notifyTimer: ReturnType<typeof setTimeout> | null = null
let reloadTimer: ReturnType<typeof setTimeout> | null = null

/** Calls the business's listeners once for a burst of events. */
function scheduleNotification(jobListingId: string | null): void {
  pendingIds.add(jobListingId)
  if (notifyTimer !== null) return
  notifyTimer = setTimeout(() => {
    // Null covers every listing.
    const changedIds = pendingIds.has(null) ? [null] : [...pendingIds]
    pendingIds = new Set()
    notifyTimer = null
    for (const listener of businessListeners) for (const id of changedIds) listener(id)
  }, timers.liveBurst)
}

/** Tells the student's listeners of missed events at a random moment: all students miss the same ones. */
function scheduleReload(): void {
  reloadTimer ??= setTimeout(() => {
    reloadTimer = null
    for (const listener of studentListeners) listener(null)
  }, Math.random() * timers.liveReloadSpread)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function handleListing({ data }: MessageEvent<string>): void {
  const event = liveListing.safeParse(parseJson(data))
  if (event.success) scheduleNotification(event.data.jobListingId)
}

function handleJobListing({ data }: MessageEvent<string>): void {
  const event = liveListingChange.safeParse(parseJson(data))
  if (!event.success) return
  for (const listener of studentListeners) listener(event.data)
}

function handleMissedEvents(): void {
  scheduleNotification(null)
  scheduleReload()
}

function handleHello(): void {
  if (wasConnected) handleMissedEvents()
  wasConnected = true
}

const listenerCount = () => businessListeners.size + studentListeners.size

/** Opens the stream while there are listeners and the page is visible: browsers allow few connections to one server. */
function updateStream(): void {
  clearTimeout(reconnectTimer)
  const isOpen = source !== null
  const isNeeded = listenerCount() > 0 && document.visibilityState === 'visible'
  if (isNeeded === isOpen) return
  source?.close()
  source = null
  if (!isNeeded) return
  const opened = new EventSource(livePath)
  source = opened
  opened.addEventListener('hello', handleHello)
  opened.addEventListener('refresh', handleMissedEvents)
  opened.addEventListener('listing', handleListing)
  opened.addEventListener('jobListing', handleJobListing)
  // The browser reconnects by itself, except after an answer other than 200.
  opened.addEventListener('error', () => {
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return
    source = null
    reconnectTimer = setTimeout(updateStream, timers.liveAgain)
  })
}

/** Adds a listener and opens the stream; returns the function that removes the listener, and with the last one closes it. */
function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  if (listenerCount() === 0) document.addEventListener('visibilitychange', updateStream)
  listeners.add(listener)
  updateStream()
  return () => {
    listeners.delete(listener)
    if (listenerCount() === 0) {
      wasConnected = false
      if (reloadTimer !== null) clearTimeout(reloadTimer)
      reloadTimer = null
      document.removeEventListener('visibilitychange', updateStream)
    }
    updateStream()
  }
}

/**
 * Follows the changes of the signed-in business's listings and their applications (GT-12). A lost stream is opened again
 * and the listener then called with null. Returns an unsubscribe.
 */
export function onLiveUpdate(listener: LiveListener): () => void {
  return listen(businessListeners, listener)
}

/**
 * Follows the changes of all listings, for the signed-in student (PF-09). A lost stream is opened again and the listener
 * called with null within `timers.liveReloadSpread`. Returns an unsubscribe.
 */
export function onListingChange(listener: ListingChangeListener): () => void {
  return listen(studentListeners, listener)
}
