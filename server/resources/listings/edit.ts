import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { type EditedField, editedFields, hourMs, listingExpiry, messages, reviewAfterEdit } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockBusiness, lockOwnListing, lockPostingCaps } from '../../db/locks.ts'
import { files } from '../../db/schema.ts'
import { requireStorageLeft } from '../../files/file-references.ts'
import { fileKeyOf } from '../../files/file-store.ts'
import { deleteFiles, deleteUnusedBytes, storeInTransaction } from '../../files/stored-file.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { publishListingEvent } from '../../live/channel.ts'
import { lockApplicantsToMail } from '../applications/recipient-queries.ts'
import { clearSubmittedDraft } from '../gig-drafts/queries.ts'
import { queueOutcomeMails } from '../mails/queue.ts'
import { toContentColumns } from './form-columns.ts'
import { requireExtendable, requireOpen } from './lifetime.ts'
import { type JobListingRow, statusOfRow, titleForStudents, toListingContent } from './mapping.ts'
import { reencodePoster, reusePoster, storePoster } from './poster-image.ts'
import { isPosterInUse } from './poster-queries.ts'
import { isCountedLive } from './posting-queries.ts'
import { loadPostingRules, requireMayPost, requireRoomForLive, ruleReasonsOfEdit } from './publishing.ts'
import { updateListing } from './queries.ts'

type EditForm = z.output<typeof requests.editGig>

/**
 * Changes the content of a posted listing (PF-05), and deletes the draft of the edit. Posting date and applications,
 * with their shift masks, stay.
 * - The expiry changes only with the gig's date, and when the edit ends the wait for review. An edit can start or end
 * that wait (TR-01).
 * - Applicants are told about the changed fields by mail, as {@link editMailAt} says, but not before they see the
 * listing, and in their applied jobs.
 * - An edit without changes succeeds for any version and sends nothing, because it may be a retry after a lost
 * response.
 * - A replaced poster is deleted with its bytes.
 * @throws HttpFailure 403 with the gate when the business may not post, or when the edit would exceed the cap of live
 * listings; 404 when the listing or that of `posterFrom` is not the business's; 409 when the listing was edited since
 * the form's version, or the account's storage is full; 410 when it is closed or filled, or its expiry would change
 * more than `limits.extensionDays` after it passed; 415 when the poster is no image; 400 for pay below the legal
 * minimum without a reason.
 */
export async function editListing(
  context: Context,
  businessId: string,
  form: EditForm,
  poster?: UploadedFile,
): Promise<void> {
  const image = poster && (await reencodePoster(context, poster))
  const replacedKeys = await storeInTransaction(context, image ? [image] : [], (tx) =>
    storeEdit({ ...context, db: tx }, businessId, form, image),
  )
  if (!replacedKeys) return
  await deleteUnusedBytes(context, replacedKeys)
  context.mailQueue.wake()
}

/**
 * Stores an edit in a transaction.
 * @returns the file keys of the replaced poster, for {@link deleteUnusedBytes}; null for an edit without changes
 */
async function storeEdit(
  context: Context,
  businessId: string,
  form: EditForm,
  image: Buffer | undefined,
): Promise<string[] | null> {
  const { db: tx, clock } = context
  await lockPostingCaps(tx, businessId)
  const current = await lockOwnListing(tx, businessId, form.jobListingId)
  const now = clock.now()
  requireOpen(statusOfRow(current, now))
  requireMayPost(context, await lockBusiness(tx, businessId))
  const content = await toContentColumns(form, now)
  const posterFileId = image
    ? await storeUnlessCurrent(context, current.posterFileId, image)
    : await reusePoster(tx, businessId, form.posterFrom)
  const changedFields = differingFields(current, { ...current, ...content, posterFileId })
  // Students don't see the reason for low pay, so no field has it.
  const isUnchanged = changedFields.length === 0 && content.belowMinimumReason === current.belowMinimumReason
  if (!isUnchanged && current.version !== form.version) throw new HttpFailure('conflict', messages.gig.editedElsewhere)
  await clearSubmittedDraft(tx, businessId, form.idempotencyKey, now)
  if (isUnchanged) return null
  const editedNow = Object.fromEntries(changedFields.map((field) => [field, now.toISOString()]))
  const lifetime = lifetimeAfterEdit(current, content, await loadPostingRules(context, businessId), now)
  const becomesLive = !isCountedLive(current, now) && isCountedLive({ ...current, ...lifetime }, now)
  if (becomesLive) await requireRoomForLive(context, businessId)
  const listing = await updateListing(tx, current.id, {
    ...content,
    ...lifetime,
    shownTitle: lifetime.review === 'approved' ? null : titleForStudents(current),
    posterFileId,
    version: current.version + 1,
    fieldsEditedAt: { ...current.fieldsEditedAt, ...editedNow },
  })
  await publishListingEvent(tx, { businessId, jobListingId: current.id, cause: 'change' })
  const isPosterReplaced = posterFileId !== current.posterFileId
  const replacedKeys = isPosterReplaced ? await deleteUnusedPoster(tx, current.posterFileId) : []
  if (image) await requireStorageLeft(tx, { kind: 'business', id: businessId }, 'jobPosterImg')
  // Mail no one when only the reason for low pay changed.
  if (changedFields.length > 0) await queueEditMails(context, listing, changedFields, editMailAt(current, now))
  return replacedKeys
}

/** Queues the mails to a listing's applicants about an edit, in its transaction. */
async function queueEditMails(
  context: Context,
  listing: JobListingRow,
  changedFields: EditedField[],
  notBefore: Date,
): Promise<void> {
  const applicants = await lockApplicantsToMail(context.db, listing.id)
  await queueOutcomeMails(context, listing, applicants, { event: 'edited', editedFields: changedFields, notBefore })
}

/**
 * When applicants are mailed an edit: at once, but at the next full hour if the listing was edited in the hour before.
 * One mail then has all edits of that hour. Otherwise a business could mail its applicants with each of many edits.
 */
function editMailAt({ fieldsEditedAt }: JobListingRow, now: Date): Date {
  const isRecent = Object.values(fieldsEditedAt).some((editedAt) => now.getTime() - Date.parse(editedAt) < hourMs)
  return isRecent ? new Date(Math.ceil(now.getTime() / hourMs) * hourMs) : now
}

/** The review and the expiry of a listing after an edit. @throws HttpFailure 410 when the expiry may not move. */
function lifetimeAfterEdit(
  current: JobListingRow,
  content: Awaited<ReturnType<typeof toContentColumns>>,
  rules: Awaited<ReturnType<typeof loadPostingRules>>,
  now: Date,
) {
  const reviewState = reviewAfterEdit(current, rules, ruleReasonsOfEdit(current, content, now))
  const isSameDate = content.gigDate === current.gigDate
  const endsWait = current.review === 'waiting' && reviewState.review === 'approved'
  if (isSameDate && !endsWait) return { ...reviewState, expiringOn: current.expiringOn }
  requireExtendable(current, now)
  return { ...reviewState, expiringOn: listingExpiry(now, content.gigDate) }
}

/** Stores a poster's image and returns the file's id. Equal bytes keep the current file. */
async function storeUnlessCurrent(context: Context, currentId: string | null, image: Buffer): Promise<string> {
  if (currentId !== null) {
    const [stored] = await context.db.select({ sha256: files.sha256 }).from(files).where(eq(files.id, currentId))
    if (stored?.sha256 === fileKeyOf(image)) return currentId
  }
  return storePoster(context, image)
}

/** Deletes a poster's file row unless another listing references it. @returns the keys for {@link deleteUnusedBytes} */
async function deleteUnusedPoster(tx: Db, fileId: string | null): Promise<string[]> {
  return (await isPosterInUse(tx, fileId)) ? [] : deleteFiles(tx, [fileId])
}

/** The fields of which students see different content. */
function differingFields(current: JobListingRow, edited: JobListingRow): EditedField[] {
  const currentContent = toListingContent(current)
  const editedContent = toListingContent(edited)
  return editedFields.filter((field) => !isDeepStrictEqual(currentContent[field], editedContent[field]))
}
