import { maskOf, popcount } from '@campus-gigs/ui/availability'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { requests } from '@/contract'
import {
  type ApplicantSort,
  inApplicantOrder,
  limits,
  type Ranked,
  type ReceivedApplication,
  suburbDistance,
} from '@/domain'
import type { Context } from '../../context.ts'
import { applications, jobListings, users } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { applicationsWith } from './queries.ts'

/**
 * A page of those who applied to a listing, in one of the orders applicants have (GT-03). The order is made of a few
 * small columns of everybody; only the page itself is read in full.
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function applicantsPage(
  context: Context,
  businessId: string,
  { jobListingId, sort, offset }: z.output<typeof requests.applicants>,
): Promise<{ total: number; applications: ReceivedApplication[] }> {
  const listing = await ownListing(context, businessId, jobListingId)
  const ids = await orderedIds(context, listing, sort)
  const page = ids.slice(offset, offset + limits.applicants)
  const found = new Map((await applicationsWith(context, page)).map((each) => [each.id, each]))
  return { total: ids.length, applications: page.flatMap((id) => found.get(id) ?? []) }
}

/**
 * One application to a listing of the business.
 * @throws HttpFailure 404 when the business has no such listing, or the listing no such application.
 */
export async function applicantOf(
  context: Context,
  businessId: string,
  { jobListingId, applicationId }: { jobListingId: string; applicationId: string },
): Promise<ReceivedApplication> {
  await ownListing(context, businessId, jobListingId)
  const [application] = await applicationsWith(context, [applicationId])
  if (application?.jobListingId !== jobListingId.toLowerCase()) throw new HttpFailure('notFound')
  return application
}

async function ownListing({ db }: Context, businessId: string, jobListingId: string): Promise<JobListingRow> {
  const [listing] = await db
    .select()
    .from(jobListings)
    .where(and(eq(jobListings.id, jobListingId), eq(jobListings.businessId, businessId)))
  if (!listing) throw new HttpFailure('notFound')
  return listing
}

async function orderedIds({ db }: Context, listing: JobListingRow, sort: ApplicantSort): Promise<string[]> {
  const rows = await db
    .select({
      id: applications.id,
      appliedAt: applications.appliedAt,
      words: applications.letterWords,
      answered: sql<number>`jsonb_array_length(${applications.answers})`,
      suburb: users.currentSuburb,
      availability: users.availabilityMask,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(eq(applications.jobListingId, listing.id))
  const shifts = maskOf(listing.shifts)
  const total = popcount(shifts)
  const kmFrom = distances(listing.jobSuburbName)
  const ranked = rows.map(
    ({ id, appliedAt, words, answered, suburb, availability }): Ranked => ({
      id,
      appliedAt: appliedAt.toISOString(),
      suitability: {
        covered: popcount(availability & shifts),
        total,
        words,
        answered,
        asked: listing.questions.length,
        km: kmFrom(suburb),
      },
    }),
  )
  return inApplicantOrder(ranked, sort).map(({ id }) => id)
}

/** Kilometres to a suburb, worked out once for all who live in the same one. */
function distances(to: string): (from: string | null) => number | null {
  const known = new Map<string | null, number | null>()
  return (from) => {
    let km = known.get(from)
    if (km === undefined) {
      km = suburbDistance(from, to)
      known.set(from, km)
    }
    return km
  }
}
