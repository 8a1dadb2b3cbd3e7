export { CreateEventPage } from './create-event-page'
export { EventsPage } from './events-page'
export { UpcomingEventsPage } from './upcoming-events-page'
