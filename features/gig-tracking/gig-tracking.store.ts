import { proxy } from 'valtio'
import { z } from 'zod'
import {
  type ApplicantRating,
  type BusinessJobListing,
  candidateAction,
  clock,
  isFailure,
  messages,
  type requests,
  timers,
} from '@/contract'
import { call, createOutbox, type Delivery, fitsBeacon, sendBeacon } from '@/contract/client'
import { ratingAction } from './ratings'

/** What the page of one gig shows. */
export type TrackingState =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; gig: BusinessJobListing }

/** The one gig that is open. */
export const tracking: { gigId: string | null; state: TrackingState } = proxy({
  gigId: null,
  state: { phase: 'loading' },
})

const queuedAction = z.object({ jobListingId: z.uuid(), applicationId: z.uuid(), action: candidateAction })
type QueuedAction = z.infer<typeof queuedAction>

/** The payloads of a batch: one call a listing, in the order things were done. */
function payloadsOf(items: readonly QueuedAction[]): z.input<typeof requests.actionOnCandidate>[] {
  const byListing = new Map<string, Record<string, QueuedAction['action'][]>>()
  for (const { jobListingId, applicationId, action } of items) {
    const actions = byListing.get(jobListingId) ?? {}
    actions[applicationId] = [...(actions[applicationId] ?? []), action]
    byListing.set(jobListingId, actions)
  }
  return [...byListing].map(([jobListingId, actionOnCandidate]) => ({ jobListingId, actionOnCandidate }))
}

async function send(items: QueuedAction[], { leaving }: { leaving: boolean }): Promise<Delivery> {
  const payloads = payloadsOf(items)
  if (leaving) {
    for (const payload of payloads) if (fitsBeacon(payload)) sendBeacon('beaconActionOnCandidate', payload)
    // A beacon has no answer: the items stay and are sent again on the next load, where the server skips repeats.
    return 'retry'
  }
  const outcomes = await Promise.all(payloads.map((payload) => call('actionOnCandidate', payload)))
  if (outcomes.some((outcome) => outcome === null)) return 'retry'
  const refused = outcomes.find((outcome) => isFailure(outcome))
  if (!refused || !isFailure(refused)) return 'sent'
  const lasting = refused.code === 'notFound' || refused.code === 'invalid' || refused.code === 'forbidden'
  return lasting ? 'refused' : 'retry'
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
  if (tracking.gigId !== jobListingId) tracking.state = { phase: 'loading' }
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
  application.candidateActions.push(action)
  candidateActionsOutbox.add({ jobListingId: gig.id, applicationId, action })
}
