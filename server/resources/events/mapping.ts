import type { z } from 'zod'
import type { businessEvent, publicEvent } from '@/contract'
import type { events } from '../../db/schema.ts'
import { fileUrl } from '../files/mapping.ts'

export type EventRow = typeof events.$inferSelect

/** An event in the contract's responses. */
export type BusinessEventOutput = z.output<typeof businessEvent>

/** Maps an event for its own business. */
export function toBusinessEvent(row: EventRow): BusinessEventOutput {
  return {
    id: row.id,
    eventName: row.eventName,
    eventDate: row.eventDate,
    eventStartTime: row.eventStartTime,
    suburbName: row.suburbName,
    suburbZipCode: row.suburbZipCode,
    eventAdmissionCharge: row.admissionCharge,
    eventAdmissionChargeCurrency: row.admissionCurrency,
    eventImages: row.imageFileIds.map((id) => ({ fileUrl: fileUrl(id), publicId: id })),
    eventLink: row.eventLink,
    eventorganiser: row.organiserSlug,
    posterid: row.posterSlug,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Maps an event for the public. The response's schema removes the poster address. */
export function toPublicEvent(row: EventRow, companyName: string): z.output<typeof publicEvent> {
  return { ...toBusinessEvent(row), companyName }
}
