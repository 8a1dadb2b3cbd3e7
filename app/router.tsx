import { afterPaint } from '@campus-gigs/ui'
import type { ComponentType } from 'react'
import { isPosterAddress, isPosterSlug } from '@/contract'
import { forVisitors, guarded } from './guards'
import { createBrowserHistory } from './navigation/history'
import { createRouter, type Router } from './navigation/router'
import type { Route } from './navigation/routes'
import { parseJobListKind } from './paths'
import { ScreenHandle } from './screen-handle'

/**
 * Makes a function that returns the `module` and `load` of a route by the name of its screen's export.
 * @param module the path of the file with the screens, relative to `app/`; the HTML that the server sends preloads it
 * @param load imports that file
 */
function screensOf<Name extends string>(module: string, load: () => Promise<Record<Name, ComponentType>>) {
  return (name: Name) => ({ module, load: async () => (await load())[name] })
}

const auth = screensOf('routes/auth-routes.tsx', () => import('./routes/auth-routes'))
const events = screensOf('routes/event-routes.tsx', () => import('./routes/event-routes'))
const gigWizard = screensOf('routes/gig-wizard-routes.tsx', () => import('./routes/gig-wizard-routes'))
const posters = screensOf('routes/poster-routes.tsx', () => import('./routes/poster-routes'))
const legal = screensOf('routes/legal-routes.tsx', () => import('./routes/legal-routes'))
const help = screensOf('routes/help-routes.tsx', () => import('./routes/help-routes'))
const landing = screensOf('routes/landing-route.tsx', () => import('./routes/landing-route'))
const onboarding = screensOf('routes/onboarding-route.tsx', () => import('./routes/onboarding-route'))
const studentWizard = screensOf('routes/student-wizard-route.tsx', () => import('./routes/student-wizard-route'))
const businessWizard = screensOf('routes/business-wizard-route.tsx', () => import('./routes/business-wizard-route'))
const businessDashboard = screensOf(
  'routes/business-dashboard-route.tsx',
  () => import('./routes/business-dashboard-route'),
)
const gigs = screensOf('routes/gigs-route.tsx', () => import('./routes/gigs-route'))
// `Gig` is named because the module exports another component too.
const gig = screensOf<'Gig'>('routes/gig-route.tsx', () => import('./routes/gig-route'))
const printablePoster = screensOf('routes/printable-poster-route.tsx', () => import('./routes/printable-poster-route'))
const upcomingEvents = screensOf('routes/upcoming-events-route.tsx', () => import('./routes/upcoming-events-route'))
const suspended = screensOf('routes/suspended-route.tsx', () => import('./routes/suspended-route'))
const businessSettings = screensOf(
  'routes/business-settings-route.tsx',
  () => import('./routes/business-settings-route'),
)
const studentSettings = screensOf('routes/student-settings-route.tsx', () => import('./routes/student-settings-route'))
const dashboard = screensOf('routes/dashboard-route.tsx', () => import('./routes/dashboard-route'))
const jobHistory = screensOf('routes/job-history-route.tsx', () => import('./routes/job-history-route'))
const notFound = screensOf('routes/not-found-route.tsx', () => import('./routes/not-found-route'))
const reviewDesk = screensOf('routes/review-desk-route.tsx', () => import('./routes/review-desk-route'))

/** The handle of a screen without a guard, which only has a title. */
const titled = (title: ScreenHandle['title']) => ({ handle: new ScreenHandle(title) })

/** The title of a poster's page; a malformed address is not found. */
const posterTitle = (isPoster: boolean) => (isPoster ? 'Scanned poster' : 'Page not found')

/** The table of screens. Their order does not matter. */
export const appRoutes: Route[] = [
  { path: '/', ...titled(''), ...landing('Landing') },
  { path: '/onboarding', ...titled('Student or business?'), ...onboarding('Onboarding') },
  { path: '/student/signup', ...forVisitors('student', 'Sign up as a student'), ...auth('StudentSignUp') },
  { path: '/student/signin', ...forVisitors('student', 'Sign in as a student'), ...auth('StudentSignIn') },
  { path: '/business/signup', ...forVisitors('business', 'Sign up as a business'), ...auth('BusinessSignUp') },
  { path: '/business/signin', ...forVisitors('business', 'Sign in as a business'), ...auth('BusinessSignIn') },
  { path: '/business/forgot-password', ...titled('Forgot your password?'), ...auth('ForgotPassword') },
  { path: '/business/reset-password', ...titled('Choose a new password'), ...auth('ResetPassword') },
  { path: '/business/verify-email', ...titled('Verify your e-mail address'), ...auth('VerifyEmail') },
  { path: '/unsubscribe', ...titled('Stop e-mails'), ...auth('Unsubscribe') },
  { path: '/completeProfile', ...guarded('student-wizard', 'Your profile'), ...studentWizard('StudentWizard') },
  {
    path: '/completeBusinessProfile',
    ...guarded('business-wizard', 'Your business profile'),
    ...businessWizard('BusinessWizard'),
  },
  { path: '/businessdashboard', ...guarded('business', 'Business profile'), ...businessDashboard('BusinessDashboard') },
  { path: '/business/createGig', ...guarded('business', 'Post a Gig'), ...gigWizard('CreateGig') },
  {
    path: '/business/createGig/from/:jobListingId',
    ...guarded('business', 'Post it again'),
    ...gigWizard('RepostGig'),
  },
  { path: '/business/editGig/:jobListingId', ...guarded('business', 'Edit your gig'), ...gigWizard('EditGig') },
  { path: '/business/createGig/success', ...guarded('business', 'Your gig'), ...gigWizard('GigPosted') },
  { path: '/business/gigs', ...guarded('business', 'Gigs'), ...gigs('Gigs') },
  {
    path: '/business/gig/:businessid',
    ...guarded(
      'business',
      ({ businessid }, { businessJobListData }) =>
        businessJobListData.find(({ id }) => id === businessid)?.jobTitle ?? 'Gig',
    ),
    ...gig('Gig'),
  },
  {
    path: '/business/gig/:jobListingId/poster',
    ...guarded('business', 'Printable poster'),
    ...printablePoster('PrintablePoster'),
  },
  { path: '/business/createEvent', ...guarded('business', 'Create an event'), ...events('CreateEvent') },
  { path: '/business/events', ...guarded('business', 'Events'), ...events('Events') },
  { path: '/business/help', ...guarded('business', 'Help'), ...help('BusinessHelp') },
  { path: '/student/help', ...guarded('student', 'Help'), ...help('StudentHelp') },
  { path: '/student/events', ...titled('Events'), ...upcomingEvents('UpcomingEvents') },
  {
    path: '/business/suspended',
    ...guarded('suspended-business', 'Your account is suspended'),
    ...suspended('Suspended'),
  },
  { path: '/business/settings', ...guarded('business', 'Settings'), ...businessSettings('BusinessSettings') },
  { path: '/settings', ...guarded('student', 'Settings'), ...studentSettings('StudentSettings') },
  { path: '/dashboard', ...guarded('student', 'Find a gig'), ...dashboard('Dashboard') },
  {
    path: '/student/job-history/:joblisttype',
    ...guarded('student', ({ joblisttype }) =>
      parseJobListKind(joblisttype) === 'saved-jobs' ? 'Saved Jobs' : 'Applied Jobs',
    ),
    ...jobHistory('JobHistory'),
  },
  ...['/admin', '/admin/signin'].map((path) => ({
    path,
    ...titled('Review desk'),
    ...reviewDesk('ReviewDesk'),
  })),
  { path: '/privacy', ...titled('Privacy'), ...legal('Privacy') },
  { path: '/terms', ...titled('Terms'), ...legal('Terms') },
  { path: '/account-deleted', ...titled('Your account is deleted'), ...legal('AccountDeleted') },
  {
    path: '/events/:posterid',
    ...titled(({ posterid }) => posterTitle(isPosterSlug(posterid))),
    ...posters('EventsLanding'),
  },
  {
    path: '/events/:eventorganiser/:posterid',
    ...titled(({ eventorganiser, posterid }) => posterTitle(isPosterSlug(eventorganiser) && isPosterSlug(posterid))),
    ...posters('EventPoster'),
  },
  {
    path: '/:university/:posterid',
    ...titled(({ university, posterid }) => posterTitle(isPosterAddress(university, posterid))),
    ...posters('UniversityLanding'),
  },
  { path: '*', ...titled('Page not found'), ...notFound('NotFound') },
]

/** Creates the router of the tab. Each screen's code loads when the screen is first shown. */
export function createAppRouter(): Router {
  return createRouter(appRoutes, createBrowserHistory(), { beforeLoad: () => new Promise<void>(afterPaint) })
}
