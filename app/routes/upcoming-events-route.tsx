import { UpcomingEventsPage } from '@/features/events'
import { useOpenItem } from '../use-open-item'

/** The address contains the open event, so that Back closes it. */
export function UpcomingEvents() {
  const [eventId, openEvent] = useOpenItem('event')
  return <UpcomingEventsPage eventId={eventId} onEventChange={openEvent} />
}
