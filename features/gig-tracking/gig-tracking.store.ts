import { proxy } from 'valtio'
import { z } from 'zod'
import { call, createOutbox, type Delivery, fitsBeacon, type Outcome, sendBeacon } from '@/client'
import { type FailureCode, isFailure, type ResponseOf, type requests } from '@/contract'
import {
  type ApplicantRating,
  type ApplicantSort,
  type BusinessJobListing,
  type CandidateAction,
  candidateAction,
  clock,
  messages,
  type ReceivedApplication,
  timers,
} from '@/domain'
import { type ContactStatus, contactAction } from './contacts'
import { ratingAction } from './ratings'

/** The state of a listing's page. */
export type TrackingState =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; gig: BusinessJobListing; supportEmail: string }

interface Tracking {
  /** The id of the open listing. */
  gigId: string | null
  /** The listing; its `Application` contains the applicants loaded so far, in the order of `list`. */
  state: TrackingState
  list: ApplicantList
  /** The open application when the list has not loaded it; null otherwise. */
  opened: ReceivedApplication | null
  /** The failure of the last rating or contact; null without one. */
  refusal: string | null
}

/** The list of applicants: its order, and whether a page is loading. */
export interface ApplicantList {
  sort: ApplicantSort
  busy: boolean
  /** The message and offset of a page that failed to load; null without one. */
  failure: { message: string; offset: number } | null
}

/** The order of applicants in the listing's own response. */
export const newestFirst: ApplicantSort = 'Time of Application'

const startingList = (): ApplicantList => ({ sort: newestFirst, busy: false, failure: null })

export const tracking: Tracking = proxy({
  gigId: null,
  state: { phase: 'loading' },
  list: startingList(),
  opened: null,
  refusal: null,
})

const queuedAction = z.object({ jobListingId: z.uuid(), applicationId: z.uuid(), action: candidateAction })
type QueuedAction = z.infer<typeof queuedAction>

/** The server's limit of actions for each call, which also keeps a beacon below its size limit. */
const actionsPerCall = 50

type Payload = z.input<typeof requests.actionOnCandidate>

/** Splits a batch into payloads of one listing and at most fifty actions each, in the order of the actions. */
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
        // Reload, because the server refused an action that the page already shows.
        void openGig(payload.jobListingId)
      }
      return delivery
    }),
  )
  // One payload to retry keeps the whole batch: the server skips the actions it already has.
  if (deliveries.includes('retry')) return 'retry'
  return deliveries.includes('refused') ? 'refused' : 'sent'
}

/** The outbox of ratings and contacts, flushed ten seconds after the last one and on page-hide, sign-out and load. */
export const candidateActionsOutbox = createOutbox({
  name: 'candidate-actions',
  item: queuedAction,
  delayMs: timers.candidateActionFlush,
  send,
})

/** Adds an action to an application, once. Returns whether it is the first, so that the applicant no longer waits. */
function putAction({ candidateActions }: ReceivedApplication, action: CandidateAction): boolean {
  if (candidateActions.some(({ changedAt }) => changedAt === action.changedAt)) return false
  candidateActions.push(action)
  return candidateActions.length === 1
}

/** Adds the actions in the outbox to applications from the server. Returns how many of the applicants no longer wait. */
export function putPending(applications: readonly ReceivedApplication[]): number {
  const byId = new Map(applications.map((application) => [application.id, application]))
  return candidateActionsOutbox.pending().filter(({ applicationId, action }) => {
    const application = byId.get(applicationId)
    return application !== undefined && putAction(application, action)
  }).length
}

/** A page followed by the other applications, each once; the page's copy counts. */
export function joined(
  page: readonly ReceivedApplication[],
  others: readonly ReceivedApplication[],
): ReceivedApplication[] {
  const fresh = new Set(page.map(({ id }) => id))
  return [...page, ...others.filter(({ id }) => !fresh.has(id))]
}

/** The loaded applications of a gig; empty when another gig is open. */
function loadedApplicationsOf(jobListingId: string): readonly ReceivedApplication[] {
  const { state } = tracking
  return state.phase === 'ready' && state.gig.id === jobListingId ? state.gig.Application : []
}

/**
 * Shows the server's response for the open listing.
 * @param first the first applicants in the order of the list; those already loaded follow them
 */
export function receiveGig(
  { jobListing, supportEmail }: ResponseOf<'gig'>,
  first: readonly ReceivedApplication[] = tracking.list.sort === newestFirst ? jobListing.Application : [],
): void {
  // The server's `waiting` includes applicants whose action has not reached it yet.
  jobListing.applicants.waiting -= putPending(jobListing.Application)
  putPending(first)
  jobListing.Application = joined(first, loadedApplicationsOf(jobListing.id))
  tracking.state = { phase: 'ready', gig: jobListing, supportEmail }
}

/** The first page for an order other than newest first, the order of the listing's response; empty on a failure. */
async function firstOf(jobListingId: string): Promise<ReceivedApplication[] | undefined> {
  const { sort } = tracking.list
  if (sort === newestFirst) return undefined
  const page = await call('applicants', { jobListingId, sort })
  return page === null || isFailure(page) ? [] : page.applications
}

/** Loads a listing and its applicants. A listing already shown stays visible while it is reloaded. */
export async function openGig(jobListingId: string): Promise<void> {
  if (tracking.gigId !== jobListingId)
    Object.assign(tracking, { state: { phase: 'loading' }, list: startingList(), opened: null, refusal: null })
  tracking.gigId = jobListingId
  const outcome = await call('gig', undefined, { params: { jobListingId } })
  const first = outcome !== null && !isFailure(outcome) ? await firstOf(jobListingId) : undefined
  if (tracking.gigId !== jobListingId) return
  if (outcome !== null && !isFailure(outcome)) {
    receiveGig(outcome, first)
  } else if (outcome?.code === 'notFound') {
    tracking.state = { phase: 'missing' }
  } else if (tracking.state.phase !== 'ready') {
    tracking.state = { phase: 'failed', message: outcome?.message ?? messages.general.offline }
  }
}

/** Shows an action on an applicant at once, and sends it with the outbox. A null action does nothing. */
function recordAction(applicationId: string, make: (actions: CandidateAction[]) => CandidateAction | null): void {
  if (tracking.state.phase !== 'ready') return
  const { gig } = tracking.state
  const application = [...gig.Application, tracking.opened].find((each) => each?.id === applicationId)
  const action = application && make(application.candidateActions)
  if (!action) return
  tracking.refusal = null
  if (putAction(application, action)) gig.applicants.waiting -= 1
  candidateActionsOutbox.add({ jobListingId: gig.id, applicationId, action })
}

/** Rates an applicant; a repeat of the latest rating is skipped. */
export function rate(applicationId: string, rating: ApplicantRating): void {
  recordAction(applicationId, (actions) => ratingAction(actions, rating, clock.now()))
}

/** Records that the business contacts an applicant (GT-07, GT-08). */
export function recordContact(applicationId: string, status: ContactStatus): void {
  recordAction(applicationId, (actions) => contactAction(actions, status, clock.now()))
}
