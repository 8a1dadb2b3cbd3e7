import { z } from 'zod'
import { comparison } from './comparison.ts'
import * as events from './events.ts'
import { limits } from './limits.ts'
import * as posters from './posters.ts'
import * as requests from './requests.ts'
import * as responses from './responses.ts'
import * as settings from './settings.ts'

/** Who may call: nobody in particular, a student, a business. */
export type Caller = 'anyone' | 'student' | 'business'

/** A file part of a multipart call. */
export interface FilePart {
  maxBytes: number
  types: readonly string[]
  /** How many files may come under the one name. Default 1. */
  maxCount?: number
}

/** One call between browser and server: everything either side needs to make or answer it. */
export interface Endpoint {
  method: 'GET' | 'POST'
  /** Below `/api/`; `:name` is a path parameter. */
  path: string
  caller: Caller
  /**
   * `query` is the parameters of a GET's address; `beacon` is JSON that the cookie may authenticate too, since a beacon
   * cannot send a header.
   */
  body: 'none' | 'query' | 'json' | 'multipart' | 'beacon'
  request: z.ZodType
  response: z.ZodType
  files?: Record<string, FilePart>
  /** Largest body in bytes, files not counted. */
  maxBytes: number
  /** Calls a minute from one address before 429. */
  perMinute: number
  /** What it does and which errors it gives. */
  doc: string
}

const nothing = z.undefined()
const image = (maxBytes: number): FilePart => ({ maxBytes, types: ['image/jpeg', 'image/png', 'image/webp'] })
const get = { method: 'GET', body: 'none', request: nothing, maxBytes: 0, perMinute: 120 } as const
const query = { ...get, body: 'query' } as const
const post = { method: 'POST', body: 'json', maxBytes: limits.jsonBytes, perMinute: 60 } as const
const multipart = { ...post, body: 'multipart' } as const
const beacon = { ...post, body: 'beacon', maxBytes: limits.beaconBytes } as const

/** The table of calls. Its keys are the names the client uses. */
export const endpoints = {
  health: {
    ...get,
    path: 'health',
    caller: 'anyone',
    response: responses.health,
    doc: '200 once the server can serve.',
  },
  liveWeeks: {
    ...get,
    path: 'public/live-weeks',
    caller: 'anyone',
    response: responses.liveWeeks,
    doc: 'Rosters of live gigs, for the grid on the landing page.',
  },
  initStudent: {
    ...post,
    path: 'users/initAccount',
    caller: 'anyone',
    request: requests.initAccount,
    response: responses.studentInit,
    doc: 'Trades a one-time ticket for a student session: message Success for a new account, User Exists otherwise. 401 for a ticket that is missing, used, expired, of the other kind or contradicted by a posted field.',
  },
  initBusiness: {
    ...post,
    path: 'business/initAccount',
    caller: 'anyone',
    request: requests.initAccount,
    response: responses.businessInit,
    doc: 'As users/initAccount for a business: Success, or Business Profile Exists.',
  },
  credentials: {
    ...post,
    path: 'business/signup-using-credentials',
    caller: 'anyone',
    request: requests.credentials,
    response: responses.credentialsInit,
    perMinute: 20,
    doc: 'Signs a business up (Business Created Successfully; 409 Incorrect Cedentials. when the username is taken) or in (Business Profile Exists; 401 Incorrect Details. or Incorrect Cedentials.). Throttled per address and username.',
  },
  requestPasswordReset: {
    ...post,
    path: 'business/request-password-reset',
    caller: 'anyone',
    request: requests.requestPasswordReset,
    response: responses.done,
    perMinute: 10,
    doc: 'Writes a reset mail to the outbox if the username has an e-mail address; says the same either way.',
  },
  resetPassword: {
    ...post,
    path: 'business/reset-password',
    caller: 'anyone',
    request: requests.resetPassword,
    response: responses.done,
    perMinute: 10,
    doc: 'Sets a new password with a one-time token and ends every session of the account. 401 for an expired or used token.',
  },
  studentSession: {
    ...get,
    path: 'users/session',
    caller: 'student',
    response: responses.studentSession,
    doc: 'Current profile, jobs, applications, saved ids and resumes.',
  },
  businessSession: {
    ...get,
    path: 'business/session',
    caller: 'business',
    response: responses.businessSession,
    doc: 'Current profile and listings with their applications.',
  },
  signOutStudent: {
    ...get,
    path: 'users/signout',
    caller: 'student',
    response: responses.signedOut,
    doc: 'Revokes the bearer token and clears the cookie: Success. The cookie alone does not authorise it.',
  },
  signOutBusiness: {
    ...get,
    path: 'business/signout',
    caller: 'business',
    response: responses.signedOut,
    doc: 'As users/signout.',
  },
  resumeList: {
    ...get,
    path: 'users/get-resume-list',
    caller: 'student',
    response: responses.resumeListResult,
    doc: "The caller's resumes, newest first: list fetched successfully.",
  },
  uploadResume: {
    ...multipart,
    path: 'users/upload-resume',
    caller: 'student',
    request: z.object({ idempotencyKey: z.uuid().optional() }),
    response: responses.uploadedResume,
    files: { resume: { maxBytes: limits.resume.maxBytes, types: [limits.resume.type] } },
    perMinute: 20,
    doc: 'Stores a PDF, checked by content. 415 not a PDF, 413 over 5 MB, 409 when five are stored.',
  },
  updateAccount: {
    ...post,
    path: 'users/updateAccount',
    caller: 'student',
    request: requests.updateAccount,
    response: responses.updatedAccount,
    doc: "Saves the wizard's answers: Success.",
  },
  customiseUserData: {
    ...multipart,
    path: 'users/customise-user-data',
    caller: 'student',
    request: settings.customiseUserData,
    response: settings.customisedUserData,
    files: { file: { maxBytes: limits.resume.maxBytes, types: [limits.resume.type] } },
    perMinute: 20,
    doc: "Saves a student's settings, deletes resumes and keeps a new one, all or nothing; one used in an application is only hidden. Safe to repeat with the same idempotencyKey. 415 not a PDF, 413 over 5 MB, 409 when five would stay beside it.",
  },
  updateSavedJobs: {
    ...post,
    path: 'users/update-saved-jobs',
    caller: 'student',
    request: requests.updateSavedJobs,
    response: responses.savedJobsUpdated,
    doc: 'Merges saves and applies removals; unknown listings are ignored. Safe to repeat.',
  },
  beaconUpdateSavedJobs: {
    ...beacon,
    path: 'users/beacon-update-saved-jobs',
    caller: 'student',
    request: requests.updateSavedJobs,
    response: responses.savedJobsUpdated,
    doc: 'As users/update-saved-jobs, by cookie, from our own origin only.',
  },
  updateBusiness: {
    ...post,
    path: 'business/updateBizAccount',
    caller: 'business',
    request: requests.updateBizAccount,
    response: responses.updatedBusiness,
    doc: "Saves the business wizard's answers: Success.",
  },
  customiseCompanyData: {
    ...post,
    path: 'business/customise-company-data',
    caller: 'business',
    request: settings.customiseCompanyData,
    response: settings.customisedCompanyData,
    perMinute: 20,
    doc: "Saves a business's settings and answers with the business. Safe to repeat.",
  },
  uploadBusinessImages: {
    ...multipart,
    path: 'business/upload-business-images',
    caller: 'business',
    request: z.object({}),
    response: responses.uploadedBusinessImages,
    files: { logo: image(limits.logo.maxBytes), cover: image(limits.cover.maxBytes) },
    perMinute: 20,
    doc: 'Stores logo, cover or both, re-encoded without metadata. 415 not an image, 413 too large, 400 neither part.',
  },
  createGig: {
    ...multipart,
    path: 'job-action/create-new-gig',
    caller: 'business',
    request: requests.createNewGig,
    response: responses.createdGig,
    files: { jobPosterImg: image(limits.poster.maxBytes) },
    perMinute: 20,
    doc: 'Posts a listing; the same idempotencyKey posts once. Answers with all listings of the business.',
  },
  gig: {
    ...get,
    path: 'business/gigs/:jobListingId',
    caller: 'business',
    response: responses.oneGig,
    doc: "One listing of the caller's with its applications; 404 for another business's.",
  },
  applicants: {
    ...post,
    path: 'business/gig-applicants',
    caller: 'business',
    request: requests.applicants,
    response: responses.applicantsPage,
    perMinute: 240,
    doc: "A page of the applications to the caller's listing, in one of the orders applicants have; `total` is all of them. 404 for another business's.",
  },
  applicant: {
    ...get,
    path: 'business/gigs/:jobListingId/applicants/:applicationId',
    caller: 'business',
    response: responses.oneApplicant,
    doc: "One application to the caller's listing; 404 for another business's or another listing's.",
  },
  closeGig: {
    ...post,
    path: 'job-action/delete-job-listing',
    caller: 'business',
    request: requests.deleteJobListing,
    response: responses.closedGig,
    doc: "Closes a listing for good: nobody applies any more, whoever has applied keeps their record. Safe to repeat. 404 for another business's.",
  },
  extendGig: {
    ...post,
    path: 'job-action/extend-job-listing',
    caller: 'business',
    request: requests.extendJobListing,
    response: responses.oneGig,
    doc: "Keeps a listing live, or makes an expired one live again, for a week from now with everybody who applied. Safe to repeat. 410 closed, 404 another business's.",
  },
  repostGig: {
    ...post,
    path: 'job-action/repost-job-listing',
    caller: 'business',
    request: requests.repostJobListing,
    response: responses.createdGig,
    perMinute: 20,
    doc: "Posts a listing of the caller's once more as a new one, live for a week and without applicants; the same idempotencyKey posts once. 404 for another business's.",
  },
  createEvent: {
    ...multipart,
    path: 'business/events/create',
    caller: 'business',
    request: events.createEvent,
    response: events.createdEvent,
    files: { eventImages: { ...image(limits.eventImage.maxBytes), maxCount: limits.eventImage.maxCount } },
    perMinute: 20,
    doc: 'Creates an event from the JSON text eventData and up to three eventImages; the same idempotencyKey creates one. 415 not an image, 413 too large, 400 a fourth image or wrong data.',
  },
  ownEvents: {
    ...get,
    path: 'business/events',
    caller: 'business',
    response: events.ownEvents,
    doc: "The caller's events, newest first.",
  },
  scanEvent: {
    ...post,
    path: 'events/scans',
    caller: 'anyone',
    request: posters.eventScan,
    response: posters.eventScanned,
    maxBytes: limits.beaconBytes,
    doc: "Records the scan of an event's poster and says where it leads. Under DNT or Sec-GPC only organiser, poster and time are kept. 404 for a poster of no event.",
  },
  scanLandingPage: {
    ...beacon,
    path: 'users/scan-user-landing-page',
    caller: 'anyone',
    request: posters.landingScan,
    response: responses.done,
    doc: 'Records that a poster led to the product. Under DNT or Sec-GPC only university, poster and time are kept.',
  },
  searchJobs: {
    ...query,
    path: 'jobs/search',
    caller: 'student',
    request: requests.searchJobs,
    response: responses.foundJobs,
    perMinute: 240,
    doc: 'A page of the live listings whose title or a keyword contains q: best fit to my week (default), newest or nearest first. 404 when the listing to go on after is gone.',
  },
  suggestJobs: {
    ...query,
    path: 'jobs/suggestions',
    caller: 'student',
    request: requests.suggestJobs,
    response: responses.suggestedWords,
    perMinute: 240,
    doc: 'Titles and keywords of live listings that contain q, the most common first.',
  },
  job: {
    ...get,
    path: 'jobs/:jobListingId',
    caller: 'student',
    response: responses.oneJob,
    doc: "One listing, live or over, with the caller's own application.",
  },
  comparison: {
    ...get,
    path: 'jobs/:jobListingId/comparison',
    caller: 'student',
    response: comparison,
    doc: 'How the caller compares with all who applied to a listing, in groups that tell on nobody. 404 when the caller has not applied to it.',
  },
  apply: {
    ...post,
    path: 'job-action/user-job-apply',
    caller: 'student',
    request: requests.userJobApply,
    response: responses.jobApplied,
    doc: "Applies once. 409 Application for this job already exists., 410 closed listing, 400 answers that are not the listing's, 404 resume or listing.",
  },
  actionOnCandidate: {
    ...post,
    path: 'business/action-on-candidate',
    caller: 'business',
    request: requests.actionOnCandidate,
    response: responses.actionsApplied,
    doc: "Records ratings and contacts, each once. 404 when an application is not of the caller's listing.",
  },
  beaconActionOnCandidate: {
    ...beacon,
    path: 'business/beacon-action-on-candidate',
    caller: 'business',
    request: requests.actionOnCandidate,
    response: responses.actionsApplied,
    doc: 'As business/action-on-candidate, by cookie, from our own origin only.',
  },
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
/** What the caller hands in, before the schema's transforms. */
export type RequestOf<Name extends EndpointName> = z.input<Endpoints[Name]['request']>
/** What the server answers with 2xx. */
export type ResponseOf<Name extends EndpointName> = z.output<Endpoints[Name]['response']>
