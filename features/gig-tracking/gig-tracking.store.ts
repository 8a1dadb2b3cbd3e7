import { proxy } from 'valtio'
import { z } from 'zod'
import {
  type ApplicantRating,
  type BusinessJobListing,
  type CandidateAction,
  candidateAction,
  clock,
  type FailureCode,
  isFailure,
  messages,
  type ResponseOf,
  type requests,
  timers,
} from '@/contract'
import { call, createOutbox, type Delivery, fitsBeacon, type Outcome, sendBeacon } from '@/contract/client'
import { type ContactStatus, contactAction } from './contacts'
import { ratingAction } from './ratings'

/** What the page of one gig shows. */
export type TrackingState =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; gig: BusinessJobListing; supportEmail: string }

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

/** Ratings and contacts on their way to the server: ten seconds after the last change, on page-hide, sign-out and the next load. */
export const candidateActionsOutbox = createOutbox({
  name: 'candidate-actions',
  item: queuedAction,
  delay: timers.candidateActionFlush,
  send,
})

/** Puts an action on one of a gig's applications; who has one waits no more. */
function putAction(gig: BusinessJobListing, applicationId: string, action: CandidateAction): void {
  const application = gig.Application.find((each) => each.id === applicationId)
  if (!application || application.candidateActions.some(({ changedAt }) => changedAt === action.changedAt)) return
  if (application.candidateActions.length === 0) gig.applicants.waiting = Math.max(0, gig.applicants.waiting - 1)
  application.candidateActions.push(action)
}

/** Takes in what the server says of the open gig, with the actions that have not reached it yet. */
export function receiveGig({ jobListing, supportEmail }: ResponseOf<'gig'>): void {
  for (const { jobListingId, applicationId, action } of candidateActionsOutbox.pending())
    if (jobListingId === jobListing.id) putAction(jobListing, applicationId, action)
  tracking.state = { phase: 'ready', gig: jobListing, supportEmail }
}

/** Opens a gig: asks the server for it and everybody who applied. A gig already shown stays while it is asked again. */
export async function openGig(jobListingId: string): Promise<void> {
  if (tracking.gigId !== jobListingId) Object.assign(tracking, { state: { phase: 'loading' }, refusal: null })
  tracking.gigId = jobListingId
  const outcome = await call('gig', undefined, { params: { jobListingId } })
  if (tracking.gigId !== jobListingId) return
  if (outcome !== null && !isFailure(outcome)) {
    receiveGig(outcome)
  } else if (outcome?.code === 'notFound') {
    tracking.state = { phase: 'missing' }
  } else if (tracking.state.phase !== 'ready') {
    tracking.state = { phase: 'failed', message: outcome?.message ?? messages.general.offline }
  }
}

/** Shows what is done about an applicant at once, and sends it with the outbox. Null does nothing. */
function act(applicationId: string, make: (actions: CandidateAction[]) => CandidateAction | null): void {
  if (tracking.state.phase !== 'ready') return
  const { gig } = tracking.state
  const application = gig.Application.find((each) => each.id === applicationId)
  const action = application && make(application.candidateActions)
  if (!action) return
  tracking.refusal = null
  putAction(gig, applicationId, action)
  candidateActionsOutbox.add({ jobListingId: gig.id, applicationId, action })
}

/** Rates an applicant; a repeat of the latest rating is skipped. */
export function rate(applicationId: string, rating: ApplicantRating): void {
  act(applicationId, (actions) => ratingAction(actions, rating, clock.now()))
}

/** Records that the business is getting in touch with an applicant (GT-07, GT-08). */
export function recordContact(applicationId: string, status: ContactStatus): void {
  act(applicationId, (actions) => contactAction(actions, status, clock.now()))
}
