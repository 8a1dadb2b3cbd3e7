import { type EventDraft, newEventDraft } from '../event-draft'

/** A complete draft of a free event on 5 December 2026. */
export const filledEvent = (): EventDraft => ({
  ...newEventDraft(),
  eventName: 'Spring fair',
  eventDate: '2026-12-05',
  suburbName: 'Carlton',
  zipCode: '3053',
  price: '0',
})
