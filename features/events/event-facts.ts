import type { BusinessEvent } from '@/contract'
import { formatDate, formatDollars } from '@/domain'

/** `05/12/2026` for a day on Melbourne's calendar; empty when it is none. */
export function eventDay(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDate(day) : ''
}

/** `Free entry`, or `$12.50 AUD`. */
export function admission(dollars: number): string {
  return dollars === 0 ? 'Free entry' : `${formatDollars(dollars)} AUD`
}

/** The events with the newest first. */
export function newestFirst(events: readonly BusinessEvent[]): BusinessEvent[] {
  return events.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || (other.id < one.id ? -1 : 1))
}
