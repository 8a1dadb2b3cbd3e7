/** Where the browser's addresses live: nothing else spells a URL of a screen. */
export const paths = {
  home: () => '/',
  onboarding: () => '/onboarding',
  studentSignUp: (next?: string | null) => withNext('/student/signup', next),
  studentSignIn: (next?: string | null) => withNext('/student/signin', next),
  completeProfile: () => '/completeProfile',
  settings: () => '/settings',
  dashboard: () => '/dashboard',
  /** The dashboard with a job's detail open. */
  job: (jobListingId: string) => `/dashboard?${new URLSearchParams({ job: jobListingId })}`,
  jobHistory: (list: JobListKind = 'saved-jobs') => `/student/job-history/${list}`,
  businessSignUp: (next?: string | null) => withNext('/business/signup', next),
  businessSignIn: (next?: string | null) => withNext('/business/signin', next),
  forgotPassword: () => '/business/forgot-password',
  resetPassword: () => '/business/reset-password',
  completeBusinessProfile: () => '/completeBusinessProfile',
  businessDashboard: () => '/businessdashboard',
  createGig: () => '/business/createGig',
  /** A new gig that begins with what a posted one says. */
  repostGig: (jobListingId: string) => `/business/createGig/from/${encodeURIComponent(jobListingId)}`,
  editGig: (jobListingId: string) => `/business/editGig/${encodeURIComponent(jobListingId)}`,
  gigPosted: () => '/business/createGig/success',
  gigs: () => '/business/gigs',
  gig: (jobListingId: string) => `/business/gig/${encodeURIComponent(jobListingId)}`,
  /** A gig with one of its applicants open. */
  applicant: (jobListingId: string, applicationId: string) =>
    `/business/gig/${encodeURIComponent(jobListingId)}?${new URLSearchParams({ applicant: applicationId })}`,
  businessSettings: () => '/business/settings',
  createEvent: () => '/business/createEvent',
  events: () => '/business/events',
  help: () => '/business/help',
  studentHelp: () => '/student/help',
  /** The upcoming events of all businesses, for everybody. */
  upcomingEvents: () => '/student/events',
  /** What an event's posters carry (RT-09). */
  eventPoster: (eventorganiser: string, posterid: string) => `/events/${eventorganiser}/${posterid}`,
  /** Where the sign-in window of a running page ends; never linked to. */
  signedInAgain: () => '/signed-in-again',
} as const

/** The pages that have the business's sidebar, with all below them (SH-04). */
export const sidebarPaths: readonly string[] = [
  paths.businessDashboard(),
  paths.gigs(),
  paths.gig('').slice(0, -1),
  paths.businessSettings(),
  paths.events(),
  paths.help(),
]

/** The tabs of the job history. */
export const jobListKinds = ['saved-jobs', 'applied-jobs'] as const
export type JobListKind = (typeof jobListKinds)[number]

/** The tab an address names; anything unknown is the saved jobs (RT-04). */
export function jobListKind(text: string | undefined): JobListKind {
  return jobListKinds.find((kind) => kind === text) ?? 'saved-jobs'
}

/** A path on this site to go on to, or null: never another site, whatever the address says. */
export function localPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/')) return null
  const base = 'http://local.invalid'
  if (!URL.canParse(text, base)) return null
  const { origin, pathname, search, hash } = new URL(text, base)
  // `/.//evil.example` stays on this origin while it is parsed, and leaves it when it is followed.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null
}

function withNext(path: string, next: string | null | undefined): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
