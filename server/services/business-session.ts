import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type BusinessJobListing, type BusinessSession, limits, messages } from '@/contract'
import type { Context } from '../context.ts'
import { applications, businesses, candidateActions, jobListings, resumes, users } from '../db/schema.ts'
import { HttpFailure } from '../http-failure.ts'
import { groupBy } from './group-by.ts'
import { type CandidateActionRow, toReceivedApplication } from './mapping/application.ts'
import { type BusinessRow, toBusiness } from './mapping/business.ts'
import { toBusinessJobListing } from './mapping/job-listing.ts'

/**
 * Everything a business's screens start from (SA-10), in a handful of queries however much there is.
 * @param message what the answer says of itself: Success, Business Profile Exists, Business Created Successfully
 * @throws HttpFailure 401 when the account is gone.
 */
export async function businessSession(
  context: Context,
  businessId: string,
  message: string = messages.server.success,
): Promise<BusinessSession> {
  const row = await findBusiness(context, businessId)
  return {
    message,
    response: messages.server.success,
    businessData: toBusiness(row),
    businessJobListData: await listingsOf(context, row),
  }
}

/** The business's row. @throws HttpFailure 401 when the account is gone. */
export async function findBusiness({ db }: Context, businessId: string): Promise<BusinessRow> {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, businessId))
  if (!row) throw new HttpFailure('unauthenticated')
  return row
}

/** The business's listings that it has not closed, newest first, at most `limits.jobListings`, with everybody who applied. */
export function listingsOf(context: Context, business: BusinessRow): Promise<BusinessJobListing[]> {
  return withApplications(context, business)
}

/**
 * One listing of the business, closed or not, with everybody who applied.
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function listingOf(
  context: Context,
  business: BusinessRow,
  jobListingId: string,
): Promise<BusinessJobListing> {
  const [listing] = await withApplications(context, business, jobListingId)
  if (!listing) throw new HttpFailure('notFound')
  return listing
}

async function withApplications(
  context: Context,
  business: BusinessRow,
  jobListingId?: string,
): Promise<BusinessJobListing[]> {
  const now = context.clock.now()
  const rows = await context.db
    .select()
    .from(jobListings)
    .where(
      and(
        eq(jobListings.businessId, business.id),
        jobListingId === undefined ? isNull(jobListings.closedAt) : eq(jobListings.id, jobListingId),
      ),
    )
    .orderBy(desc(jobListings.postedAt), desc(jobListings.id))
    .limit(limits.jobListings)
  const received = await receivedApplications(
    context,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toBusinessJobListing(row, business, received.get(row.id) ?? [], now))
}

/** The applications to these listings, by listing, newest first. */
async function receivedApplications(
  { db }: Context,
  listingIds: string[],
): Promise<Map<string, BusinessJobListing['Application']>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db
    .select({ application: applications, resume: resumes, student: users })
    .from(applications)
    .innerJoin(resumes, eq(resumes.id, applications.resumeId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(inArray(applications.jobListingId, listingIds))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
  const actions = await db
    .select({ action: candidateActions })
    .from(candidateActions)
    .innerJoin(applications, eq(applications.id, candidateActions.applicationId))
    .where(inArray(applications.jobListingId, listingIds))
    .orderBy(asc(candidateActions.changedAt), asc(candidateActions.receivedAt), asc(candidateActions.id))
  const actionsOf: Map<string, CandidateActionRow[]> = groupBy(
    actions.map(({ action }) => action),
    (action) => action.applicationId,
  )
  const received = rows.map(({ application, resume, student }) =>
    toReceivedApplication(application, resume, student, actionsOf.get(application.id) ?? []),
  )
  return groupBy(received, (application) => application.jobListingId)
}
