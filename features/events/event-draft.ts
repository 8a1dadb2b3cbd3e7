import { z } from 'zod'
import { idempotencyKey } from '@/client'
import type { EventData } from '@/contract'

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

/** Whether anything has been typed or chosen that would be missed. */
export function isBlank({ idempotencyKey: _, imageNames, ...typed }: EventDraft): boolean {
  return imageNames.length === 0 && Object.values(typed).every((text) => text.trim() === '')
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
