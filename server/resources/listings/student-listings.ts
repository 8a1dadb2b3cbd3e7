import type { JobListing, ListingChange, WholeJobListing } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { groupBy } from '../../db/group-by.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { findApplicationsOfStudent } from '../applications/queries.ts'
import { toHiddenListing, toListing, toListingCard, toStudentListing } from './mapping.ts'
import { findListings, findLiveCards } from './queries.ts'

/**
 * Loads a listing with the student's own applications.
 * @throws HttpFailure 404 for an unknown id, and for a listing that students may not see.
 */
export async function loadListingForStudent(
  { db, clock }: Context,
  userId: string,
  id: string,
): Promise<WholeJobListing> {
  const [row] = await findListings(db, [id])
  if (!row?.isShown) throw new HttpFailure('notFound')
  const applicationsByListing = await findApplicationsByListing(db, userId)
  return toStudentListing(row, applicationsByListing.get(id) ?? [], clock.now())
}

/**
 * Loads the listings of a student's session, newest first: the newest live ones without detail, at most
 * `limits.sessionListings`, and all that the student saved or applied to, in every status and with the student's
 * applications. A listing that students may no longer see is `hidden`, without its free text.
 */
export async function loadListingsOfSession(
  { db, clock }: Context,
  userId: string,
  savedIds: readonly string[],
): Promise<JobListing[]> {
  const now = clock.now()
  const applicationsByListing = await findApplicationsByListing(db, userId)
  const ownIds = [...new Set([...applicationsByListing.keys(), ...savedIds])]
  const ownRows = await findListings(db, ownIds)
  const cardRows = await findLiveCards(db, now, ownIds)
  const own = ownRows.map((row) => toStudentListing(row, applicationsByListing.get(row.listing.id) ?? [], now))
  const cards = cardRows.map(({ listing, company }) => ({ ...toListingCard(listing, company, now), Application: [] }))
  return [...own, ...cards].sort((one, other) => other.postedAt.localeCompare(one.postedAt))
}

async function findApplicationsByListing(db: Db, userId: string) {
  return groupBy(await findApplicationsOfStudent(db, userId), ({ jobListingId }) => jobListingId)
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
