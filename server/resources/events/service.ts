import type { z } from 'zod'
import type { createEventRequest, publicEvent } from '@/contract'
import { melbourneIsoDay, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { requireStorageLeft } from '../../files/file-references.ts'
import { imageMediaType } from '../../files/images.ts'
import { insertFiles, storeInTransaction } from '../../files/stored-file.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import { requestHashOf, requireSameRequest } from '../request-hash.ts'
import { type BusinessEventOutput, toBusinessEvent, toPublicEvent } from './mapping.ts'
import { requireMayCreateEvent } from './publishing.ts'
import { findEventByIdempotencyKey, findEvents, findEventsFrom, insertEvent } from './queries.ts'
import { toSlug, toUniqueSlug } from './slugs.ts'

type EventForm = z.output<typeof createEventRequest>

const imageMessages = { invalid: messages.event.imageInvalid, unreadable: messages.event.imageUnreadable }

/**
 * Creates an event with its images, once per idempotency key. Its poster address has the names of company and event,
 * and a random suffix.
 * @throws HttpFailure 422 for another event with a used key, 415 when an upload is no image, 409 when the account's
 * storage is full, and the failures of {@link requireMayCreateEvent}. A failed call stores nothing.
 */
export async function createEvent(
  context: Context,
  businessId: string,
  { eventData, idempotencyKey }: EventForm,
  uploads: readonly UploadedFile[],
): Promise<BusinessEventOutput> {
  const requestHash = requestHashOf(eventData, uploads)
  const images: Buffer[] = []
  for (const upload of uploads) {
    const { image } = await reencodeUpload(context, 'eventImages', upload, imageMessages)
    images.push(image)
  }
  return storeInTransaction(context, images, async (tx) => {
    const business = await lockBusiness(tx, businessId)
    const earlier =
      idempotencyKey === undefined ? undefined : await findEventByIdempotencyKey(tx, businessId, idempotencyKey)
    if (earlier) {
      requireSameRequest(earlier.requestHash, requestHash)
      return toBusinessEvent(earlier)
    }
    await requireMayCreateEvent({ ...context, db: tx }, business, eventData)
    const newFiles = images.map((bytes) => ({ bytes, mediaType: imageMediaType, access: 'public' as const }))
    const imageFileIds = await insertFiles({ ...context, db: tx }, newFiles)
    const row = await insertEvent(tx, {
      businessId,
      idempotencyKey,
      requestHash,
      imageFileIds,
      eventName: eventData.eventName,
      eventDate: eventData.eventDate,
      eventStartTime: eventData.eventStartTime || null,
      suburbName: eventData.suburbName,
      suburbZipCode: eventData.suburbZipCode,
      admissionCharge: eventData.eventAdmissionCharge,
      admissionCurrency: eventData.eventAdmissionChargeCurrency,
      eventLink: eventData.eventLink || null,
      organiserSlug: toSlug(business.companyName ?? '', 'organiser'),
      posterSlug: toUniqueSlug(eventData.eventName, 'event'),
      createdAt: context.clock.now(),
    })
    if (images.length > 0) await requireStorageLeft(tx, { kind: 'business', id: businessId }, 'eventImages')
    return toBusinessEvent(row)
  })
}

/** The business's events, newest first, at most `limits.ownEvents`. */
export async function listEvents({ db }: Context, businessId: string): Promise<BusinessEventOutput[]> {
  return (await findEvents(db, businessId)).map(toBusinessEvent)
}

/** Loads the events of all businesses from today in Melbourne, soonest first, at most `limits.upcomingEvents`. */
export async function listUpcomingEvents({ db, clock }: Context): Promise<z.output<typeof publicEvent>[]> {
  const rows = await findEventsFrom(db, melbourneIsoDay(clock.now()))
  return rows.map(({ event, companyName }) => toPublicEvent(event, companyName ?? ''))
}
