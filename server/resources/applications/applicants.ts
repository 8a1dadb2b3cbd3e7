import { maskOf, popcount } from '@campus-gigs/ui/availability'
import type { z } from 'zod'
import type { FoundApplicants, requests } from '@/contract'
import {
  type ApplicantSort,
  limits,
  type RankedApplicant,
  type ReceivedApplication,
  sortApplicants,
  suburbDistanceKm,
} from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { getOwnListing } from '../listings/queries.ts'
import { findApplicantsByName, findReceivedApplications, findSortValues } from './queries.ts'

/**
 * A page of the applications to a listing, sorted (GT-03). Sorting reads a few columns of every application; the page
 * alone is read in full.
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function loadApplicantsPage(
  { db }: Context,
  businessId: string,
  { jobListingId, sort, offset }: z.output<typeof requests.applicants>,
): Promise<{ total: number; applications: ReceivedApplication[] }> {
  const listing = await getOwnListing(db, businessId, jobListingId)
  const ids = sortedIds(listing, await findSortValues(db, listing.id), sort)
  const pageIds = ids.slice(offset, offset + limits.applicants)
  const unsorted = await findReceivedApplications(db, pageIds)
  const applications = unsorted.toSorted((a, b) => pageIds.indexOf(a.id) - pageIds.indexOf(b.id))
  return { total: ids.length, applications }
}

/**
 * One application to a listing of the business.
 * @throws HttpFailure 404 when the business has no such listing, or the listing no such application.
 */
export async function loadApplicant(
  { db }: Context,
  businessId: string,
  { jobListingId, applicationId }: { jobListingId: string; applicationId: string },
): Promise<ReceivedApplication> {
  const listing = await getOwnListing(db, businessId, jobListingId)
  const [application] = await findReceivedApplications(db, [applicationId])
  if (application?.jobListingId !== listing.id) throw new HttpFailure('notFound')
  return application
}

/** The newest applicants to the business's listings whose name contains every word of the query. */
export async function searchApplicants(
  { db }: Context,
  businessId: string,
  query: string,
): Promise<Pick<FoundApplicants, 'applicants' | 'hasMore'>> {
  // One more than is sent tells whether there are more.
  const rows = await findApplicantsByName(db, businessId, query.split(' '), limits.foundApplicants + 1)
  return {
    applicants: rows.slice(0, limits.foundApplicants),
    hasMore: rows.length > limits.foundApplicants,
  }
}

type SortValues = Awaited<ReturnType<typeof findSortValues>>[number]

function sortedIds(listing: JobListingRow, rows: readonly SortValues[], sort: ApplicantSort): string[] {
  const shiftMask = maskOf(listing.shifts)
  const shiftSlots = popcount(shiftMask)
  const kmFrom = memoisedDistanceTo(listing.jobSuburbName)
  const ranked = rows.map(
    ({ id, appliedAt, letterWords, answeredQuestions, suburb, availabilityMask }): RankedApplicant => ({
      id,
      appliedAt: appliedAt.toISOString(),
      suitability: {
        coveredSlots: popcount(availabilityMask & shiftMask),
        shiftSlots,
        letterWords,
        answeredQuestions,
        questions: listing.questions.length,
        km: kmFrom(suburb),
      },
    }),
  )
  return sortApplicants(ranked, sort).map(({ id }) => id)
}

/** Kilometres to a suburb, computed once for each suburb that applicants live in. */
function memoisedDistanceTo(destination: string): (suburb: string | null) => number | null {
  const distances = new Map<string | null, number | null>()
  return (suburb) => {
    let km = distances.get(suburb)
    if (km === undefined) {
      km = suburbDistanceKm(suburb, destination)
      distances.set(suburb, km)
    }
    return km
  }
}
