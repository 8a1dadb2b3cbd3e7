import { type GigDraftSubject, parseGigDraftSubject } from '@/contract/gig-draft-subject'

/** Begins the addresses of single gigs. */
const gigRoot = '/business/gig'

/** The addresses of all screens. No other module contains an address. */
export const paths = {
  home: () => '/',
  onboarding: () => '/onboarding',
  studentSignUp: (next?: string | null) => withNext('/student/signup', next),
  studentSignIn: (next?: string | null) => withNext('/student/signin', next),
  completeProfile: () => '/completeProfile',
  settings: () => '/settings',
  dashboard: () => '/dashboard',
  /** The dashboard with a listing open. */
  job: (jobListingId: string) => `/dashboard?${new URLSearchParams({ job: jobListingId })}`,
  jobHistory: (list: JobListKind = 'saved-jobs') => `/student/job-history/${list}`,
  businessSignUp: (next?: string | null) => withNext('/business/signup', next),
  businessSignIn: (next?: string | null) => withNext('/business/signin', next),
  forgotPassword: () => '/business/forgot-password',
  resetPassword: () => '/business/reset-password',
  verifyEmail: () => '/business/verify-email',
  /** The target of the unsubscribe links in e-mails. */
  unsubscribe: () => '/unsubscribe',
  completeBusinessProfile: () => '/completeBusinessProfile',
  businessDashboard: () => '/businessdashboard',
  createGig: () => '/business/createGig',
  /** A new gig that begins as a copy of a posted one. */
  repostGig: (jobListingId: string) => `/business/createGig/from/${encodeURIComponent(jobListingId)}`,
  editGig: (jobListingId: string) => `/business/editGig/${encodeURIComponent(jobListingId)}`,
  /** The wizard with a stored draft. */
  gigDraft: (subject: GigDraftSubject): string => {
    const { mode, jobListingId } = parseGigDraftSubject(subject)
    if (jobListingId === undefined) return paths.createGig()
    return mode === 'edit' ? paths.editGig(jobListingId) : paths.repostGig(jobListingId)
  },
  gigPosted: () => '/business/createGig/success',
  gigs: () => '/business/gigs',
  gig: (jobListingId: string) => `${gigRoot}/${encodeURIComponent(jobListingId)}`,
  /** A gig as students see it, open over its page. */
  gigPreview: (jobListingId: string) => `${gigRoot}/${encodeURIComponent(jobListingId)}?preview=students`,
  /** A gig as a page of A4 to print, with the QR code of its link. */
  printablePoster: (jobListingId: string) => `${gigRoot}/${encodeURIComponent(jobListingId)}/poster`,
  /** A gig with one of its applicants open. */
  applicant: (jobListingId: string, applicationId: string) =>
    `${gigRoot}/${encodeURIComponent(jobListingId)}?${new URLSearchParams({ applicant: applicationId })}`,
  businessSettings: () => '/business/settings',
  createEvent: () => '/business/createEvent',
  events: () => '/business/events',
  help: () => '/business/help',
  studentHelp: () => '/student/help',
  /** The upcoming events of all businesses, for everybody. */
  upcomingEvents: () => '/student/events',
  /** The link on an event's posters (RT-09). Not encoded: slugs have no characters to encode, and routes pass `:name`. */
  eventPoster: (eventorganiser: string, posterid: string) => `/events/${eventorganiser}/${posterid}`,
  /** Why the signed-in business is suspended. */
  businessSuspended: () => '/business/suspended',
  privacy: () => '/privacy',
  terms: () => '/terms',
  /** Where the settings lead once the account is deleted. */
  accountDeleted: () => '/account-deleted',
  /** The last page of the window that signs in again; no link leads to it. */
  signedInAgain: () => '/signed-in-again',
} as const

/** The whole address at which students open a gig, to share. */
export function studentJobUrl(jobListingId: string): string {
  return new URL(paths.job(jobListingId), window.location.origin).href
}

/** The path prefixes of the pages with the business's sidebar (SH-04). */
export const sidebarPaths: readonly string[] = [
  paths.businessDashboard(),
  paths.gigs(),
  gigRoot,
  paths.businessSettings(),
  paths.events(),
  paths.help(),
]

const jobListKinds = ['saved-jobs', 'applied-jobs'] as const
export type JobListKind = (typeof jobListKinds)[number]

/** Parses the tab of an address; anything unknown is the saved jobs (RT-04). */
export function parseJobListKind(text: string | undefined): JobListKind {
  return jobListKinds.find((kind) => kind === text) ?? 'saved-jobs'
}

/** Parses a path on this site to continue at; null for anything that would lead to another site. */
export function parseLocalPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/')) return null
  const base = 'http://local.invalid'
  if (!URL.canParse(text, base)) return null
  const { origin, pathname, search, hash } = new URL(text, base)
  // `/.//evil.example` parses as an address of this origin, but a browser follows it to another.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null
}

function withNext(path: string, next: string | null | undefined): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
