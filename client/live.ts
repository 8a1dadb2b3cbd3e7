import { liveListing, livePath } from '@/contract'
import { timers } from '@/domain'

/** Called with the listing that has an application more or was changed, or with null when anything may have happened. */
export type LiveListener = (jobListingId: string | null) => void

const listeners = new Set<LiveListener>()
let source: EventSource | null = null
let again: ReturnType<typeof setTimeout> | undefined
/** Whether the stream was there before: a new one may have missed something. */
let followedBefore = false
/** The listings heard of since the listeners were last told. */
let heard = new Set<string | null>()
let burst: ReturnType<typeof setTimeout> | null = null

/** Tells of a burst once. */
function tell(jobListingId: string | null): void {
  heard.add(jobListingId)
  if (burst !== null) return
  burst = setTimeout(() => {
    const news = heard.has(null) ? [null] : [...heard]
    heard = new Set()
    burst = null
    for (const listener of listeners) for (const each of news) listener(each)
  }, timers.liveBurst)
}

function handleListing({ data }: MessageEvent<string>): void {
  try {
    const { data: told } = liveListing.safeParse(JSON.parse(data))
    if (told) tell(told.jobListingId)
  } catch {
    // Not what our server says.
  }
}

function handleHello(): void {
  if (followedBefore) tell(null)
  followedBefore = true
}

/** Opens the stream while somebody listens and the page is looked at: browsers allow few connections to one server. */
function follow(): void {
  clearTimeout(again)
  const wanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (wanted === (source !== null)) return
  source?.close()
  source = null
  if (!wanted) return
  const opened = new EventSource(livePath)
  source = opened
  opened.addEventListener('hello', handleHello)
  opened.addEventListener('refresh', () => tell(null))
  opened.addEventListener('listing', handleListing)
  // The browser connects again by itself, but for an answer it takes as a no.
  opened.addEventListener('error', () => {
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return
    source = null
    again = setTimeout(follow, timers.liveAgain)
  })
}

/**
 * Follows the applications that come in for the business signed in here (GT-12). A stream that was lost is opened again
 * and the listener then told null. Returns an end to it.
 */
export function onLiveUpdate(listener: LiveListener): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', follow)
  listeners.add(listener)
  follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      followedBefore = false
      document.removeEventListener('visibilitychange', follow)
    }
    follow()
  }
}
