import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { guard } from './guards'
import { RootLayout } from './root-layout'
import { Broken, FirstLoad, NotFound } from './routes/broken-routes'

/** Loads the arrival loader lazily, with the screens it guards. */
const auth = () => import('./routes/auth-routes')
const open = () => import('./routes/open-routes')
const gigs = () => import('./routes/gig-routes')
const jobs = () => import('./routes/job-routes')
const profile = () => import('./routes/profile-routes')

const routes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await open()).Landing }) },
  { path: 'onboarding', lazy: async () => ({ Component: (await open()).Onboarding }) },
  {
    path: 'student/signup',
    lazy: async () => ({
      loader: (await auth()).arrivalLoader('student', 'signup'),
      Component: (await auth()).StudentSignUp,
    }),
  },
  {
    path: 'student/signin',
    lazy: async () => ({
      loader: (await auth()).arrivalLoader('student', 'signin'),
      Component: (await auth()).StudentSignIn,
    }),
  },
  {
    path: 'business/signup',
    lazy: async () => ({
      loader: (await auth()).arrivalLoader('business', 'signup'),
      Component: (await auth()).BusinessSignUp,
    }),
  },
  {
    path: 'business/signin',
    lazy: async () => ({
      loader: (await auth()).arrivalLoader('business', 'signin'),
      Component: (await auth()).BusinessSignIn,
    }),
  },
  { path: 'business/forgot-password', lazy: async () => ({ Component: (await auth()).ForgotPassword }) },
  { path: 'business/reset-password', lazy: async () => ({ Component: (await auth()).ResetPassword }) },
  {
    path: 'completeProfile',
    loader: guard('student-wizard'),
    lazy: async () => ({ Component: (await profile()).StudentWizard }),
  },
  {
    path: 'completeBusinessProfile',
    loader: guard('business-wizard'),
    lazy: async () => ({ Component: (await profile()).BusinessWizard }),
  },
  {
    path: 'businessdashboard',
    loader: guard('business'),
    lazy: async () => ({ Component: (await profile()).BusinessDashboard }),
  },
  {
    path: 'business/createGig',
    loader: guard('business'),
    lazy: async () => ({ Component: (await gigs()).CreateGig }),
  },
  {
    path: 'business/createGig/success',
    loader: guard('business'),
    lazy: async () => ({ Component: (await gigs()).GigPosted }),
  },
  { path: 'business/gigs', loader: guard('business'), lazy: async () => ({ Component: (await gigs()).Gigs }) },
  {
    path: 'business/gig/:businessid',
    loader: guard('business'),
    lazy: async () => ({ Component: (await gigs()).Gig }),
  },
  { path: 'dashboard', loader: guard('student'), lazy: async () => ({ Component: (await jobs()).Dashboard }) },
  {
    path: 'student/job-history/:joblisttype',
    loader: guard('student'),
    lazy: async () => ({ Component: (await jobs()).JobHistory }),
  },
  { path: '*', Component: NotFound },
]

/** The data router: every screen is loaded when it is first shown. */
export const router = createBrowserRouter([
  {
    Component: RootLayout,
    HydrateFallback: FirstLoad,
    children: [{ ErrorBoundary: Broken, children: routes }],
  },
])
