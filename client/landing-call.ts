// The calls of the landing page, without the session and the schemas of other calls, which its visitors do not load.
import { type FittingGig, isFittingGigs, isLiveWeeks, type LiveWeeks } from '@/contract'
import { retryWhileBusy } from './busy-retry.ts'
import { trackSlowCall } from './slow-calls.ts'

/** The status of a server that is too busy. */
const busyStatus = 503

/**
 * Fetches an answer that needs no account, up to three times while the server is too busy. Null when the server refused
 * the call or was not reached, the call was aborted, or the answer was invalid.
 */
async function fetchPublic<Answer>(
  path: string,
  isAnswer: (value: unknown) => value is Answer,
  callerSignal: AbortSignal,
): Promise<Answer | null> {
  async function attempt(): Promise<Answer | 'busy' | null> {
    try {
      return await trackSlowCall(callerSignal, async (signal) => {
        const response = await fetch(`/api/public/${path}`, { credentials: 'same-origin', signal })
        if (response.status === busyStatus) return 'busy'
        const answer: unknown = response.ok ? await response.json() : null
        return isAnswer(answer) ? answer : null
      })
    } catch {
      // Offline, aborted, or no JSON.
      return null
    }
  }
  const outcome = await retryWhileBusy(attempt, (answer) => answer === 'busy', callerSignal)
  return outcome === 'busy' ? null : outcome
}

/** The rosters of all live listings; null when they could not be loaded. */
export function loadLiveWeeks(signal: AbortSignal): Promise<LiveWeeks | null> {
  return fetchPublic('live-weeks', isLiveWeeks, signal)
}

/** The newest live listings whose every shift slot is in the mask; null when they could not be loaded. */
export async function loadFittingGigs(mask: number, signal: AbortSignal): Promise<readonly FittingGig[] | null> {
  const answer = await fetchPublic(`fitting-gigs?mask=${mask}`, isFittingGigs, signal)
  return answer?.gigs ?? null
}
