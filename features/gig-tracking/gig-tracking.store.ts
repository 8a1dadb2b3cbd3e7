// The open listing of a business with its applicants, and the outbox of what the business does with them.
import { proxy } from 'valtio'
import * as z from 'zod/mini'
import {
  type BusinessApplication,
  type BusinessListing,
  call,
  createOutbox,
  createResource,
  onClientStart,
  onSignedOut,
} from '@/client'
import { type Failure, isResponse } from '@/contract'
import {
  type ApplicantRating,
  type ApplicantSort,
  type CandidateAction,
  candidateActionSchema,
  clock,
  timers,
} from '@/domain'
import { nameOf } from './applicant-texts'
import { answerWithActions, type GigAnswer, joinApplications, laterPages } from './applicants'
import { type ContactStatus, contactAction, type QueuedAction, ratingAction, withActions } from './candidate-actions'
import { sendActions } from './send-actions'

/** The outbox of the ratings and contacts of all listings. Signing out flushes it too (`app/outboxes`). */
export const candidateActionsOutbox = createOutbox<QueuedAction>({
  name: 'candidate-actions',
  itemSchema: z.object({ jobListingId: z.uuid(), applicationId: z.uuid(), action: candidateActionSchema }),
  delayMs: timers.candidateActionFlush,
  send: (queued, { isLeaving }) => sendActions(queued, isLeaving, handleRefusal),
})

/** Shows the refusal of an action on the open listing, and reloads the listing, which already shows the action. */
function handleRefusal(jobListingId: string, applicationId: string, { message }: Failure): void {
  if (jobListingId !== trackedGig.state.key) return
  const applicant = shownApplication(applicationId)
  trackingState.actionRefusal = { applicationId, name: applicant && nameOf(applicant.user), message }
  void openGig(jobListingId)
}

/** The open listing, by its id. Its `Application` contains the newest applicants. */
export const trackedGig = createResource<string, GigAnswer>({
  keyOf: (jobListingId) => jobListingId,
  async fetch(jobListingId, signal) {
    const { answer, missing } = await candidateActionsOutbox.read(() =>
      call('gig', undefined, { params: { jobListingId }, signal }),
    )
    return !isResponse(answer) ? answer : answerWithActions(answer, missing)
  },
})

/** The applicants loaded so far, in the order of the list. */
export interface LoadedApplicants {
  applications: readonly BusinessApplication[]
  /** The number of applicants, loaded or not. */
  total: number
}

interface ApplicantsInput {
  jobListingId: string
  sort: ApplicantSort
}

/**
 * Fetches the page after the loaded applicants, and joins it to them.
 * @param previous the applicants loaded so far; null for the first page
 */
async function fetchPage(
  { jobListingId, sort }: ApplicantsInput,
  previous: LoadedApplicants | null,
  signal: AbortSignal,
) {
  const loaded = previous?.applications ?? []
  const { answer: page, missing } = await candidateActionsOutbox.read(() =>
    call('applicants', { jobListingId, sort, offset: loaded.length }, { signal }),
  )
  if (!isResponse(page)) return page
  const received = page.applications.map((application) => withActions(application, missing))
  const applications = joinApplications(loaded, received)
  // An empty page ends the list even when the count is higher.
  return { applications, total: received.length === 0 ? applications.length : page.total }
}

/** The applicants of the open listing. A reload of the first page keeps the pages after it. */
export const applicantList = createResource<ApplicantsInput, LoadedApplicants>({
  fetch: (input, signal) => fetchPage(input, null, signal),
  fetchMore: fetchPage,
  merge: (answer, previous) => ({
    total: answer.total,
    applications: joinApplications(answer.applications, laterPages(answer, previous.applications)),
  }),
  placeholder: (input, shown, shownInput) => (input.jobListingId === shownInput.jobListingId ? shown : null),
})

interface ApplicantAddress {
  jobListingId: string
  applicationId: string
}

/** The open application: from the list, or loaded by itself while the loaded part of the list lacks it. */
export const openedApplicant = createResource<ApplicantAddress, BusinessApplication>({
  keyOf: ({ applicationId }) => applicationId,
  async fetch(params, signal) {
    const { answer, missing } = await candidateActionsOutbox.read(() =>
      call('applicant', undefined, { params: { ...params }, signal }),
    )
    return !isResponse(answer) ? answer : withActions(answer.application, missing)
  },
})

/** A rating or contact that the server refused. */
export interface ActionRefusal {
  applicationId: string
  /** The applicant's first and last name; undefined if the page no longer shows them. */
  name: string | undefined
  /** The server's message. */
  message: string
}

interface TrackingState {
  /** The order of the list of applicants. */
  sort: ApplicantSort
  /** The application in the address; null for none. */
  openedApplicationId: string | null
  /** The last rating or contact, if the server refused it; null otherwise. */
  actionRefusal: ActionRefusal | null
}

/** The order of applicants in the listing's own response. */
const newestFirst: ApplicantSort = 'Time of Application'

const initialTrackingState = (): TrackingState => ({
  sort: newestFirst,
  openedApplicationId: null,
  actionRefusal: null,
})

/** The state of the open listing's page beside the server's answers. */
export const trackingState: TrackingState = proxy(initialTrackingState())

function clearTracking(): void {
  for (const resource of [trackedGig, applicantList, openedApplicant]) resource.clear()
  Object.assign(trackingState, initialTrackingState())
}

onClientStart(() => onSignedOut('business', clearTracking))

/** Loads a listing and its applicants. A listing already shown stays visible while it is reloaded. */
export async function openGig(jobListingId: string): Promise<void> {
  if (trackedGig.state.key !== jobListingId) clearTracking()
  await trackedGig.refresh(jobListingId)
  const { key, data, status } = trackedGig.state
  if (key === jobListingId && data && status === 'idle') await showFirstApplicants(data.jobListing)
}

/**
 * Shows the server's answer to an action on a listing, if the listing is still open.
 * @param missing the ratings and contacts that the answer may lack
 */
export function receiveGig(answer: GigAnswer, missing: readonly QueuedAction[]): void {
  const { id } = answer.jobListing
  if (trackedGig.state.key !== id) return
  const shown = answerWithActions(answer, missing)
  trackedGig.receive(id, shown)
  if (trackingState.sort === newestFirst) void showFirstApplicants(shown.jobListing)
}

/** Shows the first applicants. The listing's response has the newest; any other order is loaded. */
async function showFirstApplicants({ id: jobListingId, applicants, Application }: BusinessListing): Promise<void> {
  const { sort } = trackingState
  if (sort !== newestFirst) await applicantList.refresh({ jobListingId, sort })
  else applicantList.receive({ jobListingId, sort }, { applications: Application, total: applicants.total })
  await reloadOpenedApplicant()
}

/** Shows the applicants in another order, from the first page (GT-03). */
export async function sortApplicants(sort: ApplicantSort): Promise<void> {
  const jobListingId = trackedGig.state.key
  if (jobListingId === null) return
  trackingState.sort = sort
  await applicantList.load({ jobListingId, sort })
}

/** An application in the loaded part of the list. */
function listedApplication(applicationId: string): BusinessApplication | undefined {
  const applications = applicantList.state.data?.applications ?? trackedGig.state.data?.jobListing.Application
  return applications?.find(({ id }) => id === applicationId)
}

/** An application that the page shows, in the list or by itself. */
function shownApplication(applicationId: string): BusinessApplication | undefined {
  const { data: open } = openedApplicant.state
  return listedApplication(applicationId) ?? (open?.id === applicationId ? open : undefined)
}

/** Shows the application of the address, or none for null. */
export async function openApplication(applicationId: string | null): Promise<void> {
  trackingState.openedApplicationId = applicationId
  await reloadOpenedApplicant()
}

/**
 * Updates the open application from the list. If the loaded part of the list lacks it, it is loaded by itself, which
 * fails if the application was withdrawn.
 */
async function reloadOpenedApplicant(): Promise<void> {
  const jobListingId = trackedGig.state.key
  const { openedApplicationId: applicationId } = trackingState
  if (jobListingId === null || applicationId === null) return
  const listed = listedApplication(applicationId)
  if (listed) openedApplicant.receive({ jobListingId, applicationId }, listed)
  else await openedApplicant.refresh({ jobListingId, applicationId })
}

/**
 * Shows an action on an applicant at once, and sends it with the outbox.
 * @param nextAction makes the action from the applicant's earlier ones; null for none
 */
function recordAction(
  applicationId: string,
  nextAction: (earlier: readonly CandidateAction[]) => CandidateAction | null,
): void {
  const jobListingId = trackedGig.state.key
  const application = shownApplication(applicationId)
  const action = application && nextAction(application.candidateActions)
  if (jobListingId === null || !action) return
  const queued = { jobListingId, applicationId, action }
  trackingState.actionRefusal = null
  showAction(queued, { isFirst: application.candidateActions.length === 0 })
  candidateActionsOutbox.add(queued)
}

/**
 * Shows an action wherever its applicant is shown.
 * @param isFirst whether it is the applicant's first action, so that the applicant no longer waits for an answer
 */
function showAction(queued: QueuedAction, { isFirst }: { isFirst: boolean }): void {
  const withQueued = (applications: readonly BusinessApplication[]) =>
    applications.map((application) => withActions(application, [queued]))
  trackedGig.update((answer) => {
    const { applicants, Application } = answer.jobListing
    const waiting = applicants.waiting - (isFirst ? 1 : 0)
    return {
      ...answer,
      jobListing: {
        ...answer.jobListing,
        applicants: { ...applicants, waiting },
        Application: withQueued(Application),
      },
    }
  })
  applicantList.update((list) => ({ ...list, applications: withQueued(list.applications) }))
  openedApplicant.update((application) => withActions(application, [queued]))
}

/** Rates an applicant; a repeat of the latest rating is skipped. */
export function rate(applicationId: string, rating: ApplicantRating): void {
  recordAction(applicationId, (actions) => ratingAction(actions, rating, clock.now()))
}

/** Records that the business contacts an applicant (GT-07, GT-08). */
export function recordContact(applicationId: string, status: ContactStatus): void {
  recordAction(applicationId, (actions) => contactAction(actions, status, clock.now()))
}
