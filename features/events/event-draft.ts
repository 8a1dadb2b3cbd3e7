import { z } from 'zod'
import { newIdempotencyKey } from '@/client/idempotency-key'
import { type EventData, eventDataSchema } from '@/contract'
import { eventCurrencies, limits, messages } from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import type { FormField } from '@/features/shared/forms/form'

/** The stored fields of a new event. Its pictures are not stored, because local storage holds no files. */
const eventDraftSchema = z.object({
  /** Made with the draft and sent with every attempt, so that all attempts create one event. */
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
  /** Names of the chosen pictures. After a reload the form names the pictures, which have to be chosen again. */
  imageNames: z.array(z.string()),
})
type StoredDraft = z.infer<typeof eventDraftSchema>

/** A draft with a read-only list: changes replace the list. */
export type EventDraft = Omit<StoredDraft, 'imageNames'> & { readonly imageNames: readonly string[] }

/** An empty draft with a new idempotency key. */
export function newEventDraft(): EventDraft {
  return {
    idempotencyKey: newIdempotencyKey(),
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

/** Removes all characters but digits, points and minus signs: a minus stays, so that validation rejects the price. */
export function keepAmountCharacters(text: string): string {
  return text.replace(/[^\d.-]/g, '')
}

/** Parses a typed amount of dollars, such as `12`, `12.5`, `.5` or `-3`; null when the text is no amount. */
export function parsePrice(text: string): number | null {
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : null
}

/** The draft as the contract's {@link EventData}; the price is null when the text is no amount. */
export function eventDataOf(draft: EventDraft): Omit<EventData, 'eventAdmissionCharge'> & {
  eventAdmissionCharge: number | null
} {
  return {
    eventName: draft.eventName.trim(),
    eventDate: draft.eventDate,
    eventStartTime: draft.eventStartTime,
    suburbName: draft.suburbName,
    suburbZipCode: draft.zipCode,
    eventAdmissionCharge: parsePrice(draft.price),
    eventAdmissionChargeCurrency: eventCurrencies[0],
    eventLink: draft.link.trim(),
  }
}

const textFields = ['eventName', 'eventDate', 'eventStartTime', 'suburbName', 'zipCode', 'price', 'link'] as const

/** The fields that an error can belong to. */
export type EventField = (typeof textFields)[number] | 'images'

/** A field that becomes the field `name` of the contract's {@link EventData}, whose schema validates it. */
function fieldValidatedAs(name: keyof EventData, label: string): FormField<EventDraft> {
  return {
    label,
    requestFields: [name],
    check: (draft) =>
      eventDataSchema.safeParse(eventDataOf(draft)).error?.issues.find(({ path }) => path[0] === name)?.message,
  }
}

const fields: Record<EventField, FormField<EventDraft>> = {
  eventName: { ...fieldValidatedAs('eventName', 'Event name'), required: true, maxLength: limits.title },
  eventDate: { ...fieldValidatedAs('eventDate', 'Event date'), required: true, hint: 'Today or later.' },
  eventStartTime: { ...fieldValidatedAs('eventStartTime', 'Start time'), hint: 'Optional. Melbourne time.' },
  suburbName: { ...fieldValidatedAs('suburbName', 'Suburb'), required: true },
  zipCode: { ...fieldValidatedAs('suburbZipCode', 'Zip code'), required: true },
  price: { ...fieldValidatedAs('eventAdmissionCharge', 'Event price'), required: true },
  link: {
    ...fieldValidatedAs('eventLink', 'Link to your event'),
    hint: 'Optional. Scans go here, or to your website.',
    maxLength: limits.website,
  },
  images: { label: 'Posters and pictures', requestFields: ['eventImages'], entries: ['imageNames'] },
}

/** The form of an event, as data (EV-02, EV-03). */
export const eventForm: DraftFormDefinition<EventDraft, EventField> = {
  name: 'event',
  schema: eventDraftSchema,
  steps: {
    1: {
      name: 'Event',
      check: (_errors, draft) =>
        textFields.some((field) => fields[field].required && draft[field].trim() === '')
          ? messages.event.fieldsMissing
          : undefined,
    },
  },
  fields,
  failureMessage: (failure) =>
    failure === null ? messages.event.unexpectedError : failure.message || messages.event.creationFailed,
}
