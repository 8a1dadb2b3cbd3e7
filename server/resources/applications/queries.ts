import { asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { limits, type ReceivedApplication } from '@/domain'
import type { Context } from '../../context.ts'
import { groupBy } from '../../db/group-by.ts'
import { applications, candidateActions, resumes, users } from '../../db/schema.ts'
import type { Received } from '../listings/mapping.ts'
import { type CandidateActionRow, toReceivedApplication } from './mapping.ts'

const nobody: Received = { applicants: { total: 0, waiting: 0, latestAt: null }, Application: [] }

/** How many have applied to each of these listings, and the newest of them, newest first. */
export async function receivedBy(context: Context, listingIds: string[]): Promise<(jobListingId: string) => Received> {
  if (listingIds.length === 0) return () => nobody
  const summaries = await summariesOf(context, listingIds)
  const newest = groupBy(
    await applicationsWith(context, await newestIds(context, listingIds)),
    (application) => application.jobListingId,
  )
  return (id) => ({ applicants: summaries.get(id) ?? nobody.applicants, Application: newest.get(id) ?? [] })
}

async function summariesOf({ db }: Context, listingIds: string[]): Promise<Map<string, Received['applicants']>> {
  const acted = db
    .selectDistinct({ id: candidateActions.applicationId })
    .from(candidateActions)
    .innerJoin(applications, eq(applications.id, candidateActions.applicationId))
    .where(inArray(applications.jobListingId, listingIds))
    .as('acted')
  const rows = await db
    .select({
      id: applications.jobListingId,
      total: sql<number>`count(*)::integer`,
      waiting: sql<number>`(count(*) - count(${acted.id}))::integer`,
      latestAt: sql<Date>`max(${applications.appliedAt})`.mapWith(applications.appliedAt),
    })
    .from(applications)
    .leftJoin(acted, eq(acted.id, applications.id))
    .where(inArray(applications.jobListingId, listingIds))
    .groupBy(applications.jobListingId)
  return new Map(
    rows.map(({ id, total, waiting, latestAt }) => [id, { total, waiting, latestAt: latestAt.toISOString() }]),
  )
}

async function newestIds({ db }: Context, listingIds: string[]): Promise<string[]> {
  const ranked = db
    .select({
      id: applications.id,
      place: sql<number>`row_number() over (
        partition by ${applications.jobListingId}
        order by ${applications.appliedAt} desc, ${applications.id} desc
      )`.as('place'),
    })
    .from(applications)
    .where(inArray(applications.jobListingId, listingIds))
    .as('ranked')
  const rows = await db.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, limits.applicants))
  return rows.map(({ id }) => id)
}

/** These applications with who applied and what was done about them, newest first. */
export async function applicationsWith({ db }: Context, ids: string[]): Promise<ReceivedApplication[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ application: applications, resume: resumes, student: users })
    .from(applications)
    .innerJoin(resumes, eq(resumes.id, applications.resumeId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(inArray(applications.id, ids))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
  const actions = await db
    .select()
    .from(candidateActions)
    .where(inArray(candidateActions.applicationId, ids))
    .orderBy(asc(candidateActions.changedAt), asc(candidateActions.receivedAt), asc(candidateActions.id))
  const actionsOf: Map<string, CandidateActionRow[]> = groupBy(actions, (action) => action.applicationId)
  return rows.map(({ application, resume, student }) =>
    toReceivedApplication(application, resume, student, actionsOf.get(application.id) ?? []),
  )
}
