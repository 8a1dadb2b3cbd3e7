import { z } from 'zod'
import { idempotencyKey } from '@/client/idempotency-key'
import { type EventData, eventData } from '@/contract'
import { eventCurrencies, limits, messages } from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import type { FormField } from '@/features/shared/forms/form'

/** The stored fields of a new event. Its pictures are not stored, because local storage holds no files. */
const eventDraft = z.object({
  /** Created with the draft and sent with every attempt, so that all attempts create one event. */
  idempotencyKey: z.uuid(),
  eventName: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  eventDate: z.string(),
  /** `HH:mm`, or empty. Drafts stored by earlier versions have no start time. */
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
type StoredDraft = z.infer<typeof eventDraft>

/** A draft with a read-only list: changes replace the list. */
export type EventDraft = Omit<StoredDraft, 'imageNames'> & { readonly imageNames: readonly string[] }

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

/** Parses a typed amount of dollars, such as `12`, `12.5`, `.5` or `-3`; null when the text is no amount. */
export function dollarsOf(text: string): number | null {
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : null
}

/** The draft in the form of the contract's `eventData`; the price is null when the text is no amount. */
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
    eventAdmissionChargeCurrency: eventCurrencies[0],
    eventLink: draft.link.trim(),
  }
}

/** The fields that an error can belong to. */
export type EventField =
  | 'eventName'
  | 'eventDate'
  | 'eventStartTime'
  | 'suburbName'
  | 'zipCode'
  | 'price'
  | 'link'
  | 'images'

/** A field that is validated as the field `name` of the contract's `eventData`. */
function fieldCheckedAs(name: keyof EventData, label: string): FormField<EventDraft> {
  return {
    label,
    sentAs: [name],
    check: (draft) =>
      eventData.safeParse(eventDataOf(draft)).error?.issues.find(({ path }) => path[0] === name)?.message,
  }
}

const fields: Record<EventField, FormField<EventDraft>> = {
  eventName: { ...fieldCheckedAs('eventName', 'Event name'), required: true, maxLength: limits.title },
  eventDate: { ...fieldCheckedAs('eventDate', 'Event date'), required: true, hint: 'Today or later.' },
  eventStartTime: { ...fieldCheckedAs('eventStartTime', 'Start time'), hint: 'Optional. Melbourne time.' },
  suburbName: fieldCheckedAs('suburbName', 'Suburb'),
  zipCode: fieldCheckedAs('suburbZipCode', 'Zip code'),
  price: { ...fieldCheckedAs('eventAdmissionCharge', 'Event price'), required: true },
  link: {
    ...fieldCheckedAs('eventLink', 'Link to your event'),
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
