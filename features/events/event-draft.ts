import { z } from 'zod'
import { idempotencyKey } from '@/client/idempotency-key'
import { type EventData, eventData } from '@/contract'
import { limits, messages } from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import type { FormField } from '@/features/shared/forms/form'

/** Everything typed about an event, but for its pictures: a file can not be kept with a draft. */
export const eventDraft = z.object({
  /** Made with the draft and sent with every try, so that one event comes of it. */
  idempotencyKey: z.uuid(),
  eventName: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  eventDate: z.string(),
  suburbName: z.string(),
  zipCode: z.string(),
  /** Dollars as typed. */
  price: z.string(),
  /** The event's own page; empty for none. */
  link: z.string(),
  /** Names of the pictures chosen last, to ask for them again after a reload. */
  imageNames: z.array(z.string()),
})
type KeptDraft = z.infer<typeof eventDraft>

/** A draft as it is read everywhere; its list is replaced, never changed. */
export type EventDraft = Omit<KeptDraft, 'imageNames'> & { readonly imageNames: readonly string[] }

/** An event nobody has typed anything about. */
export function blankEvent(): EventDraft {
  return {
    idempotencyKey: idempotencyKey(),
    eventName: '',
    eventDate: '',
    suburbName: '',
    zipCode: '',
    price: '',
    link: '',
    imageNames: [],
  }
}

/** Only what an amount is made of; a minus stays, to be told that it may not. */
export function amountCharacters(text: string): string {
  return text.replace(/[^\d.-]/g, '')
}

/** The dollars a typed text means; null when it is no amount. */
export function dollarsOf(text: string): number | null {
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : null
}

/** The event as the contract checks it and the server takes it; a price that is none is left out. */
export function eventDataOf(draft: EventDraft): Omit<EventData, 'eventAdmissionCharge'> & {
  eventAdmissionCharge: number | null
} {
  return {
    eventName: draft.eventName.trim(),
    eventDate: draft.eventDate,
    suburbName: draft.suburbName,
    suburbZipCode: draft.zipCode,
    eventAdmissionCharge: dollarsOf(draft.price),
    eventAdmissionChargeCurrency: 'AUD ($)',
    eventLink: draft.link.trim(),
  }
}

/** What can be wrong with an event: a field, or its pictures. */
export type EventField = 'eventName' | 'eventDate' | 'suburbName' | 'zipCode' | 'price' | 'link' | 'images'

/** A field that the contract knows by a name, and checks. */
function checkedAs(name: keyof EventData, label: string): FormField<EventDraft> {
  return {
    label,
    sentAs: [name],
    check: (draft) =>
      eventData.safeParse(eventDataOf(draft)).error?.issues.find(({ path }) => path[0] === name)?.message,
  }
}

const fields: Record<EventField, FormField<EventDraft>> = {
  eventName: { ...checkedAs('eventName', 'Event name'), required: true, maxLength: limits.title },
  eventDate: { ...checkedAs('eventDate', 'Event date'), required: true },
  suburbName: checkedAs('suburbName', 'Suburb'),
  zipCode: checkedAs('suburbZipCode', 'Zip code'),
  price: { ...checkedAs('eventAdmissionCharge', 'Event price'), required: true },
  link: {
    ...checkedAs('eventLink', 'Link to your event'),
    hint: 'Optional. Whoever scans your poster goes there; without it, to your website.',
    maxLength: limits.website,
  },
  images: { label: 'Posters and pictures', sentAs: ['eventImages'], writes: ['imageNames'] },
}

/** The form of an event, as data (EV-02, EV-03). */
export const eventForm: DraftFormDefinition<EventDraft, EventField> = {
  name: 'event',
  schema: eventDraft,
  steps: {
    1: {
      name: 'Event',
      check: (_, { eventName, eventDate, suburbName, zipCode, price }) =>
        [eventName, eventDate, suburbName, zipCode, price].every((text) => text.trim() !== '')
          ? undefined
          : messages.event.fieldsMissing,
    },
  },
  fields,
  failureMessage: (failure) => (failure ? failure.message || messages.event.failed : messages.event.unexpected),
}
