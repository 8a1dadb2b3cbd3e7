import { and, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { type CandidateAction, messages, rating, type requests } from '@/contract'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { applications, candidateActions, jobListings } from '../db/schema.ts'
import { HttpFailure, invalid } from '../http-failure.ts'

type ActionsInput = z.output<typeof requests.actionOnCandidate>

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
  input: ActionsInput,
): Promise<number> {
  const entries = Object.entries(input.actionOnCandidate)
  checkRatings(entries)
  const receivedAt = clock.now()
  return db.transaction(async (tx) => {
    await lockOwnApplications(tx, businessId, input)
    let applied = 0
    for (const [applicationId, actions] of entries) {
      for (const action of inTimeOrder(actions)) {
        if (await record(tx, applicationId, action, receivedAt)) applied += 1
      }
    }
    return applied
  })
}

function checkRatings(entries: [string, CandidateAction[]][]): void {
  for (const [applicationId, actions] of entries) {
    const isWrong = actions.some(({ status, notes }) => status === 'rated' && !rating.safeParse(notes).success)
    if (isWrong) throw invalid({ [`actionOnCandidate.${applicationId}`]: messages.general.invalid })
  }
}

/** Makes sure every application is the listing's and the listing the caller's, and holds back other calls about them. */
async function lockOwnApplications(tx: Db, businessId: string, input: ActionsInput): Promise<void> {
  const [listing] = await tx
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(eq(jobListings.id, input.jobListingId), eq(jobListings.businessId, businessId)))
  if (!listing) throw new HttpFailure('notFound')
  const ids = Object.keys(input.actionOnCandidate)
  if (ids.length === 0) return
  const own = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, ids), eq(applications.jobListingId, listing.id)))
    // In one order for everybody, so that two calls about the same applicants wait instead of locking each other out.
    .orderBy(applications.id)
    .for('update')
  if (own.length !== new Set(ids.map((id) => id.toLowerCase())).size) throw new HttpFailure('notFound')
}

function inTimeOrder(actions: CandidateAction[]): CandidateAction[] {
  return actions.toSorted((one, other) => Date.parse(one.changedAt) - Date.parse(other.changedAt))
}

async function record(tx: Db, applicationId: string, action: CandidateAction, receivedAt: Date): Promise<boolean> {
  const { status, notes } = action
  if (status === 'rated' && (await latestRating(tx, applicationId)) === notes) return false
  const inserted = await tx
    .insert(candidateActions)
    .values({ applicationId, status, notes, changedAt: new Date(action.changedAt), receivedAt })
    .onConflictDoNothing()
    .returning({ id: candidateActions.id })
  return inserted.length > 0
}

async function latestRating(tx: Db, applicationId: string): Promise<string | undefined> {
  const [latest] = await tx
    .select({ notes: candidateActions.notes })
    .from(candidateActions)
    .where(and(eq(candidateActions.applicationId, applicationId), eq(candidateActions.status, 'rated')))
    .orderBy(desc(candidateActions.changedAt), desc(candidateActions.receivedAt))
    .limit(1)
  return latest?.notes
}
