import type { BusinessEvent } from '@/contract'
import { CreateEventPage, EventsPage, UpcomingEventsPage } from '@/features/events'
import { paths } from '../paths'
import { useOpenItem } from '../use-open-item'

/** The link printed on an event's posters, with its origin. */
function posterAddress({ eventorganiser, posterid }: Pick<BusinessEvent, 'eventorganiser' | 'posterid'>): string {
  return new URL(paths.eventPoster(eventorganiser, posterid), window.location.origin).href
}

export function CreateEvent() {
  return (
    <CreateEventPage
      links={{ dashboard: paths.businessDashboard(), events: paths.events() }}
      posterAddress={posterAddress}
    />
  )
}

export function Events() {
  return <EventsPage createHref={paths.createEvent()} posterAddress={posterAddress} />
}

/** The address contains the open event, so that Back closes it. */
export function UpcomingEvents() {
  const [eventId, openEvent] = useOpenItem('event')
  return <UpcomingEventsPage eventId={eventId} onEventChange={openEvent} />
}
