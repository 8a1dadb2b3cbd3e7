import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { isPosterAddress, isPosterSlug } from '@/contract'
import { guarded } from './guards'
import { jobListKind } from './paths'
import { RootLayout } from './root-layout'
import { Broken, FirstLoad, NotFound } from './routes/broken-routes'
import { ScreenHandle } from './screen-handle'

/** Loads the arrival loader lazily, with the screens it guards. */
const auth = () => import('./routes/auth-routes')
const open = () => import('./routes/open-routes')
const events = () => import('./routes/event-routes')
const gigs = () => import('./routes/gig-routes')
const posters = () => import('./routes/poster-routes')
const help = () => import('./routes/help-routes')
const jobs = () => import('./routes/job-routes')
const printablePoster = () => import('./routes/printable-poster-route')
const profile = () => import('./routes/profile-routes')
const settings = () => import('./routes/settings-routes')

/** The title of a poster's page; a malformed address is not found. */
const posterTitle = (isPoster: boolean) => (isPoster ? 'Scanned poster' : 'Page not found')

const screens: RouteObject[] = [
  { index: true, handle: new ScreenHandle(''), lazy: async () => ({ Component: (await open()).Landing }) },
  {
    path: 'onboarding',
    handle: new ScreenHandle('Student or business?'),
    lazy: async () => ({ Component: (await open()).Onboarding }),
  },
  {
    path: 'student/signup',
    handle: new ScreenHandle('Sign up as a student'),
    lazy: async () => ({
      loader: (await auth()).arrivalLoader('student'),
      Component: (await auth()).StudentSignUp,
    }),
  },
  {
    path: 'student/signin',
    handle: new ScreenHandle('Sign in as a student'),
    lazy: async () => ({
      loader: (await auth()).arrivalLoader('student'),
      Component: (await auth()).StudentSignIn,
    }),
  },
  {
    path: 'business/signup',
    handle: new ScreenHandle('Sign up as a business'),
    lazy: async () => ({
      loader: (await auth()).arrivalLoader('business'),
      Component: (await auth()).BusinessSignUp,
    }),
  },
  {
    path: 'business/signin',
    handle: new ScreenHandle('Sign in as a business'),
    lazy: async () => ({
      loader: (await auth()).arrivalLoader('business'),
      Component: (await auth()).BusinessSignIn,
    }),
  },
  {
    path: 'business/forgot-password',
    handle: new ScreenHandle('Forgot your password?'),
    lazy: async () => ({ Component: (await auth()).ForgotPassword }),
  },
  {
    path: 'business/reset-password',
    handle: new ScreenHandle('Choose a new password'),
    lazy: async () => ({ Component: (await auth()).ResetPassword }),
  },
  {
    path: 'completeProfile',
    ...guarded('student-wizard', 'Your profile'),
    lazy: async () => ({ Component: (await profile()).StudentWizard }),
  },
  {
    path: 'completeBusinessProfile',
    ...guarded('business-wizard', 'Your business profile'),
    lazy: async () => ({ Component: (await profile()).BusinessWizard }),
  },
  {
    path: 'businessdashboard',
    ...guarded('business', 'Business profile'),
    lazy: async () => ({ Component: (await profile()).BusinessDashboard }),
  },
  {
    path: 'business/createGig',
    ...guarded('business', 'Post a Gig'),
    lazy: async () => ({ Component: (await gigs()).CreateGig }),
  },
  {
    path: 'business/createGig/from/:jobListingId',
    ...guarded('business', 'Post it again'),
    lazy: async () => ({ Component: (await gigs()).RepostGig }),
  },
  {
    path: 'business/editGig/:jobListingId',
    ...guarded('business', 'Edit your gig'),
    lazy: async () => ({ Component: (await gigs()).EditGig }),
  },
  {
    path: 'business/createGig/success',
    ...guarded('business', 'Your job just took off!'),
    lazy: async () => ({ Component: (await gigs()).GigPosted }),
  },
  { path: 'business/gigs', ...guarded('business', 'Gigs'), lazy: async () => ({ Component: (await gigs()).Gigs }) },
  {
    path: 'business/gig/:businessid',
    ...guarded(
      'business',
      ({ businessid }, { businessJobListData }) =>
        businessJobListData.find(({ id }) => id === businessid)?.jobTitle ?? 'Gig',
    ),
    lazy: async () => ({ Component: (await gigs()).Gig }),
  },
  {
    path: 'business/gig/:jobListingId/poster',
    ...guarded('business', 'Printable poster'),
    lazy: async () => ({ Component: (await printablePoster()).PrintablePoster }),
  },
  {
    path: 'business/createEvent',
    ...guarded('business', 'Create an event'),
    lazy: async () => ({ Component: (await events()).CreateEvent }),
  },
  {
    path: 'business/events',
    ...guarded('business', 'Events'),
    lazy: async () => ({ Component: (await events()).Events }),
  },
  {
    path: 'business/help',
    ...guarded('business', 'Help'),
    lazy: async () => ({ Component: (await help()).BusinessHelp }),
  },
  {
    path: 'student/help',
    ...guarded('student', 'Help'),
    lazy: async () => ({ Component: (await help()).StudentHelp }),
  },
  {
    path: 'student/events',
    handle: new ScreenHandle('Events'),
    lazy: async () => ({ Component: (await events()).UpcomingEvents }),
  },
  {
    path: 'business/settings',
    ...guarded('business', 'Settings'),
    lazy: async () => ({ Component: (await settings()).BusinessSettings }),
  },
  {
    path: 'settings',
    ...guarded('student', 'Settings'),
    lazy: async () => ({ Component: (await settings()).StudentSettings }),
  },
  {
    path: 'dashboard',
    ...guarded('student', 'Find a gig'),
    lazy: async () => ({ Component: (await jobs()).Dashboard }),
  },
  {
    path: 'student/job-history/:joblisttype',
    ...guarded('student', ({ joblisttype }) =>
      jobListKind(joblisttype) === 'saved-jobs' ? 'Saved Jobs' : 'Applied Jobs',
    ),
    lazy: async () => ({ Component: (await jobs()).JobHistory }),
  },
  {
    path: 'events/:posterid',
    handle: new ScreenHandle(({ posterid }) => posterTitle(isPosterSlug(posterid))),
    lazy: async () => ({ Component: (await posters()).EventsLanding }),
  },
  {
    path: 'events/:eventorganiser/:posterid',
    handle: new ScreenHandle(({ eventorganiser, posterid }) =>
      posterTitle(isPosterSlug(eventorganiser) && isPosterSlug(posterid)),
    ),
    lazy: async () => ({ Component: (await posters()).EventPoster }),
  },
  {
    path: ':university/:posterid',
    handle: new ScreenHandle(({ university, posterid }) => posterTitle(isPosterAddress(university, posterid))),
    lazy: async () => ({ Component: (await posters()).UniversityLanding }),
  },
  { path: '*', handle: new ScreenHandle('Page not found'), Component: NotFound },
]

/** The table of screens, inside the layout. */
export const appRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: FirstLoad,
    ErrorBoundary: Broken,
    children: [{ ErrorBoundary: Broken, children: screens }],
  },
]

/** Creates the router at the page's address. Each screen's code loads when the screen is first shown. */
export function createAppRouter() {
  return createBrowserRouter(appRoutes)
}
