// The public modules of gig posting.
export { GigPostedPage } from './gig-posted-page'
export { GigFromListingPage, GigWizardPage } from './gig-wizard-page'
export { GigsPage } from './gigs-page'
export type { GigPostedLinks } from './screens/gig-posted-screen'
export { useGigSeen } from './seen-gigs.store'
