import type { JobListing, ListingChange } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { groupBy } from '../../db/group-by.ts'
import { findApplicationsOfStudent } from '../applications/queries.ts'
import { toJobListing, toListing } from './mapping.ts'
import { findListings, findLiveListings } from './queries.ts'

/** The listings with these ids, in the order of the ids, with the student's own applications; unknown ids are left out. */
export async function loadListingsForStudent(
  { db, clock }: Context,
  userId: string,
  ids: readonly string[],
): Promise<JobListing[]> {
  if (ids.length === 0) return []
  const now = clock.now()
  const applicationsByListing = await findApplicationsByListing(db, userId)
  const rows = await findListings(db, ids)
  const jobs = new Map(
    rows.map(({ listing, company }) => [
      listing.id,
      toJobListing(listing, company, applicationsByListing.get(listing.id) ?? [], now),
    ]),
  )
  return ids.map((id) => jobs.get(id)).filter((job) => job !== undefined)
}

/**
 * The listings a student's session holds, newest first: the newest live ones, at most `limits.sessionListings`, and
 * all that the student saved or applied to, whatever their status. Each holds only the student's own applications.
 */
export async function loadListingsOfSession(
  { db, clock }: Context,
  userId: string,
  savedIds: readonly string[],
): Promise<JobListing[]> {
  const now = clock.now()
  const applicationsByListing = await findApplicationsByListing(db, userId)
  const liveRows = await findLiveListings(db, now)
  const liveIds = new Set(liveRows.map(({ listing }) => listing.id))
  const appliedIds = [...applicationsByListing.keys()]
  const otherIds = [...new Set([...appliedIds, ...savedIds])].filter((id) => !liveIds.has(id))
  const otherRows = await findListings(db, otherIds)
  return [...liveRows, ...otherRows]
    .sort((a, b) => b.listing.postedAt.getTime() - a.listing.postedAt.getTime())
    .map(({ listing, company }) => toJobListing(listing, company, applicationsByListing.get(listing.id) ?? [], now))
}

async function findApplicationsByListing(db: Db, userId: string) {
  return groupBy(await findApplicationsOfStudent(db, userId), ({ jobListingId }) => jobListingId)
}

/** The listings with these ids, for live updates: without applications, and with the instants of their edits. */
export async function loadListingChanges({ db, clock }: Context, ids: readonly string[]): Promise<ListingChange[]> {
  const now = clock.now()
  const rows = await findListings(db, ids)
  return rows.map(({ listing, company }) => ({
    jobListing: toListing(listing, company, now),
    fieldsEditedAt: listing.fieldsEditedAt,
  }))
}
