import { Alert, Button, Drawer, EmptyState, Loading } from '@campus-gigs/ui'
import { ExternalLink } from 'lucide-react'
import type { PublicEvent } from '@/contract'
import { RetryAlert } from '@/features/shared'
import { ticketOf } from '../event-facts'
import { EventTicket } from './event-ticket'

export interface UpcomingEventsScreenProps {
  /** The events, the soonest first; null while they are loading. */
  events: readonly PublicEvent[] | null
  /** Whether the last load failed. Default false. */
  hasFailed?: boolean
  onRetry: () => void
  /** Whether a retry is pending. Default false. */
  isRetrying?: boolean
  /** The id of the open event; null for none. */
  eventId: string | null
  onEventChange: (eventId: string | null) => void
}

/** The upcoming events of all businesses, and the details of one. */
export function UpcomingEventsScreen(props: UpcomingEventsScreenProps) {
  const { events, hasFailed = false, onRetry, isRetrying = false, eventId, onEventChange } = props
  const openEvent = events?.find(({ id }) => id === eventId)
  return (
    <main id="main" className="page py-6 lg:py-10">
      <h1 className="page-heading">Events</h1>
      <p className="mt-2 max-w-2xl text-ink-muted">What businesses near campus put on, the soonest first.</p>
      {hasFailed && (
        <RetryAlert tone="warning" className="mt-6" onRetry={onRetry} retrying={isRetrying}>
          We couldn't load the events. Check your connection.
        </RetryAlert>
      )}
      {events === null && !hasFailed && <Loading label="Loading events" className="mt-6" />}
      {events?.length === 0 && (
        <EmptyState
          headingLevel={2}
          title="No events coming up"
          description="New ones appear here as soon as a business adds them."
        />
      )}
      {events && events.length > 0 && (
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {events.map((event) => (
            <li key={event.id} className="min-w-0">
              <EventTicket {...ticketOf(event)} className="h-full" onOpen={() => onEventChange(event.id)} />
            </li>
          ))}
        </ul>
      )}
      {events !== null && eventId !== null && !openEvent && (
        <Alert tone="warning" className="mt-6">
          This event is over, or was never here.
        </Alert>
      )}
      <Drawer
        open={openEvent !== undefined}
        onOpenChange={(open) => {
          if (!open) onEventChange(null)
        }}
        title={openEvent?.eventName ?? ''}
        description={openEvent?.companyName ? `By ${openEvent.companyName}` : undefined}
        footer={
          openEvent?.eventLink && (
            <div className="flex flex-col items-start gap-2">
              <p id="event-host" className="wrap-anywhere text-ink-muted text-sm">
                Leads to {new URL(openEvent.eventLink).host}
              </p>
              <Button asChild variant="primary" iconEnd={<ExternalLink aria-hidden className="size-4" />}>
                <a href={openEvent.eventLink} target="_blank" rel="noopener noreferrer" aria-describedby="event-host">
                  Go to the event's page
                </a>
              </Button>
            </div>
          )
        }
      >
        {openEvent && <EventDetails event={openEvent} />}
      </Drawer>
    </main>
  )
}

function EventDetails({ event }: { event: PublicEvent }) {
  const { when, place, admission } = ticketOf(event)
  const facts = [
    ['When', when],
    ['Where', place],
    ['Entry', admission],
  ] as const
  return (
    <>
      <dl className="grid gap-4">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt className="text-ink-muted text-sm">{term}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {!event.eventLink && <p className="mt-4 text-ink-muted">The business gave no link for this event.</p>}
      {event.eventImages.length > 0 && (
        <ul aria-label="Pictures" className="mt-6 grid gap-3">
          {event.eventImages.map(({ fileUrl, publicId }, index) => (
            <li key={publicId}>
              <img
                src={fileUrl}
                alt={`${event.eventName}, ${index + 1} of ${event.eventImages.length}`}
                className="w-full rounded-md border border-line"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
