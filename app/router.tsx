import { isPosterAddress, isPosterSlug } from '@/contract'
import { guarded, redirectSignedIn } from './guards'
import { type AppHistory, createBrowserHistory } from './navigation/history'
import { createRouter, type Router } from './navigation/router'
import type { Route } from './navigation/routes'
import { jobListKind } from './paths'
import { NotFound } from './routes/broken-routes'
import { ScreenHandle } from './screen-handle'

const auth = () => import('./routes/auth-routes')
const events = () => import('./routes/event-routes')
const gigs = () => import('./routes/gig-routes')
const posters = () => import('./routes/poster-routes')
const legal = () => import('./routes/legal-routes')
const help = () => import('./routes/help-routes')
const businessProfile = () => import('./routes/business-profile-routes')

/** The title of a poster's page; a malformed address is not found. */
const posterTitle = (isPoster: boolean) => (isPoster ? 'Scanned poster' : 'Page not found')

/** The table of screens. Their order does not matter. */
export const appRoutes: Route[] = [
  { path: '/', handle: new ScreenHandle(''), load: async () => (await import('./routes/landing-route')).Landing },
  {
    path: '/onboarding',
    handle: new ScreenHandle('Student or business?'),
    load: async () => (await import('./routes/onboarding-route')).Onboarding,
  },
  {
    path: '/student/signup',
    handle: new ScreenHandle('Sign up as a student'),
    redirect: redirectSignedIn('student'),
    load: async () => (await auth()).StudentSignUp,
  },
  {
    path: '/student/signin',
    handle: new ScreenHandle('Sign in as a student'),
    redirect: redirectSignedIn('student'),
    load: async () => (await auth()).StudentSignIn,
  },
  {
    path: '/business/signup',
    handle: new ScreenHandle('Sign up as a business'),
    redirect: redirectSignedIn('business'),
    load: async () => (await auth()).BusinessSignUp,
  },
  {
    path: '/business/signin',
    handle: new ScreenHandle('Sign in as a business'),
    redirect: redirectSignedIn('business'),
    load: async () => (await auth()).BusinessSignIn,
  },
  {
    path: '/business/forgot-password',
    handle: new ScreenHandle('Forgot your password?'),
    load: async () => (await auth()).ForgotPassword,
  },
  {
    path: '/business/reset-password',
    handle: new ScreenHandle('Choose a new password'),
    load: async () => (await auth()).ResetPassword,
  },
  {
    path: '/completeProfile',
    ...guarded('student-wizard', 'Your profile'),
    load: async () => (await import('./routes/student-wizard-route')).StudentWizard,
  },
  {
    path: '/completeBusinessProfile',
    ...guarded('business-wizard', 'Your business profile'),
    load: async () => (await businessProfile()).BusinessWizard,
  },
  {
    path: '/businessdashboard',
    ...guarded('business', 'Business profile'),
    load: async () => (await businessProfile()).BusinessDashboard,
  },
  {
    path: '/business/createGig',
    ...guarded('business', 'Post a Gig'),
    load: async () => (await gigs()).CreateGig,
  },
  {
    path: '/business/createGig/from/:jobListingId',
    ...guarded('business', 'Post it again'),
    load: async () => (await gigs()).RepostGig,
  },
  {
    path: '/business/editGig/:jobListingId',
    ...guarded('business', 'Edit your gig'),
    load: async () => (await gigs()).EditGig,
  },
  {
    path: '/business/createGig/success',
    ...guarded('business', 'Your job just took off!'),
    load: async () => (await gigs()).GigPosted,
  },
  { path: '/business/gigs', ...guarded('business', 'Gigs'), load: async () => (await gigs()).Gigs },
  {
    path: '/business/gig/:businessid',
    ...guarded(
      'business',
      ({ businessid }, { businessJobListData }) =>
        businessJobListData.find(({ id }) => id === businessid)?.jobTitle ?? 'Gig',
    ),
    load: async () => (await gigs()).Gig,
  },
  {
    path: '/business/gig/:jobListingId/poster',
    ...guarded('business', 'Printable poster'),
    load: async () => (await import('./routes/printable-poster-route')).PrintablePoster,
  },
  {
    path: '/business/createEvent',
    ...guarded('business', 'Create an event'),
    load: async () => (await events()).CreateEvent,
  },
  {
    path: '/business/events',
    ...guarded('business', 'Events'),
    load: async () => (await events()).Events,
  },
  {
    path: '/business/help',
    ...guarded('business', 'Help'),
    load: async () => (await help()).BusinessHelp,
  },
  {
    path: '/student/help',
    ...guarded('student', 'Help'),
    load: async () => (await help()).StudentHelp,
  },
  {
    path: '/student/events',
    handle: new ScreenHandle('Events'),
    load: async () => (await import('./routes/upcoming-events-route')).UpcomingEvents,
  },
  {
    path: '/business/settings',
    ...guarded('business', 'Settings'),
    load: async () => (await import('./routes/business-settings-route')).BusinessSettings,
  },
  {
    path: '/settings',
    ...guarded('student', 'Settings'),
    load: async () => (await import('./routes/student-settings-route')).StudentSettings,
  },
  {
    path: '/dashboard',
    ...guarded('student', 'Find a gig'),
    load: async () => (await import('./routes/dashboard-route')).Dashboard,
  },
  {
    path: '/student/job-history/:joblisttype',
    ...guarded('student', ({ joblisttype }) =>
      jobListKind(joblisttype) === 'saved-jobs' ? 'Saved Jobs' : 'Applied Jobs',
    ),
    load: async () => (await import('./routes/job-history-route')).JobHistory,
  },
  {
    path: '/privacy',
    handle: new ScreenHandle('Privacy'),
    load: async () => (await legal()).Privacy,
  },
  {
    path: '/terms',
    handle: new ScreenHandle('Terms'),
    load: async () => (await legal()).Terms,
  },
  {
    path: '/account-deleted',
    handle: new ScreenHandle('Your account is deleted'),
    load: async () => (await legal()).AccountDeleted,
  },
  {
    path: '/events/:posterid',
    handle: new ScreenHandle(({ posterid }) => posterTitle(isPosterSlug(posterid))),
    load: async () => (await posters()).EventsLanding,
  },
  {
    path: '/events/:eventorganiser/:posterid',
    handle: new ScreenHandle(({ eventorganiser, posterid }) =>
      posterTitle(isPosterSlug(eventorganiser) && isPosterSlug(posterid)),
    ),
    load: async () => (await posters()).EventPoster,
  },
  {
    path: '/:university/:posterid',
    handle: new ScreenHandle(({ university, posterid }) => posterTitle(isPosterAddress(university, posterid))),
    load: async () => (await posters()).UniversityLanding,
  },
  { path: '*', handle: new ScreenHandle('Page not found'), load: async () => NotFound },
]

/** Creates the router of the tab. Each screen's code loads when the screen is first shown. */
export function createAppRouter(history: AppHistory = createBrowserHistory()): Router {
  return createRouter(appRoutes, history)
}
