import { z } from 'zod'
import { idempotencyKey } from '@/client/idempotency-key'
import { type EventData, eventData } from '@/contract'
import { limits, messages } from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import type { FormField } from '@/features/shared/forms/form'

/** Everything typed about an event. Its pictures are not part of the draft, because local storage holds no files. */
export const eventDraft = z.object({
  /** Made with the draft and sent with every try, so that one event comes of it. */
  idempotencyKey: z.uuid(),
  eventName: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  eventDate: z.string(),
  /** `HH:mm`, or empty. Drafts kept before there was a start time have none. */
  eventStartTime: z.string().default(''),
  suburbName: z.string(),
  zipCode: z.string(),
  /** Dollars as typed. */
  price: z.string(),
  /** The event's own page; empty for none. */
  link: z.string(),
  /** Names of the chosen pictures, which have to be chosen again after a reload. */
  imageNames: z.array(z.string()),
})
type KeptDraft = z.infer<typeof eventDraft>

/** A draft with a read-only list: changes replace the list. */
export type EventDraft = Omit<KeptDraft, 'imageNames'> & { readonly imageNames: readonly string[] }

/** An empty draft with a new idempotency key. */
export function blankEvent(): EventDraft {
  return {
    idempotencyKey: idempotencyKey(),
    eventName: '',
    eventDate: '',
    eventStartTime: '',
    suburbName: '',
    zipCode: '',
    price: '',
    link: '',
    imageNames: [],
  }
}

/** The digits, points and minus signs of a text. A minus sign stays, so that its message can be shown. */
export function amountCharacters(text: string): string {
  return text.replace(/[^\d.-]/g, '')
}

/** Parses a typed amount, dollars; null when the text is no amount. */
export function dollarsOf(text: string): number | null {
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : null
}

/** The draft as the contract checks it and the server accepts it; the price is null when it is no amount. */
export function eventDataOf(draft: EventDraft): Omit<EventData, 'eventAdmissionCharge'> & {
  eventAdmissionCharge: number | null
} {
  return {
    eventName: draft.eventName.trim(),
    eventDate: draft.eventDate,
    eventStartTime: draft.eventStartTime,
    suburbName: draft.suburbName,
    suburbZipCode: draft.zipCode,
    eventAdmissionCharge: dollarsOf(draft.price),
    eventAdmissionChargeCurrency: 'AUD ($)',
    eventLink: draft.link.trim(),
  }
}

/** The fields of the form, and its pictures: what an error can belong to. */
export type EventField =
  | 'eventName'
  | 'eventDate'
  | 'eventStartTime'
  | 'suburbName'
  | 'zipCode'
  | 'price'
  | 'link'
  | 'images'

/** A field whose value the contract's schema checks under `name`. */
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
  eventStartTime: { ...checkedAs('eventStartTime', 'Start time'), hint: 'Optional. Melbourne time.' },
  suburbName: checkedAs('suburbName', 'Suburb'),
  zipCode: checkedAs('suburbZipCode', 'Zip code'),
  price: { ...checkedAs('eventAdmissionCharge', 'Event price'), required: true },
  link: {
    ...checkedAs('eventLink', 'Link to your event'),
    hint: 'Optional. Scans go here, or to your website.',
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
