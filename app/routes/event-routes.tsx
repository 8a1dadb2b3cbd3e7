import type { BusinessEvent } from '@/contract'
import { CreateEventPage, EventsPage } from '@/features/events'
import { paths } from '../paths'

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
