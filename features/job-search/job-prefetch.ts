// Requests a listing that may be opened next while its card is only hovered or focused, so that it opens sooner.
import { call } from '@/client'
import { isFailure } from '@/contract'
import { clock } from '@/domain'

/** How long a prefetched answer is fresh, in milliseconds. */
const prefetchFreshMs = 10_000

/** The latest prefetch, of the card that the mouse or the focus rested on last; null without one. */
let prefetchRequest: { jobId: string; sentAtMs: number; outcome: ReturnType<typeof requestJob> } | null = null

const requestJob = (jobId: string, options: { signal: AbortSignal } | { signInAgain: false }) =>
  call('job', undefined, { params: { jobListingId: jobId }, ...options })

/** Requests a listing in place of the one prefetched before, unless that is the same listing. */
export function prefetchJob(jobId: string): void {
  if (prefetchRequest?.jobId === jobId) return
  // Nothing was pressed, so an ended session opens no dialog.
  const outcome = requestJob(jobId, { signInAgain: false })
  prefetchRequest = { jobId, sentAtMs: clock.now().getTime(), outcome }
}

/** Loads a listing with its detail: by its prefetch, while that is fresh and did not fail, else by a request. */
export async function loadJob(jobId: string, signal: AbortSignal) {
  const request = prefetchRequest
  prefetchRequest = null
  const isFresh = request?.jobId === jobId && clock.now().getTime() - request.sentAtMs < prefetchFreshMs
  const prefetched = isFresh && (await request.outcome)
  return prefetched && !isFailure(prefetched) ? prefetched : requestJob(jobId, { signal })
}

/** Forgets the prefetch, whose outcome the next account must not see. */
export function forgetPrefetch(): void {
  prefetchRequest = null
}
