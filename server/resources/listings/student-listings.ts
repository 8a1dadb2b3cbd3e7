import { eq } from 'drizzle-orm'
import { type DetailedJobListing, type JobListing, type ListingChange, limits } from '@/domain'
import type { Context } from '../../context.ts'
import { groupBy } from '../../db/group-by.ts'
import { applications } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { findApplicationsOfStudent, listApplicationsOfStudent, listApplicationsTo } from '../applications/queries.ts'
import { toHiddenListing, toListing, toListingCard, toStudentListing } from './mapping.ts'
import { findListings, findLiveCards } from './queries.ts'

/**
 * Loads a listing with the student's own application, its letter and its answers.
 * @throws HttpFailure 404 for an unknown id, and for a listing that students may not see, unless the student applied to
 * it: then it is `hidden`, without its free text.
 */
export async function loadListingForStudent(
  { db, clock }: Context,
  userId: string,
  id: string,
): Promise<DetailedJobListing> {
  const [row] = await findListings(db, [id])
  const ownApplications = await findApplicationsOfStudent(db, userId, eq(applications.jobListingId, id))
  if (!row || (!row.isShown && ownApplications.length === 0)) throw new HttpFailure('notFound')
  return toStudentListing(row, ownApplications, clock.now())
}

/** The listings that a student saved or applied to whose detail a session has, so that a device reads it offline. */
export const maxDetailedListings = 100

/**
 * Loads the listings of a student's session, newest first: the newest live ones without detail, at most
 * `limits.studentSessionListings`, all that the student saved, and those of the newest `limits.sessionApplications`
 * applications, in every status. Each has the student's application, without letter and answers. The newest
 * {@link maxDetailedListings} that the student saved or applied to have their detail. A listing that students may no
 * longer see is `hidden`, without its free text.
 */
export async function loadListingsOfSession(
  { db, clock }: Context,
  userId: string,
  savedIds: readonly string[],
): Promise<JobListing[]> {
  const now = clock.now()
  const newest = await listApplicationsOfStudent(db, userId)
  const ownIds = [...new Set([...newest.map(({ jobListingId }) => jobListingId), ...savedIds])]
  const ownRows = await findListings(db, ownIds)
  const cardRows = await findLiveCards(db, now, ownIds)
  // A saved or live listing may have an application that is none of the newest.
  const listedIds = [...ownIds, ...cardRows.map(({ listing }) => listing.id)]
  const hasOlder = newest.length === limits.sessionApplications
  const ownApplications = hasOlder ? await listApplicationsTo(db, userId, listedIds) : newest
  const applicationsByListing = groupBy(ownApplications, ({ jobListingId }) => jobListingId)
  const own = ownRows.map((row, index) => {
    const listing = toStudentListing(row, applicationsByListing.get(row.listing.id) ?? [], now)
    // A hidden listing has no free text, and a device can't fetch one that the student only saved.
    return index < maxDetailedListings || !row.isShown ? listing : withoutDetail(listing)
  })
  const cards = cardRows.map(({ listing, company }) => ({
    ...toListingCard(listing, company, now),
    Application: applicationsByListing.get(listing.id) ?? [],
  }))
  return [...own, ...cards].sort((one, other) => other.postedAt.localeCompare(one.postedAt))
}

function withoutDetail({ jobDescription, detailedAddress, questions, ...listing }: DetailedJobListing): JobListing {
  return listing
}

/**
 * Loads changed listings for live updates, without applications and with the instants of their edits. Every student
 * receives the result, so a hidden listing has only its id.
 */
export async function loadListingChanges({ db, clock }: Context, ids: readonly string[]): Promise<ListingChange[]> {
  const now = clock.now()
  const rows = await findListings(db, ids)
  return rows.map(({ listing, company, isShown }) =>
    isShown
      ? { jobListing: toListing(listing, company, now), fieldsEditedAt: listing.fieldsEditedAt }
      : { jobListing: toHiddenListing(listing.id), fieldsEditedAt: {} },
  )
}
