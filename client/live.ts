// The stream of live updates: server-sent events about the listings that the signed-in account may see. Its events are
// - `hello`, the first of each stream;
// - `listing`, for a business: one of its listings has changed or has a new application;
// - `jobListing`, for a student: a changed listing;
// - `refresh`: events may have been lost.
import { liveListing, liveListingChange, livePath } from '@/contract'
import { type ListingChange, timers } from '@/domain'
import { parseJson } from './json.ts'

/** Called with the id of a listing that has changed or has a new application; null stands for any listing. */
type LiveListener = (jobListingId: string | null) => void

/** Called with a changed listing, or with null when changes may have been missed. */
type ListingChangeListener = (change: ListingChange | null) => void

const businessListeners = new Set<LiveListener>()
const studentListeners = new Set<ListingChangeListener>()
/** The open stream; null without one. */
let source: EventSource | null = null
/** The timer that opens the stream again after the server refused it. */
let reconnectTimer: ReturnType<typeof setTimeout> | undefined
/** Whether a stream was open before: events between it and the next one are missed. */
let wasConnected = false
/** The ids of changed listings to call the business's listeners with; null means any listing. */
let pendingIds = new Set<string | null>()
/** The timer of the next call to the business's listeners; null without one. */
let notifyTimer: ReturnType<typeof setTimeout> | null = null
/** The timer of the call to the student's listeners after missed events; null without one. */
let reloadTimer: ReturnType<typeof setTimeout> | null = null

/** Calls the business's listeners once for a burst of events, `timers.liveBurst` after the first of them. */
function scheduleNotification(jobListingId: string | null): void {
  pendingIds.add(jobListingId)
  if (notifyTimer !== null) return
  notifyTimer = setTimeout(() => {
    // Null covers every listing.
    const changedIds = pendingIds.has(null) ? [null] : [...pendingIds]
    pendingIds = new Set()
    notifyTimer = null
    for (const listener of businessListeners) {
      for (const id of changedIds) listener(id)
    }
  }, timers.liveBurst)
}

/**
 * Calls the student's listeners for missed events, at a random moment within `timers.liveReloadSpread`: all students
 * miss the same events, and would load their sessions at once.
 */
function scheduleReload(): void {
  reloadTimer ??= setTimeout(() => {
    reloadTimer = null
    for (const listener of studentListeners) listener(null)
  }, Math.random() * timers.liveReloadSpread)
}

function handleListingEvent({ data }: MessageEvent<string>): void {
  const event = liveListing.safeParse(parseJson(data))
  if (event.success) scheduleNotification(event.data.jobListingId)
}

function handleListingChangeEvent({ data }: MessageEvent<string>): void {
  const event = liveListingChange.safeParse(parseJson(data))
  if (!event.success) return
  for (const listener of studentListeners) listener(event.data)
}

function handleMissedEvents(): void {
  scheduleNotification(null)
  scheduleReload()
}

/** A stream after the first may have missed events while there was none. */
function handleHello(): void {
  if (wasConnected) handleMissedEvents()
  wasConnected = true
}

/** Drops the scheduled calls, so that a listener is never called with events from before its time. */
function dropPendingCalls(): void {
  for (const timer of [notifyTimer, reloadTimer]) if (timer !== null) clearTimeout(timer)
  notifyTimer = null
  reloadTimer = null
  pendingIds = new Set()
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
  const stream = new EventSource(livePath)
  source = stream
  stream.addEventListener('hello', handleHello)
  stream.addEventListener('refresh', handleMissedEvents)
  stream.addEventListener('listing', handleListingEvent)
  stream.addEventListener('jobListing', handleListingChangeEvent)
  // The browser reconnects by itself, except after an answer other than 200.
  stream.addEventListener('error', () => {
    if (stream.readyState !== EventSource.CLOSED || source !== stream) return
    source = null
    reconnectTimer = setTimeout(updateStream, timers.liveReopen)
  })
}

/** Adds a listener and opens the stream. Returns an unsubscribe, which closes the stream with the last listener. */
function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  if (listenerCount() === 0) document.addEventListener('visibilitychange', updateStream)
  listeners.add(listener)
  updateStream()
  return () => {
    listeners.delete(listener)
    if (listenerCount() === 0) {
      wasConnected = false
      dropPendingCalls()
      document.removeEventListener('visibilitychange', updateStream)
    }
    updateStream()
  }
}

/**
 * Follows the changes of the signed-in business's listings and their applications (GT-12). A lost stream is opened
 * again and the listener then called with null. Returns an unsubscribe.
 */
export function onLiveUpdate(listener: LiveListener): () => void {
  return listen(businessListeners, listener)
}

/**
 * Follows the changes of all listings, for the signed-in student (PF-09). A lost stream is opened again and the
 * listener called with null within `timers.liveReloadSpread`. Returns an unsubscribe.
 */
export function onListingChange(listener: ListingChangeListener): () => void {
  return listen(studentListeners, listener)
}
