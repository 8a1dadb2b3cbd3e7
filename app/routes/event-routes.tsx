import type { BusinessEvent } from '@/contract'
import { CreateEventPage, EventsPage, HelpScreen } from '@/features/events'
import { paths } from '../paths'

/** In full: it is printed on posters. */
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

export function Help() {
  return <HelpScreen dashboardHref={paths.businessDashboard()} />
}
