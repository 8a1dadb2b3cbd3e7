import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { type EditedField, listingContent, messages } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockOwnListing } from '../../db/locks.ts'
import { files } from '../../db/schema.ts'
import { fileKeyOf } from '../../files/file-store.ts'
import { deleteFiles, deleteUnusedBytes } from '../../files/stored-file.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { publishListingEvent } from '../../live/channel.ts'
import { findApplicantAddresses } from '../applications/queries.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import { mailListingEdited } from './applicant-mails.ts'
import { requireOpen } from './lifetime.ts'
import { type JobListingRow, statusOfRow, toListingContent, toListingValues } from './mapping.ts'
import { isPosterInUse, updateListing } from './queries.ts'
import { findPoster, posterMessages, storePoster } from './service.ts'

/**
 * Changes the content of a posted listing (PF-05). Its applications with their shift masks, and its posting date, stay.
 * Its expiry changes only with its date. Applicants are informed of the changed fields by mail and on their applied jobs.
 * An edit without changes succeeds whatever its version, and sends nothing: it may repeat one whose response was lost.
 * A replaced poster is deleted with its bytes.
 * @throws HttpFailure 404 when the business has no such listing, 409 when it was edited since the form's version, 410
 * when it is closed or filled, and what `createListing` throws for the form.
 */
export async function editListing(
  context: Context,
  businessId: string,
  form: z.output<typeof requests.editGig>,
  poster?: UploadedFile,
): Promise<void> {
  const image = poster && (await reencodeUpload('jobPosterImg', poster, posterMessages)).image
  const edit = await context.db.transaction(async (tx) => {
    const before = await lockOwnListing(tx, businessId, form.jobListingId)
    const now = context.clock.now()
    requireOpen(statusOfRow(before, now))
    const { postedAt: _, expiringOn: newExpiry, idempotencyKey: __, ...content } = toListingValues(form, now)
    const posterFileId = image
      ? ((await sameImageId(tx, before.posterFileId, image)) ?? (await storePoster({ ...context, db: tx }, image)))
      : await findPoster(tx, businessId, form)
    const fields = differingFields(before, { ...before, ...content, posterFileId })
    if (fields.length === 0 && content.belowMinimumReason === before.belowMinimumReason) return null
    if (before.version !== form.version) throw new HttpFailure('conflict', messages.gig.editedElsewhere)
    const editedAt = Object.fromEntries(fields.map((field) => [field, now.toISOString()]))
    const row = await updateListing(tx, before.id, {
      ...content,
      posterFileId,
      expiringOn: content.gigDate === before.gigDate ? before.expiringOn : newExpiry,
      version: before.version + 1,
      fieldsEditedAt: { ...before.fieldsEditedAt, ...editedAt },
    })
    await publishListingEvent(tx, { businessId, jobListingId: before.id, cause: 'change' })
    const replacedKeys =
      posterFileId === before.posterFileId || (await isPosterInUse(tx, before.posterFileId))
        ? []
        : await deleteFiles(tx, [before.posterFileId])
    return { row, fields, replacedKeys, people: await findApplicantAddresses(tx, before.id) }
  })
  if (!edit) return
  await deleteUnusedBytes(context, edit.replacedKeys)
  if (edit.fields.length > 0) await mailListingEdited(context, edit.row, edit.people, edit.fields)
}

/** The id of the stored file if it has these bytes; null otherwise. */
async function sameImageId(tx: Db, fileId: string | null, bytes: Buffer): Promise<string | null> {
  if (fileId === null) return null
  const [stored] = await tx.select({ sha256: files.sha256 }).from(files).where(eq(files.id, fileId))
  return stored?.sha256 === fileKeyOf(bytes) ? fileId : null
}

/** The fields whose content differs for students. */
function differingFields(before: JobListingRow, after: JobListingRow): EditedField[] {
  const [old, edited] = [toListingContent(before), toListingContent(after)]
  return listingContent.keyof().options.filter((field) => !isDeepStrictEqual(old[field], edited[field]))
}
