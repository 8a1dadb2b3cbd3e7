// Sends what a business does with its applicants, from the outbox.
import { call, type Delivery, fitsBeacon, type Outcome, sendBeacon } from '@/client'
import { type Failure, type FailureCode, isFailure, type RequestOf } from '@/contract'
import { payloadsOf, type QueuedAction } from './candidate-actions'

/** Called with an application whose actions the server refused for good. */
type RefusalHandler = (jobListingId: string, applicationId: string, refusal: Failure) => void

/**
 * Sends the queued actions in as few calls as their size allows, each for one listing.
 * @param isLeaving whether the page is being unloaded, so that only a beacon arrives
 */
export async function sendActions(
  queued: QueuedAction[],
  isLeaving: boolean,
  onRefused: RefusalHandler,
): Promise<Delivery> {
  const payloads = payloadsOf(queued)
  if (isLeaving) {
    for (const payload of payloads.filter(fitsBeacon)) sendBeacon('beaconActionOnCandidate', payload)
    // A beacon has no answer: the items stay and are sent again on the next load, where the server skips repeats.
    return 'retry'
  }
  const deliveries = await Promise.all(payloads.map((payload) => sendPayload(payload, onRefused)))
  // One payload to retry keeps the whole batch: the server skips the actions it already has.
  if (deliveries.includes('retry')) return 'retry'
  return deliveries.includes('refused') ? 'refused' : 'sent'
}

/**
 * Sends the actions on one listing. If the server refuses them, sends one call for each application, because the server
 * refuses all of them when one application was withdrawn.
 */
async function sendPayload(payload: RequestOf<'actionOnCandidate'>, onRefused: RefusalHandler): Promise<Delivery> {
  const outcome = await call('actionOnCandidate', payload)
  const delivery = deliveryOf(outcome)
  if (delivery !== 'refused') return delivery
  const byApplication = Object.entries(payload.actionOnCandidate)
  if (byApplication.length > 1) {
    const deliveries = await Promise.all(
      byApplication.map(([id, actions]) =>
        sendPayload({ ...payload, actionOnCandidate: { [id]: actions } }, onRefused),
      ),
    )
    return deliveries.includes('retry') ? 'retry' : 'refused'
  }
  const [[applicationId] = []] = byApplication
  if (isFailure(outcome) && applicationId) onRefused(payload.jobListingId, applicationId, outcome)
  return 'refused'
}

/** The refusals that a retry would get again. */
const permanentRefusals: readonly FailureCode[] = ['notFound', 'invalid', 'forbidden']

/** What the outbox does with a batch after the outcome of a call. */
function deliveryOf(outcome: Outcome<'actionOnCandidate'>): Delivery {
  if (outcome === null) return 'retry'
  if (!isFailure(outcome)) return 'sent'
  return permanentRefusals.includes(outcome.code) ? 'refused' : 'retry'
}
