import type { z } from 'zod'
import type { requests } from '@/contract'
import { type CandidateAction, limits, messages, ratingSchema } from '@/domain'
import type { Context } from '../../context.ts'
import { groupBy } from '../../db/group-by.ts'
import { HttpFailure, invalidFields } from '../../http/http-failure.ts'
import { getOwnListing } from '../listings/queries.ts'
import {
  findOverfullApplication,
  findRatings,
  insertCandidateActions,
  lockApplications,
} from './candidate-action-queries.ts'

type ActionsInput = z.output<typeof requests.actionOnCandidate>

/** An action of a business on one application. */
interface NewAction {
  applicationId: string
  status: CandidateAction['status']
  /** The rating when the status is `rated`. */
  notes: string
  changedAt: Date
}

/**
 * Records a business's actions on its applicants, in one transaction. Idempotent, so a client may resend its queue: an
 * action already stored by (application, changedAt, status) and a rating equal to the latest one are skipped (GT-06).
 * @returns the number of new actions
 * @throws HttpFailure 404 when the listing is not the business's or an application not the listing's, 400 for an
 * unknown rating, a time before 1970, or more actions than `limits.candidateActions`.
 */
export async function recordCandidateActions(
  { db, clock }: Context,
  businessId: string,
  { actionOnCandidate, jobListingId }: ActionsInput,
): Promise<number> {
  const actionsByApplication = parseActions(actionOnCandidate)
  const ids = [...actionsByApplication.keys()]
  const receivedAt = clock.now()
  return db.transaction(async (tx) => {
    const listing = await getOwnListing(tx, businessId, jobListingId)
    const lockedCount = await lockApplications(tx, listing.id, ids)
    if (lockedCount !== ids.length) throw new HttpFailure('notFound')
    const ratingsByApplication = groupBy(await findRatings(tx, ids), ({ applicationId }) => applicationId)
    const newActions = ids.flatMap((id) => {
      const [latestStored] = ratingsByApplication.get(id) ?? []
      return skipRepeatedRatings(actionsByApplication.get(id) ?? [], latestStored)
    })
    const rows = newActions.map((action) => ({ ...action, receivedAt }))
    const changedIds = await insertCandidateActions(tx, rows)
    const overfullId = await findOverfullApplication(tx, changedIds)
    if (overfullId) throw invalidFields({ [`actionOnCandidate.${overfullId}`]: messages.tracking.tooManyActions })
    return changedIds.length
  })
}

/**
 * Parses and validates the actions, grouped by the lower-case id of their application.
 * @throws HttpFailure 400 for an unknown rating, a time before 1970, or too many actions on one application.
 */
function parseActions(actionOnCandidate: ActionsInput['actionOnCandidate']): Map<string, NewAction[]> {
  const parsed = Object.entries(actionOnCandidate).flatMap(([applicationId, actions]) =>
    actions.map(({ status, notes, changedAt: changedAtText }) => {
      const changedAt = new Date(changedAtText)
      const isBefore1970 = changedAt.getTime() < 0
      const isUnknownRating = status === 'rated' && !ratingSchema.safeParse(notes).success
      if (isBefore1970 || isUnknownRating)
        throw invalidFields({ [`actionOnCandidate.${applicationId}`]: messages.general.invalid })
      return { applicationId: applicationId.toLowerCase(), status, notes, changedAt }
    }),
  )
  const actionsByApplication = groupBy(parsed, ({ applicationId }) => applicationId)
  for (const [applicationId, actions] of actionsByApplication) {
    if (actions.length > limits.candidateActions.maxPerCall)
      throw invalidFields({ [`actionOnCandidate.${applicationId}`]: messages.general.invalid })
  }
  return actionsByApplication
}

/**
 * The actions sorted by time, without ratings that equal the latest rating so far.
 * @param latestStored the latest rating in the database, which may be later than some of the actions
 */
function skipRepeatedRatings(actions: readonly NewAction[], latestStored: NewAction | undefined): NewAction[] {
  const newActions: NewAction[] = []
  const actionsByTime = actions.toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime())
  let latestRating = latestStored
  for (const action of actionsByTime) {
    if (action.status === 'rated') {
      if (action.notes === latestRating?.notes) continue
      if (!latestRating || action.changedAt > latestRating.changedAt) latestRating = action
    }
    newActions.push(action)
  }
  return newActions
}
