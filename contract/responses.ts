import * as z from 'zod/mini'
import {
  applicationSchema,
  businessJobListingSchema,
  businessSchema,
  detailedJobListingSchema,
  jobListingSchema,
  listingCardSchema,
  mailFrequencies,
  mailTopics,
  postingGates,
  receivedApplicationSchema,
  resumeSchema,
  trustLevels,
  userSchema,
} from '@/domain'
import { gigDraftStateSchema } from './gig-draft.ts'

const ok = z.literal(true)

/**
 * A student's session. `jobList` has the newest live listings without detail, and the listings that the student saved
 * or has the newest `limits.sessionApplications` applications to, the newest of them with detail. Each has the student's
 * application, without letter and answers.
 */
export const studentSession = z.object({
  message: z.string(),
  response: z.string(),
  userData: userSchema,
  savedJobs: z.array(z.uuid()),
  jobList: z.array(jobListingSchema),
  resumeList: z.array(resumeSchema),
})
export type StudentSession = z.infer<typeof studentSession>

/** The server's requirements for the business's listings to go live. */
export const postingRules = z.object({
  trust: z.enum(trustLevels),
  /** Whether a listing of the business has been approved, or went live without a review. */
  hasApprovedListing: z.boolean(),
  /** Whether another business with the same ABN is suspended, or was until its account was deleted. */
  isAbnSuspended: z.boolean(),
})
export type PostingRules = z.infer<typeof postingRules>

/** A business's session. `businessJobListData` has the listings that are not closed, with their newest applications. */
export const businessSession = z.object({
  message: z.string(),
  response: z.string(),
  businessData: businessSchema,
  businessJobListData: z.array(businessJobListingSchema),
  /** The business's listing drafts, one for each subject, the last changed first. A missing list counts as empty. */
  gigDrafts: z.optional(z.array(gigDraftStateSchema)),
  /** Missing rules count as trust level `open`. */
  postingRules: z.optional(postingRules),
})
export type BusinessSession = z.infer<typeof businessSession>

/** The response of `business/gig-draft`: the stored draft, which may be a later one of another device. */
export const savedGigDraft = z.object({ success: ok, gigDraft: gigDraftStateSchema })

/** The session's token, which calls send as `Authorization: Bearer`. */
const token = z.string()
/** The response of `users/initAccount`: a new session. */
export const studentInit = z.extend(studentSession, { token })
export type StudentInit = z.infer<typeof studentInit>
/** The response of `business/initAccount`: a new session. */
export const businessInit = z.extend(businessSession, { token })
export type BusinessInit = z.infer<typeof businessInit>
/** The response of `business/signup-using-credentials`: a new session. */
export const credentialsInit = z.extend(businessInit, { success: ok })

/** The live sessions of the caller's account, most recently used first. */
export const sessionList = z.object({
  success: ok,
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** Browser and device, such as `Chrome on Android`; null when unknown. */
      device: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
      /** The last use, accurate to five minutes. */
      lastSeenAt: z.iso.datetime(),
      /** Whether this is the caller's own session. */
      isCurrent: z.boolean(),
    }),
  ),
  /** The name of the identity provider at which the account can sign out too; null without one. */
  providerName: z.nullable(z.string()),
})
export type SessionList = z.infer<typeof sessionList>

/** An account's mail choices, and whether mails reach the account. */
export const mailSettings = z.object({
  success: ok,
  /** A choice for each topic of the account's kind. */
  choices: z.array(z.object({ topic: z.enum(mailTopics), frequency: z.enum(mailFrequencies) })),
  email: z.nullable(z.string()),
  /** Whether the address is verified. Only verified addresses get these mails. */
  isEmailVerified: z.boolean(),
  /** Whether the server has an SMTP server to send mails. */
  isSending: z.boolean(),
})
export type MailSettings = z.infer<typeof mailSettings>

/** The response of `users/unsubscribe`: the topic that is switched off. */
export const unsubscribed = z.object({ success: ok, topic: z.enum(mailTopics) })

/** The response of `users/signout`, `business/signout` and `admin/signout`. */
export const signedOut = z.object({ message: z.string() })
/** The response of `users/get-resume-list`. */
export const resumeListResult = z.object({ message: z.string(), data: z.array(resumeSchema) })
/** The response of `users/upload-resume`: the stored resume. */
export const uploadedResume = z.extend(resumeSchema, { message: z.string() })
/** The response of `users/updateAccount`, which has the student both in `userData` and in `data`. */
export const updatedAccount = z.object({
  message: z.string(),
  userData: userSchema,
  data: z.object({ userData: userSchema, jobList: z.array(jobListingSchema) }),
})
/** The response of `users/picture`. */
export const updatedPicture = z.object({ success: ok, userData: userSchema })
/**
 * The response of `business/updateBizAccount`, `business/change-sign-in` and `business/send-verification-link`: the
 * changed business.
 */
export const updatedBusiness = z.object({ message: z.string(), businessData: businessSchema })
/** The response of `business/upload-business-images`: the changed business. */
export const uploadedBusinessImages = z.object({ success: ok, message: z.string(), businessData: businessSchema })
/** The response of `job-action/create-new-gig`: the new listing's id, and the listings of the session. */
export const createdGig = z.object({
  success: ok,
  jobListingId: z.uuid(),
  data: z.object({ jobListing: z.object({ jobListingsWithApplicationStatus: z.array(businessJobListingSchema) }) }),
})
/** The response of `job-action/delete-job-listing`. */
export const closedGig = z.object({ success: ok, response: z.string() })
/** The response of the calls that read or change one listing of the business: its current state. */
export const oneGig = z.object({
  success: ok,
  jobListing: businessJobListingSchema,
  /** The address that gets a copy of every mail to an applicant (GT-08). */
  supportEmail: z.string(),
})
/** A page of the live listings that match a search, sorted. */
export const foundJobs = z.object({
  success: ok,
  jobList: z.array(listingCardSchema),
  /**
   * The number of matches, at most `limits.countedListings` + 1, which stands for any greater number; null on pages
   * after the first.
   */
  total: z.nullable(z.int()),
  /** The cursor for the next page; null on the last page. */
  next: z.nullable(z.uuid()),
})
export type FoundJobs = z.infer<typeof foundJobs>
/** `total` as in {@link foundJobs}. */
export const jobCount = z.object({ success: ok, total: z.int() })
/** The response of `jobs/suggestions`. */
export const suggestedWords = z.object({ success: ok, suggestions: z.array(z.string()) })
/** The response of `jobs/:jobListingId`: a listing with the student's own application. */
export const oneJob = z.object({ success: ok, jobListing: detailedJobListingSchema })
/** The response of `business/gig-applicants`: a page of a listing's applications, sorted, and the number of all. */
export const applicantsPage = z.object({
  success: ok,
  total: z.int(),
  /** At most `limits.applicantsPerPage`. */
  applications: z.array(receivedApplicationSchema),
})
/** The applicants whose name matches a search, newest first. */
export const foundApplicants = z.object({
  success: ok,
  /** At most `limits.foundApplicants`. */
  applicants: z.array(
    z.object({
      applicationId: z.uuid(),
      jobListingId: z.uuid(),
      jobTitle: z.string(),
      firstName: z.string(),
      lastName: z.string(),
    }),
  ),
  /** Whether more applicants match. */
  hasMore: z.boolean(),
})
export type FoundApplicants = z.infer<typeof foundApplicants>
/** The response of `business/gigs/:jobListingId/applicants/:applicationId`. */
export const oneApplicant = z.object({ success: ok, application: receivedApplicationSchema })
/** The response of the calls that change an application: the student's newest ones, at most `limits.sessionApplications`. */
export const jobApplied = z.object({ success: ok, message: z.string(), userApplications: z.array(applicationSchema) })
/** The response of the calls that save listings: the ids of all saved listings, most recently saved first. */
export const savedJobsUpdated = z.object({ success: ok, savedJobs: z.array(z.uuid()) })
/** The response of the calls that record ratings and contacts. `applied` is the number of new ones. */
export const actionsApplied = z.object({ success: ok, applied: z.int() })
/** The response of calls without data to return. */
export const done = z.object({ success: ok, message: z.string() })
/** The response of `health` and `ready`. */
export const health = z.object({ status: z.literal('ok') })

/** The response of `users/customise-user-data`: the stored settings, and the changed resumes. */
export const customisedUserData = z.object({
  success: ok,
  data: z.object({
    expectedSalaryStart: userSchema.shape.expectedPayRate,
    expectedSalaryEnd: userSchema.shape.expectedPayRateEnd,
    phoneNumber: userSchema.shape.phoneNumber,
    phoneCountry: userSchema.shape.phoneCountry,
    suburbName: userSchema.shape.currentSuburb,
    suburbZipCode: userSchema.shape.currentZipCode,
    personalSummary: userSchema.shape.personalSummary,
    nationality: userSchema.shape.homeTownCountry,
    availability: userSchema.shape.userAvailability,
    /** The new resume; null without a file. */
    resumeData: z.nullable(resumeSchema),
    /** The ids of the deleted resumes. */
    resumesDeleted: z.array(z.uuid()),
  }),
})

/** The response of `business/customise-company-data`: the stored business. */
export const customisedCompanyData = z.object({ success: ok, data: businessSchema })

/**
 * The response of `events/scans`: the URL to open, which only stored data determine; null when neither event nor
 * business has one.
 */
export const eventScanned = z.object({
  success: ok,
  targetUrl: z.nullable(z.string().check(z.regex(/^https:\/\//))),
  /** Whether the page may open the URL without a click. */
  isVerified: z._default(z.boolean(), false),
})

/** Why a call failed. `failureStatuses` has the HTTP status of each code. */
export const failureCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'notFound',
  'conflict',
  'closed',
  'tooLarge',
  'unsupportedType',
  'keyReused',
  'rateLimited',
  'internal',
  'unavailable',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** The HTTP status of each failure code. */
export const failureStatuses: Record<FailureCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  closed: 410,
  tooLarge: 413,
  unsupportedType: 415,
  keyReused: 422,
  rateLimited: 429,
  internal: 500,
  unavailable: 503,
}

/** The body of every response other than 2xx. */
export const failure = z.object({
  success: z.literal(false),
  /** Always true: the field by which the specification's events call detects a failure (API-05). */
  error: z.optional(z.literal(true)),
  code: z.enum(failureCodes),
  /** The text to show: what failed and how to fix it. */
  message: z.string(),
  /** Messages by field path, joined with dots, for invalid input. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The gate that keeps the business from posting. The page links to where the business can meet it. */
  gate: z.optional(z.enum(postingGates)),
})
export type Failure = z.infer<typeof failure>

/** Whether a response's body is a {@link failure}. */
export function isFailure(answer: unknown): answer is Failure {
  return failure.safeParse(answer).success
}

/** Whether the outcome of a call is its response: neither a {@link failure} nor null, which is no valid response. */
export function isResponse<Response>(outcome: Response | Failure | null): outcome is Response {
  return outcome !== null && !isFailure(outcome)
}
