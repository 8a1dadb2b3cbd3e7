import type { BusinessEvent } from '@/contract'
import { clock, formatDollars, formatGigDate, formatTime } from '@/domain'

/**
 * The date and start time of an event in words: `Saturday 5 December, 7 pm`, with the year unless it is this year.
 * Empty for an invalid date.
 * @param day `YYYY-MM-DD` in Melbourne
 * @param startTime `HH:mm`; null or empty when the event has none
 */
export function formatEventTime(day: string, startTime: string | null): string {
  const dayText = formatGigDate(day, clock.now())
  return dayText && startTime ? `${dayText}, ${formatTime(startTime)}` : dayText
}

/** An admission charge in words: `Free entry`, or `$12.50 AUD`. */
export function formatAdmission(dollars: number): string {
  return dollars === 0 ? 'Free entry' : `${formatDollars(dollars)} AUD`
}

/** The props of an event's ticket: its facts in words, and its first picture. */
export function ticketOf(
  event: Pick<
    BusinessEvent,
    | 'eventName'
    | 'eventDate'
    | 'eventStartTime'
    | 'suburbName'
    | 'suburbZipCode'
    | 'eventAdmissionCharge'
    | 'eventImages'
  >,
) {
  return {
    name: event.eventName,
    when: formatEventTime(event.eventDate, event.eventStartTime),
    place: `${event.suburbName} ${event.suburbZipCode}`,
    admission: formatAdmission(event.eventAdmissionCharge),
    imageUrl: event.eventImages[0]?.fileUrl ?? null,
  }
}

/** The events sorted by their creation, the newest first. */
export function newestFirst(events: readonly BusinessEvent[]): BusinessEvent[] {
  return events.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || (other.id < one.id ? -1 : 1))
}
