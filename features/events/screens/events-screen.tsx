import { Button, EmptyState, Loading } from '@campus-gigs/ui'
import { Plus } from 'lucide-react'
import type { BusinessEvent } from '@/contract'
import { messages } from '@/domain'
import { type ReloadProps, StaleAlert } from '@/features/shared'
import { ticketOf } from '../event-facts'
import { EventTicket } from './event-ticket'

export interface EventsScreenProps extends ReloadProps {
  /** The business's events, newest first; null while they are loading. */
  events: readonly BusinessEvent[] | null
  createHref: string
  /** Returns the address printed on an event's posters. */
  posterAddress: (event: BusinessEvent) => string
}

/** The events the business has created, with their poster links (RT-08, EV-01). */
export function EventsScreen({ events, stale, onRefresh, createHref, posterAddress }: EventsScreenProps) {
  return (
    <main id="main" className="page py-6 lg:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="page-heading">Events</h1>
        <Button
          asChild
          variant="primary"
          size="lg"
          iconStart={<Plus aria-hidden="true" className="size-5" />}
          className="max-sm:w-full"
        >
          <a href={createHref}>Create Event</a>
        </Button>
      </div>
      <StaleAlert stale={stale} onRefresh={onRefresh} />
      <section aria-labelledby="your-events" className="mt-6">
        <h2 id="your-events" className="font-display text-2xl">
          Your events
        </h2>
        <EventList events={events} stale={stale} posterAddress={posterAddress} />
      </section>
      {/* Hidden while the events load, because their list would push this text down when it arrives. */}
      {(events !== null || stale) && (
        <p className="mt-10 max-w-2xl text-ink-muted text-sm">{messages.placeholder.events}</p>
      )}
    </main>
  )
}

function EventList({ events, stale, posterAddress }: Pick<EventsScreenProps, 'events' | 'stale' | 'posterAddress'>) {
  if (events === null) return stale ? null : <Loading label="Loading your events" />
  if (events.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="No events yet"
        description="Your events appear here, with their poster links. Students find them under Events."
      />
    )
  }
  return (
    <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {events.map((event) => (
        <li key={event.id} className="flex min-w-0 flex-col gap-2">
          <EventTicket {...ticketOf(event)} />
          <p className="px-1 text-ink-muted text-sm">
            Poster link: <span className="wrap-anywhere select-all">{posterAddress(event)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
