import * as z from 'zod/mini'
import { eventCurrencies } from '@/domain'
import { posterSlug } from './poster-address.ts'

/** An image of an event, which anyone may read. */
export const eventImage = z.object({ fileUrl: z.string(), publicId: z.string() })

/** An event as sent to its own business. */
export const businessEvent = z.object({
  id: z.uuid(),
  eventName: z.string(),
  /** `YYYY-MM-DD` on Melbourne's calendar. */
  eventDate: z.iso.date(),
  /** `HH:mm` in Melbourne. */
  eventStartTime: z.nullable(z.string()),
  suburbName: z.string(),
  suburbZipCode: z.string(),
  eventAdmissionCharge: z.number(),
  eventAdmissionChargeCurrency: z.enum(eventCurrencies),
  eventImages: z.array(eventImage),
  eventLink: z.nullable(z.string()),
  /** The slugs of the posters' address, `/events/{eventorganiser}/{posterid}`. */
  eventorganiser: posterSlug,
  posterid: posterSlug,
  createdAt: z.iso.datetime(),
})
/** A business's event with read-only images. */
export type BusinessEvent = Omit<z.infer<typeof businessEvent>, 'eventImages'> & {
  readonly eventImages: readonly { readonly fileUrl: string; readonly publicId: string }[]
}

/** The response of `business/events/create`. `uploadedPosters` are the event's images. */
export const createdEvent = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ event: businessEvent, uploadedPosters: z.array(eventImage) }),
})
/** The response of `business/events`: the caller's events, newest first. */
export const ownEvents = z.object({ success: z.literal(true), events: z.array(businessEvent) })

/** An upcoming event as sent to anybody. */
export const publicEvent = z.extend(z.omit(businessEvent, { eventorganiser: true, posterid: true, createdAt: true }), {
  companyName: z.string(),
})
/** A public event with read-only images. */
export type PublicEvent = Omit<z.infer<typeof publicEvent>, 'eventImages'> & Pick<BusinessEvent, 'eventImages'>
/** The response of `public/events`, the soonest event first. */
export const upcomingEvents = z.object({ success: z.literal(true), events: z.array(publicEvent) })
