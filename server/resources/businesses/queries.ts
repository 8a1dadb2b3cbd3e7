import { and, desc, eq, isNull } from 'drizzle-orm'
import type { BusinessSession } from '@/contract'
import { type BusinessJobListing, limits, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { businesses, jobListings } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { receivedBy } from '../applications/queries.ts'
import { toBusinessJobListing } from '../listings/mapping.ts'
import { type BusinessRow, toBusiness } from './mapping.ts'

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

/** The business's listings that it has not closed, newest first, at most `limits.jobListings`, with those who applied. */
export function listingsOf(context: Context, business: BusinessRow): Promise<BusinessJobListing[]> {
  return withApplications(context, business)
}

/**
 * One listing of the business, closed or not, with those who applied.
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
  const received = await receivedBy(
    context,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toBusinessJobListing(row, business, received(row.id), now))
}
