import type { BusinessJobListing } from '@/domain'
import type { Context } from '../../context.ts'
import { countReceivedByListing, findNewestReceived, listNewestReceived } from '../applications/received-queries.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { toBusinessListing } from './mapping.ts'
import { findOpenOwnListings, getOwnListing } from './queries.ts'

/**
 * Loads the business's listings that are not closed, newest first, with the counts of their applications and the newest
 * ones, which have no letter and answers. A suspended business gets no applications.
 */
export async function loadOpenOwnListings(
  { db, clock }: Context,
  business: BusinessRow,
): Promise<BusinessJobListing[]> {
  const rows = await findOpenOwnListings(db, business.id)
  const listingIds = rows.map(({ id }) => id)
  const readableIds = business.suspendedAt ? [] : listingIds
  const counts = await countReceivedByListing(db, readableIds)
  const newest = await listNewestReceived(db, readableIds)
  const now = clock.now()
  return rows.map((row) =>
    toBusinessListing(row, business, now, { applicants: counts.get(row.id), Application: newest.get(row.id) ?? [] }),
  )
}

/**
 * Loads a listing of the business, closed or not, with its newest applications.
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function loadOwnListing(
  { db, clock }: Context,
  business: BusinessRow,
  listingId: string,
): Promise<BusinessJobListing> {
  const row = await getOwnListing(db, business.id, listingId)
  const counts = await countReceivedByListing(db, [row.id])
  const Application = await findNewestReceived(db, row.id)
  return toBusinessListing(row, business, clock.now(), { applicants: counts.get(row.id), Application })
}
