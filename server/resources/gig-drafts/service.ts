import { type GigDraftState, parseGigDraftSubject } from '@/contract'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { getOwnListing } from '../listings/queries.ts'
import { getGigDraft, upsertGigDraft } from './queries.ts'

/**
 * Stores a draft, unless the stored draft of the subject has a later `changedAt`. A `changedAt` in the future, from a
 * device with a wrong clock, is stored as now.
 * @returns the stored draft, which may be another device's
 * @throws HttpFailure 404 for the draft of a listing that the business does not have, 401 when the account was deleted
 * meanwhile.
 */
export async function saveGigDraft(
  { db, clock }: Context,
  businessId: string,
  { subject, content, changedAt }: GigDraftState,
): Promise<GigDraftState> {
  const { jobListingId } = parseGigDraftSubject(subject)
  if (jobListingId !== undefined) await getOwnListing(db, businessId, jobListingId)
  const instant = new Date(Math.min(Date.parse(changedAt), clock.now().getTime()))
  return db.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    await upsertGigDraft(tx, { businessId, subject, content, changedAt: instant })
    return getGigDraft(tx, businessId, subject)
  })
}
