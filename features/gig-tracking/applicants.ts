// The server's answers about applicants, as the page shows them.
import type { Snapshot } from 'valtio'
import type { BusinessApplication } from '@/client'
import type { ResponseOf } from '@/contract'
import { type QueuedAction, withActions } from './candidate-actions'

/** A listing with the newest of its applicants, as the server answers. */
export type GigAnswer = Snapshot<ResponseOf<'gig'>>

/** The number of applicants who wait for an answer, of those that are loaded. */
function countWithoutActions(applications: readonly BusinessApplication[]): number {
  return applications.filter(({ candidateActions }) => candidateActions.length === 0).length
}

/**
 * The server's answer with the business's latest actions.
 * @param missing the actions that the answer may lack, because the outbox sent them after the request or not yet
 */
export function answerWithActions(answer: GigAnswer, missing: readonly QueuedAction[]): GigAnswer {
  const { jobListing } = answer
  const { applicants, Application: received } = jobListing
  const applications = received.map((application) => withActions(application, missing))
  // The server's `waiting` includes applicants whose first action has not reached it yet.
  const firstActions = countWithoutActions(received) - countWithoutActions(applications)
  return {
    ...answer,
    jobListing: {
      ...jobListing,
      applicants: { ...applicants, waiting: applicants.waiting - firstActions },
      Application: applications,
    },
  }
}

/** The first applications followed by the others, each once; of an application in both, the first copy counts. */
export function joinApplications(
  first: readonly BusinessApplication[],
  others: readonly BusinessApplication[],
): BusinessApplication[] {
  const firstIds = new Set(first.map(({ id }) => id))
  return [...first, ...others.filter(({ id }) => !firstIds.has(id))]
}

/**
 * The applications loaded after a first page that was loaded again. An earlier application is on that page, unless it
 * was withdrawn or newer ones moved it to the next.
 * @param firstPage the new first page, and the number of applications on all pages
 * @param previous the applications loaded before, in their order
 */
export function laterPages(
  firstPage: { applications: readonly BusinessApplication[]; total: number },
  previous: readonly BusinessApplication[],
): readonly BusinessApplication[] {
  if (firstPage.applications.length >= firstPage.total) return []
  const ids = new Set(firstPage.applications.map(({ id }) => id))
  return previous.slice(previous.findLastIndex(({ id }) => ids.has(id)) + 1)
}
