// Requests a listing that may be opened next while its card is only hovered or focused, so that it opens sooner.
import { call } from '@/client'
import { clock } from '@/domain'

/** How long a prefetched answer is fresh, in milliseconds. */
const prefetchFreshMs = 10_000
/** How long the mouse or the focus rests on a card before its listing is requested, in milliseconds. */
const prefetchDelayMs = 60

/** The latest prefetch, of the card that the mouse or the focus rested on last; null without one. */
let prefetchRequest: { jobId: string; sentAtMs: number; outcome: ReturnType<typeof requestJob> } | null = null
let prefetchTimer: ReturnType<typeof setTimeout> | undefined

/** Requests a listing with its detail. */
export const requestJob = (jobId: string, signal?: AbortSignal) =>
  call('job', undefined, { params: { jobListingId: jobId }, ...(signal && { signal }) })

/**
 * Requests a listing after `prefetchDelayMs`, unless another listing is prefetched before then. A listing that is
 * requested already is not requested again.
 * @param isNeeded whether the listing may still have to be loaded, checked after the delay
 */
export function prefetchJob(jobId: string, isNeeded: () => boolean): void {
  clearTimeout(prefetchTimer)
  prefetchTimer = setTimeout(() => {
    if (prefetchRequest?.jobId !== jobId && isNeeded())
      prefetchRequest = { jobId, sentAtMs: clock.now().getTime(), outcome: requestJob(jobId) }
  }, prefetchDelayMs)
}

/** Returns the outcome of a listing's prefetch and forgets it; null without a fresh one. */
export function consumePrefetchedOutcome(jobId: string) {
  const request = prefetchRequest
  prefetchRequest = null
  return request?.jobId === jobId && clock.now().getTime() - request.sentAtMs < prefetchFreshMs ? request.outcome : null
}

/** Drops the prefetch, also one that waits for its delay. */
export function clearPrefetch(): void {
  clearTimeout(prefetchTimer)
  prefetchRequest = null
}
