import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { createEvent as createEventRequest } from '@/contract'
import { limits, messages } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockBusiness } from '../../db/locks.ts'
import { events } from '../../db/schema.ts'
import { imageMediaType } from '../../files/images.ts'
import { storeFile } from '../../files/stored-file.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { uploadedImage } from '../files/uploaded-image.ts'
import { type EventRow, type SentEvent, toBusinessEvent } from './mapping.ts'
import { slugOf, uniqueSlugOf } from './slugs.ts'

type EventForm = z.output<typeof createEventRequest>

const imageMessages = { invalid: messages.event.invalidImage, conversion: messages.event.imageConversion }

/**
 * Makes an event with its pictures. The same idempotency key makes one, however often and however nearly at once it
 * comes. Its posters get an address of their own: the company's name and the event's, told apart by a random ending.
 * @throws HttpFailure 415 when one of the pictures is none; nothing is kept then.
 */
export async function createEvent(
  context: Context,
  businessId: string,
  { eventData, idempotencyKey }: EventForm,
  uploads: readonly UploadedFile[],
): Promise<SentEvent> {
  const images: Buffer[] = []
  for (const upload of uploads) {
    const encoded = await uploadedImage('eventImages', upload, imageMessages)
    if (encoded) images.push(encoded.image)
  }
  return context.db.transaction(async (tx) => {
    const business = await lockBusiness(tx, businessId)
    const earlier = await findByKey(tx, businessId, idempotencyKey)
    if (earlier) return toBusinessEvent(earlier)
    const imageFileIds: string[] = []
    for (const bytes of images)
      imageFileIds.push(await storeFile({ ...context, db: tx }, { bytes, mediaType: imageMediaType, access: 'public' }))
    const [row] = await tx
      .insert(events)
      .values({
        businessId,
        idempotencyKey,
        imageFileIds,
        eventName: eventData.eventName,
        eventDate: eventData.eventDate,
        suburbName: eventData.suburbName,
        suburbZipCode: eventData.suburbZipCode,
        admissionCharge: eventData.eventAdmissionCharge,
        admissionCurrency: eventData.eventAdmissionChargeCurrency,
        eventLink: eventData.eventLink || null,
        organiserSlug: slugOf(business.companyName ?? '', 'organiser'),
        posterSlug: uniqueSlugOf(eventData.eventName, 'event'),
        createdAt: context.clock.now(),
      })
      .returning()
    if (!row) throw new Error('The database kept no row of the event.')
    return toBusinessEvent(row)
  })
}

async function findByKey(tx: Db, businessId: string, key: string | undefined): Promise<EventRow | undefined> {
  if (key === undefined) return undefined
  const [row] = await tx
    .select()
    .from(events)
    .where(and(eq(events.businessId, businessId), eq(events.idempotencyKey, key)))
  return row
}

/** The business's events, newest first, at most `limits.ownEvents`. */
export async function eventsOf({ db }: Context, businessId: string): Promise<SentEvent[]> {
  const rows = await db
    .select()
    .from(events)
    .where(eq(events.businessId, businessId))
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(limits.ownEvents)
  return rows.map(toBusinessEvent)
}
