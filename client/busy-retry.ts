import { timers } from '@/domain'

/** How often a call that a busy server refused is repeated. */
const maxBusyRetries = 2

/**
 * Makes an attempt, and repeats it a few seconds later while the server is too busy. Repeating is safe, because a busy
 * server refuses a call before it changes anything.
 * @param isBusy whether an outcome is such a refusal
 * @param signal stops repeating; undefined for none
 * @returns the outcome of the last attempt: the refusal when the server stayed too busy, or when the signal aborted
 */
export async function retryWhileBusy<Outcome>(
  attempt: () => Promise<Outcome>,
  isBusy: (outcome: Outcome) => boolean,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  let outcome = await attempt()
  for (let retries = 0; retries < maxBusyRetries; retries += 1) {
    if (signal?.aborted || !isBusy(outcome)) return outcome
    // Between half and one and a half times the average, so that all refused clients don't retry at the same moment.
    await new Promise((resolve) => setTimeout(resolve, timers.busyRetry * (0.5 + Math.random())))
    if (!signal?.aborted) outcome = await attempt()
  }
  return outcome
}
