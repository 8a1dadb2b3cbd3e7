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
const gigWizard = () => import('./routes/gig-wizard-routes')
const posters = () => import('./routes/poster-routes')
const legal = () => import('./routes/legal-routes')
const help = () => import('./routes/help-routes')

/** The title of a poster's page; a malformed address is not found. */
const posterTitle = (isPoster: boolean) => (isPoster ? 'Scanned poster' : 'Page not found')

/** The table of screens. Their order does not matter. */
export const appRoutes: Route[] = [
  {
    path: '/',
    handle: new ScreenHandle(''),
    module: 'routes/landing-route.tsx',
    load: async () => (await import('./routes/landing-route')).Landing,
  },
  {
    path: '/onboarding',
    handle: new ScreenHandle('Student or business?'),
    module: 'routes/onboarding-route.tsx',
    load: async () => (await import('./routes/onboarding-route')).Onboarding,
  },
  {
    path: '/student/signup',
    handle: new ScreenHandle('Sign up as a student'),
    redirect: redirectSignedIn('student'),
    module: 'routes/auth-routes.tsx',
    load: async () => (await auth()).StudentSignUp,
  },
  {
    path: '/student/signin',
    handle: new ScreenHandle('Sign in as a student'),
    redirect: redirectSignedIn('student'),
    module: 'routes/auth-routes.tsx',
    load: async () => (await auth()).StudentSignIn,
  },
  {
    path: '/business/signup',
    handle: new ScreenHandle('Sign up as a business'),
    redirect: redirectSignedIn('business'),
    module: 'routes/auth-routes.tsx',
    load: async () => (await auth()).BusinessSignUp,
  },
  {
    path: '/business/signin',
    handle: new ScreenHandle('Sign in as a business'),
    redirect: redirectSignedIn('business'),
    module: 'routes/auth-routes.tsx',
    load: async () => (await auth()).BusinessSignIn,
  },
  {
    path: '/business/forgot-password',
    handle: new ScreenHandle('Forgot your password?'),
    module: 'routes/auth-routes.tsx',
    load: async () => (await auth()).ForgotPassword,
  },
  {
    path: '/business/reset-password',
    handle: new ScreenHandle('Choose a new password'),
    module: 'routes/auth-routes.tsx',
    load: async () => (await auth()).ResetPassword,
  },
  {
    path: '/business/verify-email',
    handle: new ScreenHandle('Verify your e-mail address'),
    module: 'routes/auth-routes.tsx',
    load: async () => (await auth()).VerifyEmail,
  },
  {
    path: '/unsubscribe',
    handle: new ScreenHandle('Stop e-mails'),
    module: 'routes/auth-routes.tsx',
    load: async () => (await auth()).Unsubscribe,
  },
  {
    path: '/completeProfile',
    ...guarded('student-wizard', 'Your profile'),
    module: 'routes/student-wizard-route.tsx',
    load: async () => (await import('./routes/student-wizard-route')).StudentWizard,
  },
  {
    path: '/completeBusinessProfile',
    ...guarded('business-wizard', 'Your business profile'),
    module: 'routes/business-wizard-route.tsx',
    load: async () => (await import('./routes/business-wizard-route')).BusinessWizard,
  },
  {
    path: '/businessdashboard',
    ...guarded('business', 'Business profile'),
    module: 'routes/business-dashboard-route.tsx',
    load: async () => (await import('./routes/business-dashboard-route')).BusinessDashboard,
  },
  {
    path: '/business/createGig',
    ...guarded('business', 'Post a Gig'),
    module: 'routes/gig-wizard-routes.tsx',
    load: async () => (await gigWizard()).CreateGig,
  },
  {
    path: '/business/createGig/from/:jobListingId',
    ...guarded('business', 'Post it again'),
    module: 'routes/gig-wizard-routes.tsx',
    load: async () => (await gigWizard()).RepostGig,
  },
  {
    path: '/business/editGig/:jobListingId',
    ...guarded('business', 'Edit your gig'),
    module: 'routes/gig-wizard-routes.tsx',
    load: async () => (await gigWizard()).EditGig,
  },
  {
    path: '/business/createGig/success',
    ...guarded('business', 'Your job just took off!'),
    module: 'routes/gig-wizard-routes.tsx',
    load: async () => (await gigWizard()).GigPosted,
  },
  {
    path: '/business/gigs',
    ...guarded('business', 'Gigs'),
    module: 'routes/gigs-route.tsx',
    load: async () => (await import('./routes/gigs-route')).Gigs,
  },
  {
    path: '/business/gig/:businessid',
    ...guarded(
      'business',
      ({ businessid }, { businessJobListData }) =>
        businessJobListData.find(({ id }) => id === businessid)?.jobTitle ?? 'Gig',
    ),
    module: 'routes/gig-route.tsx',
    load: async () => (await import('./routes/gig-route')).Gig,
  },
  {
    path: '/business/gig/:jobListingId/poster',
    ...guarded('business', 'Printable poster'),
    module: 'routes/printable-poster-route.tsx',
    load: async () => (await import('./routes/printable-poster-route')).PrintablePoster,
  },
  {
    path: '/business/createEvent',
    ...guarded('business', 'Create an event'),
    module: 'routes/event-routes.tsx',
    load: async () => (await events()).CreateEvent,
  },
  {
    path: '/business/events',
    ...guarded('business', 'Events'),
    module: 'routes/event-routes.tsx',
    load: async () => (await events()).Events,
  },
  {
    path: '/business/help',
    ...guarded('business', 'Help'),
    module: 'routes/help-routes.tsx',
    load: async () => (await help()).BusinessHelp,
  },
  {
    path: '/student/help',
    ...guarded('student', 'Help'),
    module: 'routes/help-routes.tsx',
    load: async () => (await help()).StudentHelp,
  },
  {
    path: '/student/events',
    handle: new ScreenHandle('Events'),
    module: 'routes/upcoming-events-route.tsx',
    load: async () => (await import('./routes/upcoming-events-route')).UpcomingEvents,
  },
  {
    path: '/business/suspended',
    ...guarded('suspended-business', 'Your account is suspended'),
    module: 'routes/suspended-route.tsx',
    load: async () => (await import('./routes/suspended-route')).Suspended,
  },
  {
    path: '/business/settings',
    ...guarded('business', 'Settings'),
    module: 'routes/business-settings-route.tsx',
    load: async () => (await import('./routes/business-settings-route')).BusinessSettings,
  },
  {
    path: '/settings',
    ...guarded('student', 'Settings'),
    module: 'routes/student-settings-route.tsx',
    load: async () => (await import('./routes/student-settings-route')).StudentSettings,
  },
  {
    path: '/dashboard',
    ...guarded('student', 'Find a gig'),
    module: 'routes/dashboard-route.tsx',
    load: async () => (await import('./routes/dashboard-route')).Dashboard,
  },
  {
    path: '/student/job-history/:joblisttype',
    ...guarded('student', ({ joblisttype }) =>
      jobListKind(joblisttype) === 'saved-jobs' ? 'Saved Jobs' : 'Applied Jobs',
    ),
    module: 'routes/job-history-route.tsx',
    load: async () => (await import('./routes/job-history-route')).JobHistory,
  },
  ...['/admin', '/admin/signin'].map((path) => ({
    path,
    handle: new ScreenHandle('Review desk'),
    module: 'routes/review-desk-route.tsx',
    load: async () => (await import('./routes/review-desk-route')).ReviewDesk,
  })),
  {
    path: '/privacy',
    handle: new ScreenHandle('Privacy'),
    module: 'routes/legal-routes.tsx',
    load: async () => (await legal()).Privacy,
  },
  {
    path: '/terms',
    handle: new ScreenHandle('Terms'),
    module: 'routes/legal-routes.tsx',
    load: async () => (await legal()).Terms,
  },
  {
    path: '/account-deleted',
    handle: new ScreenHandle('Your account is deleted'),
    module: 'routes/legal-routes.tsx',
    load: async () => (await legal()).AccountDeleted,
  },
  {
    path: '/events/:posterid',
    handle: new ScreenHandle(({ posterid }) => posterTitle(isPosterSlug(posterid))),
    module: 'routes/poster-routes.tsx',
    load: async () => (await posters()).EventsLanding,
  },
  {
    path: '/events/:eventorganiser/:posterid',
    handle: new ScreenHandle(({ eventorganiser, posterid }) =>
      posterTitle(isPosterSlug(eventorganiser) && isPosterSlug(posterid)),
    ),
    module: 'routes/poster-routes.tsx',
    load: async () => (await posters()).EventPoster,
  },
  {
    path: '/:university/:posterid',
    handle: new ScreenHandle(({ university, posterid }) => posterTitle(isPosterAddress(university, posterid))),
    module: 'routes/poster-routes.tsx',
    load: async () => (await posters()).UniversityLanding,
  },
  { path: '*', handle: new ScreenHandle('Page not found'), load: async () => NotFound },
]

/** Creates the router of the tab. Each screen's code loads when the screen is first shown. */
export function createAppRouter(history: AppHistory = createBrowserHistory()): Router {
  return createRouter(appRoutes, history)
}
