import { popcount } from '@campus-gigs/ui/availability'
import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { FoundApplicants, requests } from '@/contract'
import {
  type ApplicantSort,
  fullLetterWords,
  limits,
  maxDistanceKm,
  type ReceivedApplication,
  suburbDistanceKm,
  topScoreWeights,
} from '@/domain'
import type { Context } from '../../context.ts'
import { popcountSql, toArrayLiteral } from '../../db/sql.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { getOwnListing } from '../listings/queries.ts'
import { findApplicantsByName, findRankedPage, findReceivedApplications } from './received-queries.ts'

/**
 * Loads a page of the applications to a listing, in the order that `sortApplicants` of `domain/testing` defines
 * (GT-03).
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function loadApplicantsPage(
  { db }: Context,
  businessId: string,
  { jobListingId, sort, offset }: z.output<typeof requests.applicants>,
): Promise<{ total: number; applications: ReceivedApplication[] }> {
  const listing = await getOwnListing(db, businessId, jobListingId)
  return findRankedPage(db, listing.id, rankings[sort](listing), offset)
}

/**
 * Loads one application to a listing of the business.
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

/** Finds the newest applicants to the business's open listings whose name contains every word of the query. */
export async function searchApplicants(
  { db }: Context,
  businessId: string,
  query: string,
): Promise<Pick<FoundApplicants, 'applicants' | 'hasMore'>> {
  // Fetch one more row than is sent, to know whether there are more.
  const rows = await findApplicantsByName(db, businessId, query.split(' '), limits.foundApplicants + 1)
  return {
    applicants: rows.slice(0, limits.foundApplicants),
    hasMore: rows.length > limits.foundApplicants,
  }
}

/** The rank expression of an order, higher first, and the join that the expression needs. */
interface Ranking {
  rank: SQL
  join: SQL
}

/** A ranking by columns of the application alone. */
const rankByColumns = (rank: SQL): Ranking => ({ rank, join: sql`` })
/** A ranking that uses the column `km` of {@link distanceJoin}. */
const rankWithDistance = (rank: SQL, { jobSuburbName }: JobListingRow): Ranking => ({
  rank,
  join: distanceJoin(jobSuburbName),
})
/** The number of the listing's shift slots in which the student is free, in SQL. */
const coveredSlotsSql = ({ shiftMask }: JobListingRow) => popcountSql(sql`student_mask & ${shiftMask}::integer`)

/** `topScore` of the domain in SQL. The same floating-point operations in the same order yield the same number. */
function topScoreSql(listing: JobListingRow): SQL {
  const { roster, letter, answers, distance } = topScoreWeights
  const shiftSlots = popcount(listing.shiftMask)
  const questions = listing.questions.length
  /** The parts that apply to the listing: the maximum points, and the share of them that an applicant earns. */
  const parts = [
    ...(shiftSlots > 0
      ? [{ points: roster, share: sql`${coveredSlotsSql(listing)}::float / ${shiftSlots}::integer` }]
      : []),
    { points: letter, share: sql`least(1, letter_words::float / ${fullLetterWords}::integer)` },
    ...(questions > 0 ? [{ points: answers, share: sql`least(1, answer_count::float / ${questions}::integer)` }] : []),
    { points: distance, share: sql`coalesce(greatest(0, 1 - km / ${maxDistanceKm}::integer), 0)` },
  ]
  const reachablePoints = parts.reduce((sum, { points }) => sum + points, 0)
  const earnedPoints = sql.join(
    parts.map(({ points, share }) => sql`${share} * ${points}::integer`),
    sql` + `,
  )
  // Rounds as `Math.round`: PostgreSQL's `round` rounds halves to even.
  return sql`floor((${earnedPoints}) / ${reachablePoints}::integer * 100 + 0.5)`
}

const rankings: Record<ApplicantSort, (listing: JobListingRow) => Ranking> = {
  'Top Applicants': (listing) => rankWithDistance(topScoreSql(listing), listing),
  // The number of covered slots ranks as the percent does: the percent's base, the shift slots (AG-06), is the same for
  // every applicant.
  '% Availability Match': (listing) => rankByColumns(coveredSlotsSql(listing)),
  'Time of Application': () => rankByColumns(sql`0`),
  Distance: (listing) => rankWithDistance(sql`coalesce(-km, '-infinity')`, listing),
  'Cover letter included': () => rankByColumns(sql`least(1, letter_words)`),
}

/** Joins the distance between the student's suburb and a destination as `km`: null when either is unknown. */
function distanceJoin(destination: string): SQL {
  const names = melbourneSuburbs.map(({ suburbName }) => suburbName.toLowerCase())
  const distances = melbourneSuburbs.map(({ suburbName }) => suburbDistanceKm(suburbName, destination))
  return sql`left join unnest(${toArrayLiteral(names)}::text[], ${toArrayLiteral(distances)}::float[]) as known (suburb, km)
    on suburb = student_suburb`
}
