import type { BusinessJobListing } from '@/domain'
import type { Context } from '../../context.ts'
import { countReceivedByListing, findNewestReceived } from '../applications/queries.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { toBusinessListing } from './mapping.ts'
import { findOpenOwnListings, getOwnListing } from './queries.ts'

/**
 * Loads the business's listings that are not closed, newest first, with the counts of their applications unless the
 * business is suspended. The applications are read by listing ({@link loadOwnListing}).
 */
export async function loadOpenOwnListings(
  { db, clock }: Context,
  business: BusinessRow,
): Promise<BusinessJobListing[]> {
  const rows = await findOpenOwnListings(db, business.id)
  const listingIds = rows.map(({ id }) => id)
  const counts = await countReceivedByListing(db, business.suspendedAt ? [] : listingIds)
  const now = clock.now()
  return rows.map((row) => toBusinessListing(row, business, now, { applicants: counts.get(row.id) }))
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
