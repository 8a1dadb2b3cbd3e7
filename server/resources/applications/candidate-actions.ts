import { and, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { type CandidateAction, messages, rating } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { groupBy } from '../../db/group-by.ts'
import { applications, candidateActions, jobListings } from '../../db/schema.ts'
import { HttpFailure, invalid } from '../../http/http-failure.ts'

type ActionsInput = z.output<typeof requests.actionOnCandidate>

/** One action on one application, as it is stored. */
interface Deed {
  applicationId: string
  status: CandidateAction['status']
  notes: string
  changedAt: Date
}

/**
 * Records what a business did about its applicants; all of it or, when anything is wrong, nothing. An action that is
 * already there, by (application, changedAt, status), and a rating that repeats the latest one are skipped (GT-06),
 * so a queue may be sent again whole.
 * @returns how many actions were new
 * @throws HttpFailure 404 when an application is not of the named listing or the listing is not the caller's, 400 for
 * a rating that is none.
 */
export async function recordCandidateActions(
  { db, clock }: Context,
  businessId: string,
  { actionOnCandidate, jobListingId }: ActionsInput,
): Promise<number> {
  const deeds = groupBy(deedsOf(actionOnCandidate), (deed) => deed.applicationId)
  const ids = [...deeds.keys()]
  const receivedAt = clock.now()
  return db.transaction(async (tx) => {
    await lockOwnApplications(tx, businessId, jobListingId, ids)
    const ratings = groupBy(await ratingsOf(tx, ids), (each) => each.applicationId)
    const fresh = ids.flatMap((id) => withoutRepeats(deeds.get(id) ?? [], ratings.get(id)?.[0]))
    if (fresh.length === 0) return 0
    const recorded = await tx
      .insert(candidateActions)
      .values(fresh.map((deed) => ({ ...deed, receivedAt })))
      .onConflictDoNothing()
      .returning({ id: candidateActions.id })
    return recorded.length
  })
}

/** @throws HttpFailure 400 for a rating that is none, or a time before there were computers. */
function deedsOf(actionOnCandidate: ActionsInput['actionOnCandidate']): Deed[] {
  return Object.entries(actionOnCandidate).flatMap(([applicationId, actions]) =>
    actions.map(({ status, notes, ...action }) => {
      const changedAt = new Date(action.changedAt)
      if (changedAt.getTime() < 0 || (status === 'rated' && !rating.safeParse(notes).success))
        throw invalid({ [`actionOnCandidate.${applicationId}`]: messages.general.invalid })
      return { applicationId: applicationId.toLowerCase(), status, notes, changedAt }
    }),
  )
}

/** Makes sure the listing is the caller's and the applications the listing's, and holds back other calls about them. */
async function lockOwnApplications(tx: Db, businessId: string, jobListingId: string, ids: string[]): Promise<void> {
  const [listing] = await tx
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(eq(jobListings.id, jobListingId), eq(jobListings.businessId, businessId)))
  if (!listing) throw new HttpFailure('notFound')
  const own = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, ids), eq(applications.jobListingId, listing.id)))
    // In one order for everybody, so that two calls about the same applicants wait instead of locking each other out.
    .orderBy(applications.id)
    .for('update')
  if (own.length !== ids.length) throw new HttpFailure('notFound')
}

/** The ratings of these applications, the latest first. */
function ratingsOf(tx: Db, ids: string[]): Promise<Deed[]> {
  return tx
    .select()
    .from(candidateActions)
    .where(and(inArray(candidateActions.applicationId, ids), eq(candidateActions.status, 'rated')))
    .orderBy(desc(candidateActions.changedAt))
}

/** The deeds in order of time, less each rating that says what the latest one already says. */
function withoutRepeats(deeds: Deed[], latestRating: Deed | undefined): Deed[] {
  let latest = latestRating
  return deeds
    .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime())
    .filter((deed) => {
      if (deed.status !== 'rated') return true
      if (deed.notes === latest?.notes) return false
      if (!latest || deed.changedAt > latest.changedAt) latest = deed
      return true
    })
}
