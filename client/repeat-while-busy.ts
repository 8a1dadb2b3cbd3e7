import { timers } from '@/domain'

/** Further attempts of a call that a busy server refused. */
const maxBusyRepeats = 2

/**
 * Makes an attempt, and repeats it a few seconds later when the server was too busy: it refuses such calls with
 * `unavailable` before it changes anything. After the last attempt the outcome is the refusal.
 */
export async function repeatWhileBusy<Outcome>(
  attempt: () => Promise<Outcome>,
  isBusy: (outcome: Outcome) => boolean,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  let outcome = await attempt()
  for (let repeats = 0; repeats < maxBusyRepeats; repeats += 1) {
    if (signal?.aborted || !isBusy(outcome)) return outcome
    // Spread, because everybody was refused at once.
    await new Promise((resolve) => setTimeout(resolve, timers.busyRepeat * (0.5 + Math.random())))
    if (!signal?.aborted) outcome = await attempt()
  }
  return outcome
}
