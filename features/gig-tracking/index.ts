export { candidateActionsOutbox } from './gig-tracking.store'
export { GigTrackingPage, type GigTrackingPageProps } from './gig-tracking-page'
