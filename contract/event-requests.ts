import { isSuburbZipPair, suburbByName } from '@campus-gigs/ui/data/melbourne-suburbs'
import { z } from 'zod'
import { clock, eventCurrencies, isWebsite, jsonText, limits, melbourneIsoDay, messages, requiredText } from '@/domain'

const event = messages.event

/** Whether a text is an https URL, which a scan may open (SC-02). */
export function isSecureWebsite(text: string): boolean {
  return isWebsite(text) && text.startsWith('https:')
}

/** A date in Melbourne, `YYYY-MM-DD`, today or later. An instant is converted to its date in Melbourne. */
const eventDate = z
  .union(
    [
      z.iso.date(event.dateRequired),
      z.iso.datetime(event.dateRequired).transform((instant) => melbourneIsoDay(new Date(instant))),
    ],
    event.dateRequired,
  )
  .refine((day) => day >= melbourneIsoDay(clock.now()), event.datePast)

/** The data of a new event, validated by the form and the server (EV-02, EV-03). */
export const eventDataSchema = z
  .object({
    eventName: requiredText(event.nameRequired, limits.title),
    eventDate,
    /** `HH:mm` in Melbourne; empty or missing when the event has no time. */
    eventStartTime: z
      .string(event.timeInvalid)
      .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, event.timeInvalid)
      .optional(),
    suburbName: requiredText(event.suburbRequired),
    suburbZipCode: requiredText(event.zipRequired, 4),
    /** Dollars; zero is free. */
    eventAdmissionCharge: z
      .number({ error: event.priceRequired })
      .min(0, event.priceNegative)
      .max(limits.maxEventCharge, event.priceTooHigh)
      .transform((amount) => Math.round(amount * 100) / 100),
    eventAdmissionChargeCurrency: z.enum(eventCurrencies).default(eventCurrencies[0]),
    /** The https page that a scan of the event's posters opens; empty for none. */
    eventLink: z
      .string()
      .trim()
      .max(limits.website, messages.general.tooLong)
      .refine((text) => text === '' || isSecureWebsite(text), event.linkInvalid)
      .optional(),
  })
  .superRefine(({ suburbName, suburbZipCode }, context) => {
    if (!suburbByName(suburbName))
      context.addIssue({ code: 'custom', message: event.suburbRequired, path: ['suburbName'] })
    else if (!isSuburbZipPair(suburbName, suburbZipCode))
      context.addIssue({ code: 'custom', message: event.zipRequired, path: ['suburbZipCode'] })
  })
export type EventData = z.input<typeof eventDataSchema>

/** The fields of `business/events/create`; the images are its `eventImages` parts. */
export const createEventRequest = z.object({
  eventData: jsonText(eventDataSchema),
  /** The idempotency key. Calls with the same key create one event. */
  idempotencyKey: z.uuid().optional(),
})
