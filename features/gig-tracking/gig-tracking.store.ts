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

/** What the page of one gig shows. */
export type TrackingState =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; gig: BusinessJobListing; supportEmail: string }

interface Tracking {
  /** The one gig that is open. */
  gigId: string | null
  /** Its `Application` holds the applicants that are there so far, in the order of `list`. */
  state: TrackingState
  list: ApplicantList
  /** Somebody whose application is open although the list does not reach them yet. */
  opened: ReceivedApplication | null
  /** Why the last thing done about an applicant was not kept. */
  refusal: string | null
}

/** The list of applicants: its order, and whether more of it is on its way. */
export interface ApplicantList {
  sort: ApplicantSort
  busy: boolean
  /** Why a page did not come, and after how many applicants it begins. */
  failure: { message: string; offset: number } | null
}

/** The order a gig's own answer has. */
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
  delayMs: timers.candidateActionFlush,
  send,
})

/** Puts an action on an application, once. True when it is the first: nobody waits for an answer any more. */
function putAction({ candidateActions }: ReceivedApplication, action: CandidateAction): boolean {
  if (candidateActions.some(({ changedAt }) => changedAt === action.changedAt)) return false
  candidateActions.push(action)
  return candidateActions.length === 1
}

/** Puts what has not reached the server yet on what came from it. Returns how many of these applicants no longer wait. */
export function putPending(applications: readonly ReceivedApplication[]): number {
  const byId = new Map(applications.map((application) => [application.id, application]))
  return candidateActionsOutbox.pending().filter(({ applicationId, action }) => {
    const application = byId.get(applicationId)
    return application !== undefined && putAction(application, action)
  }).length
}

/** A page and those shown beside it: nobody twice, the page's own place and state first. */
export function joined(
  page: readonly ReceivedApplication[],
  others: readonly ReceivedApplication[],
): ReceivedApplication[] {
  const fresh = new Set(page.map(({ id }) => id))
  return [...page, ...others.filter(({ id }) => !fresh.has(id))]
}

/** The applicants of a gig that are shown; none of another one. */
function shownOf(jobListingId: string): readonly ReceivedApplication[] {
  const { state } = tracking
  return state.phase === 'ready' && state.gig.id === jobListingId ? state.gig.Application : []
}

/**
 * Takes in what the server says of the open gig.
 * @param first the first applicants in the order of the list; those already shown follow them
 */
export function receiveGig(
  { jobListing, supportEmail }: ResponseOf<'gig'>,
  first: readonly ReceivedApplication[] = tracking.list.sort === newestFirst ? jobListing.Application : [],
): void {
  // Who has been answered is counted where the server has not counted them yet.
  jobListing.applicants.waiting -= putPending(jobListing.Application)
  putPending(first)
  jobListing.Application = joined(first, shownOf(jobListing.id))
  tracking.state = { phase: 'ready', gig: jobListing, supportEmail }
}

/** The first applicants in another order than a gig's own answer has; none when they do not come. */
async function firstOf(jobListingId: string): Promise<ReceivedApplication[] | undefined> {
  const { sort } = tracking.list
  if (sort === newestFirst) return undefined
  const page = await call('applicants', { jobListingId, sort })
  return page === null || isFailure(page) ? [] : page.applications
}

/** Opens a gig: asks the server for it and who applied. A gig already shown stays while it is asked again. */
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

/** Shows what is done about an applicant at once, and sends it with the outbox. Null does nothing. */
function act(applicationId: string, make: (actions: CandidateAction[]) => CandidateAction | null): void {
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
  act(applicationId, (actions) => ratingAction(actions, rating, clock.now()))
}

/** Records that the business is getting in touch with an applicant (GT-07, GT-08). */
export function recordContact(applicationId: string, status: ContactStatus): void {
  act(applicationId, (actions) => contactAction(actions, status, clock.now()))
}
