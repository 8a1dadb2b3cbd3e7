import { eventData } from '@/contract'
import { messages } from '@/domain'
import { type EventDraft, eventDataOf } from './event-draft'

/** What can be wrong with an event: a field, or its pictures. */
export type EventField = 'eventName' | 'eventDate' | 'suburbName' | 'zipCode' | 'price' | 'link' | 'images'

/** Messages by field. */
export type EventIssues = Partial<Record<EventField, string>>

/** The form's names for what the contract calls otherwise. */
const fieldOf: Record<string, EventField> = {
  eventName: 'eventName',
  eventDate: 'eventDate',
  suburbName: 'suburbName',
  suburbZipCode: 'zipCode',
  eventAdmissionCharge: 'price',
  eventLink: 'link',
  eventImages: 'images',
}

/** What stands between an event and its creation (EV-02, EV-03): the first message of each field. */
export function eventIssues(draft: EventDraft): EventIssues {
  const issues: EventIssues = {}
  for (const { path, message } of eventData.safeParse(eventDataOf(draft)).error?.issues ?? []) {
    const field = fieldOf[String(path[0])]
    if (field) issues[field] ??= message
  }
  return issues
}

/** Said of the form as a whole while one of the five fields is empty (EV-02). */
export function missingFields({ eventName, eventDate, suburbName, zipCode, price }: EventDraft): string | null {
  const isComplete = [eventName, eventDate, suburbName, zipCode, price].every((text) => text.trim() !== '')
  return isComplete ? null : messages.event.fieldsMissing
}

/** What the server refused, by the form's fields. */
export function refusedFields(fields: Record<string, string>): EventIssues {
  const placed = Object.entries(fields).flatMap(([path, message]) => {
    const field = fieldOf[path.replace(/^eventData\./, '')]
    return field ? [[field, message] as const] : []
  })
  return Object.fromEntries(placed)
}
