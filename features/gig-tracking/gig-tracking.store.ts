import { proxy } from 'valtio'
import { z } from 'zod'
import {
  type ApplicantRating,
  type BusinessJobListing,
  candidateAction,
  clock,
  type FailureCode,
  isFailure,
  messages,
  type requests,
  timers,
} from '@/contract'
import { call, createOutbox, type Delivery, fitsBeacon, type Outcome, sendBeacon } from '@/contract/client'
import { ratingAction } from './ratings'

/** What the page of one gig shows. */
export type TrackingState =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; gig: BusinessJobListing }

/** The one gig that is open, and why its last ratings were not kept. */
export const tracking: { gigId: string | null; state: TrackingState; refusal: string | null } = proxy({
  gigId: null,
  state: { phase: 'loading' },
  refusal: null,
})

const queuedAction = z.object({ jobListingId: z.uuid(), applicationId: z.uuid(), action: candidateAction })
type QueuedAction = z.infer<typeof queuedAction>

/** What one call takes of an application, and about what a beacon holds. */
const actionsPerCall = 50

type Payload = z.input<typeof requests.actionOnCandidate>

/** The payloads of a batch: of one listing and at most fifty actions each, in the order things were done. */
export function payloadsOf(items: readonly QueuedAction[]): Payload[] {
  const payloads: Payload[] = []
  for (const jobListingId of new Set(items.map((item) => item.jobListingId))) {
    const ofListing = items.filter((item) => item.jobListingId === jobListingId)
    for (let start = 0; start < ofListing.length; start += actionsPerCall) {
      const actionOnCandidate: Payload['actionOnCandidate'] = {}
      for (const { applicationId, action } of ofListing.slice(start, start + actionsPerCall))
        actionOnCandidate[applicationId] = [...(actionOnCandidate[applicationId] ?? []), action]
      payloads.push({ jobListingId, actionOnCandidate })
    }
  }
  return payloads
}

const lastingRefusals: readonly FailureCode[] = ['notFound', 'invalid', 'forbidden']

function deliveryOf(outcome: Outcome<'actionOnCandidate'>): Delivery {
  if (outcome === null) return 'retry'
  if (!isFailure(outcome)) return 'sent'
  return lastingRefusals.includes(outcome.code) ? 'refused' : 'retry'
}

async function send(items: QueuedAction[], { leaving }: { leaving: boolean }): Promise<Delivery> {
  const payloads = payloadsOf(items)
  if (leaving) {
    for (const payload of payloads) if (fitsBeacon(payload)) sendBeacon('beaconActionOnCandidate', payload)
    // A beacon has no answer: the items stay and are sent again on the next load, where the server skips repeats.
    return 'retry'
  }
  const deliveries = await Promise.all(
    payloads.map(async (payload) => {
      const outcome = await call('actionOnCandidate', payload)
      const delivery = deliveryOf(outcome)
      if (delivery === 'refused' && isFailure(outcome) && payload.jobListingId === tracking.gigId) {
        tracking.refusal = outcome.message
        // What the server holds takes the place of what it would not take.
        void openGig(payload.jobListingId)
      }
      return delivery
    }),
  )
  // One that may still get through keeps them all: the server skips those that already have.
  if (deliveries.includes('retry')) return 'retry'
  return deliveries.includes('refused') ? 'refused' : 'sent'
}

/** Ratings on their way to the server: ten seconds after the last change, on page-hide, sign-out and the next load. */
export const candidateActionsOutbox = createOutbox({
  name: 'candidate-actions',
  item: queuedAction,
  delay: timers.candidateActionFlush,
  send,
})

/** A gig with the ratings that have not reached the server yet. */
function withPending(gig: BusinessJobListing): BusinessJobListing {
  const pending = candidateActionsOutbox.pending().filter((each) => each.jobListingId === gig.id)
  return {
    ...gig,
    Application: gig.Application.map((application) => {
      const known = new Set(application.candidateActions.map((action) => action.changedAt))
      const waiting = pending.filter(
        (each) => each.applicationId === application.id && !known.has(each.action.changedAt),
      )
      return {
        ...application,
        candidateActions: [...application.candidateActions, ...waiting.map((each) => each.action)],
      }
    }),
  }
}

/** Opens a gig: asks the server for it and everybody who applied. A gig already shown stays while it is asked again. */
export async function openGig(jobListingId: string): Promise<void> {
  if (tracking.gigId !== jobListingId) Object.assign(tracking, { state: { phase: 'loading' }, refusal: null })
  tracking.gigId = jobListingId
  const outcome = await call('gig', undefined, { params: { jobListingId } })
  if (tracking.gigId !== jobListingId) return
  if (outcome !== null && !isFailure(outcome)) {
    tracking.state = { phase: 'ready', gig: withPending(outcome.jobListing) }
  } else if (outcome?.code === 'notFound') {
    tracking.state = { phase: 'missing' }
  } else if (tracking.state.phase !== 'ready') {
    tracking.state = { phase: 'failed', message: outcome?.message ?? messages.general.offline }
  }
}

/** Rates an applicant: shown at once, sent with the outbox; a repeat of the latest rating is skipped. */
export function rate(applicationId: string, rating: ApplicantRating): void {
  if (tracking.state.phase !== 'ready') return
  const { gig } = tracking.state
  const application = gig.Application.find((each) => each.id === applicationId)
  const action = application && ratingAction(application.candidateActions, rating, clock.now())
  if (!application || !action) return
  tracking.refusal = null
  application.candidateActions.push(action)
  candidateActionsOutbox.add({ jobListingId: gig.id, applicationId, action })
}
