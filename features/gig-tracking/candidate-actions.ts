import type { z } from 'zod'
import type { BusinessApplication } from '@/client'
import type { requests } from '@/contract'
import { type ApplicantRating, applicantRatings, type CandidateAction, type CandidateStatus, limits } from '@/domain'

/** The recorded ways of getting in touch. */
export type ContactStatus = Exclude<CandidateStatus, 'rated'>

/** The status of a chat, as the wire names it. Its notes name the app. */
export const chatStatus: ContactStatus = 'Contacted on'

/** The rating a business gave last, or null. Actions may come in any order. */
export function latestRating(actions: readonly CandidateAction[]): ApplicantRating | null {
  let latest: CandidateAction | null = null
  for (const action of actions) {
    if (action.status !== 'rated') continue
    if (latest === null || action.changedAt >= latest.changedAt) latest = action
  }
  return applicantRatings.find((rating) => rating === latest?.notes) ?? null
}

/** The action of a new rating, which its notes name; null when it repeats the latest one and is skipped (GT-06). */
export function ratingAction(
  actions: readonly CandidateAction[],
  rating: ApplicantRating,
  now: Date,
): CandidateAction | null {
  if (latestRating(actions) === rating) return null
  return { status: 'rated', changedAt: timeAfter(actions, now), notes: rating }
}

/** The action that records a contact. Repeats are recorded too. */
export function contactAction(actions: readonly CandidateAction[], status: ContactStatus, now: Date): CandidateAction {
  const notes = status === chatStatus ? 'WhatsApp' : ''
  return { status, changedAt: timeAfter(actions, now), notes }
}

/**
 * The time of a new action: now, or one millisecond after the latest action, because the server identifies an action by
 * its time.
 */
function timeAfter(actions: readonly CandidateAction[], now: Date): string {
  const latestMs = Math.max(0, ...actions.map((action) => Date.parse(action.changedAt)))
  return new Date(Math.max(now.getTime(), latestMs + 1)).toISOString()
}

/** An action of the business on one application, as it waits in the outbox. */
export interface QueuedAction {
  jobListingId: string
  applicationId: string
  action: CandidateAction
}

/** The application with the queued actions it does not have yet. The server identifies an action by its time. */
export function withActions(application: BusinessApplication, queued: readonly QueuedAction[]): BusinessApplication {
  const knownTimes = new Set(application.candidateActions.map(({ changedAt }) => changedAt))
  const added = queued
    .filter(({ applicationId, action }) => applicationId === application.id && !knownTimes.has(action.changedAt))
    .map(({ action }) => action)
  if (added.length === 0) return application
  return { ...application, candidateActions: [...application.candidateActions, ...added] }
}

/** A call with so many actions is below the size limit of a beacon, too. */
const actionsPerCall = limits.candidateActions.maxPerCall

type Payload = z.input<typeof requests.actionOnCandidate>

/**
 * Splits a batch into payloads of one listing and at most `actionsPerCall` actions each, in the order of the actions.
 */
export function payloadsOf(queued: readonly QueuedAction[]): Payload[] {
  const payloads: Payload[] = []
  for (const jobListingId of new Set(queued.map((item) => item.jobListingId))) {
    const ofListing = queued.filter((item) => item.jobListingId === jobListingId)
    for (let start = 0; start < ofListing.length; start += actionsPerCall) {
      const chunk = ofListing.slice(start, start + actionsPerCall)
      payloads.push({ jobListingId, actionOnCandidate: actionsByApplication(chunk) })
    }
  }
  return payloads
}

function actionsByApplication(queued: readonly QueuedAction[]): Payload['actionOnCandidate'] {
  const byApplication: Payload['actionOnCandidate'] = {}
  for (const { applicationId, action } of queued) {
    byApplication[applicationId] = [...(byApplication[applicationId] ?? []), action]
  }
  return byApplication
}
