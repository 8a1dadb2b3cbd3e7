// The public modules of gig posting.
export { GigPostedPage, type GigPostedPageProps } from './gig-posted-page'
export {
  GigFromListingPage,
  type GigFromListingPageProps,
  GigWizardPage,
  type GigWizardPageProps,
} from './gig-wizard-page'
export { GigsPage, type GigsPageProps } from './gigs-page'
export type { GigPostedLinks } from './screens/gig-posted-screen'
export type { GigsLinks } from './screens/gigs-screen'
export { useGigSeen } from './seen-gigs.store'
