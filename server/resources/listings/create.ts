import { newListingReasons, reviewStateFor } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness, lockPostingCaps } from '../../db/locks.ts'
import { requireStorageLeft } from '../../files/file-references.ts'
import { storeInTransaction } from '../../files/stored-file.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { clearSubmittedDraft } from '../gig-drafts/queries.ts'
import { requestHashOf, requireSameRequest } from '../request-hash.ts'
import { type ListingForm, toNewListingColumns } from './form-columns.ts'
import { reencodePoster, reusePoster, storePoster } from './poster-image.ts'
import { loadPostingRules, requireMayPost, requireRoomForNew, ruleReasonsFor } from './publishing.ts'
import { findListingByIdempotencyKey, insertListing } from './queries.ts'

/**
 * Posts a listing, once per idempotency key. It is live for the free first week (GW-10), or waits for review (TR-01).
 * @returns the id of the listing
 * @throws HttpFailure 422 for another form with a used key, 403 with the gate when the business may not post, 415 when
 * the poster is no image, 400 for pay below the legal minimum without a reason, 404 when `posterFrom` is no listing of
 * the business, 409 when the account's storage is full.
 */
export async function createListing(
  context: Context,
  businessId: string,
  form: ListingForm,
  poster?: UploadedFile,
): Promise<string> {
  const requestHash = requestHashOf(form, poster ? [poster] : [])
  const image = poster && (await reencodePoster(context, poster))
  return storeInTransaction(context, image ? [image] : [], async (tx) => {
    await lockPostingCaps(tx, businessId)
    const business = await lockBusiness(tx, businessId)
    const earlier = await findListingByIdempotencyKey(tx, businessId, form.idempotencyKey)
    if (earlier) {
      requireSameRequest(earlier.requestHash, requestHash)
      return earlier.id
    }
    const txContext = { ...context, db: tx }
    requireMayPost(context, business)
    await requireRoomForNew(txContext, businessId)
    const posterFileId = image
      ? await storePoster(txContext, image)
      : await reusePoster(tx, businessId, form.posterFrom)
    const now = context.clock.now()
    await clearSubmittedDraft(tx, businessId, form.idempotencyKey, now)
    const values = await toNewListingColumns(form, now)
    const rules = await loadPostingRules(txContext, businessId)
    const state = reviewStateFor(newListingReasons(rules, ruleReasonsFor(values, now)))
    const listingId = await insertListing(tx, { businessId, posterFileId, requestHash, ...values, ...state })
    if (image) await requireStorageLeft(tx, { kind: 'business', id: businessId }, 'jobPosterImg')
    return listingId
  })
}
