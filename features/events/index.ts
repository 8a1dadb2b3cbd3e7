export { CreateEventPage } from './create-event-page'
export { EventsPage } from './events-page'
export { HelpScreen } from './screens/help-screen'
