import * as z from 'zod/mini'
import { listingStatuses } from './listing-status.ts'
import { applicantRatings, candidateStatuses, jobTypes, payTypes } from './presets.ts'
import { availabilityEntrySchema, suburbCentreSchema, wireTimeSchema } from './wire.ts'

const id = z.uuid()
const instant = z.iso.datetime()
const nullableText = z.nullable(z.string())
/** The centroid of a suburb; null for an unknown one. A missing centroid counts as unknown. */
const optionalCentre = z._default(z.nullable(suburbCentreSchema), null)

/** A student's account as sent to the student. */
export const userSchema = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  /** `+61 412345678`, or null until the wizard is finished. */
  phoneNumber: nullableText,
  /** ISO country of the phone number. */
  phoneCountry: nullableText,
  currentSuburb: nullableText,
  currentSuburbCentre: optionalCentre,
  currentZipCode: nullableText,
  personalSummary: nullableText,
  isInternationalStudent: z.boolean(),
  /** English country name; null for a domestic student. */
  homeTownCountry: nullableText,
  /** Dollars (AUD) an hour. */
  expectedPayRate: z.nullable(z.number()),
  expectedPayRateEnd: z.nullable(z.number()),
  userAvailability: z.array(availabilityEntrySchema),
  profilePicture: nullableText,
  googleId: z.string(),
})
export type User = z.infer<typeof userSchema>

/** A business's account as sent to the business. */
export const businessSchema = z.object({
  id,
  createdAt: instant,
  updatedAt: instant,
  email: nullableText,
  /** Whether `email` is verified, by a mailed link or by the identity provider. */
  isEmailVerified: z.boolean(),
  /** The new address that replaces `email` once verified; null without a pending change. */
  pendingEmail: nullableText,
  /** When the last verification link expires; null without a pending link. */
  emailLinkExpiresAt: z.nullable(instant),
  /** The Australian Business Number, 11 digits; null without one. */
  abn: nullableText,
  /** Null when the business signs in through the identity provider. */
  username: nullableText,
  companyName: nullableText,
  companyCategory: nullableText,
  categoryList: z.array(z.string()),
  description: nullableText,
  website: nullableText,
  ownerFirstName: nullableText,
  ownerLastName: nullableText,
  ownerFullName: nullableText,
  profileOwnerPosition: nullableText,
  phoneNumber: nullableText,
  phoneCountry: nullableText,
  profilePicture: nullableText,
  currentSuburb: nullableText,
  currentZipCode: nullableText,
  logoThumbnailUrl: nullableText,
  coverThumbnailUrl: nullableText,
  logoFileUrl: nullableText,
  coverFileUrl: nullableText,
  /** The suspension by an admin; null while the business is not suspended. */
  suspension: z._default(z.nullable(z.object({ since: instant, reason: z.string() })), null),
})
export type Business = z.infer<typeof businessSchema>

/** A shift of a listing's roster. An end before the start is on the next day. */
export const shiftSchema = z.object({
  dayOfWeek: z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']),
  startTime: wireTimeSchema,
  endTime: wireTimeSchema,
})
export type Shift = z.infer<typeof shiftSchema>

/** A screening question with its options. */
export const questionSchema = z.object({
  question: z.string().check(z.minLength(1), z.maxLength(300)),
  options: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(2), z.maxLength(10)),
})
export type Question = z.infer<typeof questionSchema>

/** The answer to a screening question: one of its options. */
export const answerSchema = z.object({
  question: z.string().check(z.maxLength(300)),
  answer: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type Answer = z.infer<typeof answerSchema>

/** A stored PDF resume. `fileUrl` and `url` are the same address, which needs the session. */
export const resumeSchema = z.object({
  id,
  fileName: z.string(),
  fileUrl: z.string(),
  url: z.string(),
  createdAt: instant,
  size: z.number(),
})
export type Resume = z.infer<typeof resumeSchema>

/** The resume of an application. */
export const resumeFileSchema = z.pick(resumeSchema, { id: true, fileName: true, fileUrl: true, url: true })

/** The fields of a listing that its business writes. */
export const listingContentSchema = z.object({
  jobTitle: z.string(),
  jobType: z.enum(jobTypes),
  keywords: z.array(z.string()),
  jobSuburbName: z.string(),
  jobZipCode: z.string(),
  payRangeStart: z.nullable(z.number()),
  payRangeEnd: z.nullable(z.number()),
  payType: z.nullable(z.enum(payTypes)),
  jobSummary: z.array(z.string()),
  /** Sanitised HTML; empty when the business wrote none. */
  jobDescription: z.string(),
  detailedAddress: nullableText,
  /**
   * `YYYY-MM-DD` in Melbourne; null for other job types than a one-time gig, and for gigs posted before gigs had dates.
   */
  gigDate: z.nullable(z.iso.date()),
  /** The roster; empty when the times are disclosed later. A split shift is two entries of the same day. */
  Shift: z.array(shiftSchema),
  jobPoster: z.nullable(z.object({ fileUrl: z.string(), publicId: z.string() })),
  questions: z.array(questionSchema),
})
export type ListingContent = z.infer<typeof listingContentSchema>
/** A field that the business can edit after posting. */
export type EditedField = keyof ListingContent
export const editedFields: readonly EditedField[] = z.keyof(listingContentSchema).options

/** The label of each editable field in the note to applicants. Fields with the same label are listed once. */
export const editedFieldLabels: Record<EditedField, string> = {
  jobTitle: 'Job title',
  jobType: 'Job type',
  jobSuburbName: 'Suburb',
  jobZipCode: 'Suburb',
  detailedAddress: 'Street address',
  payRangeStart: 'Pay',
  payRangeEnd: 'Pay',
  payType: 'Pay',
  gigDate: 'Date',
  Shift: 'Shift times',
  jobSummary: 'Summary points',
  jobDescription: 'Description',
  keywords: 'Keywords',
  jobPoster: 'Poster',
  questions: 'Questions',
}

/** The instant of each field's last edit. A field without edits has no entry. */
export const listingEditsSchema = z.partialRecord(z.keyof(listingContentSchema), instant)
export type ListingEdits = z.infer<typeof listingEditsSchema>

/** An application as sent to its student. */
export const applicationSchema = z.object({
  id,
  appliedAt: instant,
  jobListingId: id,
  /** The cover letter, sanitised HTML. Empty in lists; the call of one listing has it. */
  notes: z.string(),
  /** JSON text: a list of `{question, answer}`; `[]` without questions, and in lists. */
  answers: z.string(),
  /** The resume sent; null once it is deleted, and for the business once the application has expired. */
  resumeFile: z.nullable(resumeFileSchema),
  /** Whether the business sees the student's phone number and e-mail address. */
  sharesContact: z.boolean(),
  /** When the business lost access to resume and contact details; null until then. */
  expiredAt: z.nullable(instant),
  /** When the business first and last opened the resume; null while it has not. Sent to the student only. */
  resumeOpened: z.nullish(z.object({ firstAt: instant, lastAt: instant })),
  /** Whether the business has rated or contacted the applicant. Sent to the application's own student only. */
  isViewed: z.optional(z.boolean()),
  /**
   * Fields of the listing that were edited after the student applied, until the student has dismissed the note about
   * them. Sent to the application's own student only.
   */
  listingEdits: z.optional(listingEditsSchema),
})
export type Application = z.infer<typeof applicationSchema>

/** A business's rating of an applicant, or a contact with them. With status `rated`, `notes` is the rating. */
export const candidateActionSchema = z.object({
  status: z.enum(candidateStatuses),
  changedAt: instant,
  notes: z.string().check(z.maxLength(200)),
})
export type CandidateAction = z.infer<typeof candidateActionSchema>

/**
 * The fields of a student that businesses with an application may see. `email` and `phoneNumber` are null unless the
 * student shares them with the business.
 */
export const applicantSchema = z.extend(
  z.pick(userSchema, {
    id: true,
    firstName: true,
    lastName: true,
    phoneNumber: true,
    currentSuburb: true,
    isInternationalStudent: true,
    homeTownCountry: true,
    personalSummary: true,
    expectedPayRate: true,
    userAvailability: true,
    profilePicture: true,
  }),
  { email: nullableText },
)
export type Applicant = z.infer<typeof applicantSchema>

/** An application as sent to the listing's business. The actions are oldest first. */
export const receivedApplicationSchema = z.extend(applicationSchema, {
  user: applicantSchema,
  /** Whether the student deleted their account. Only dates and the business's own ratings are left. */
  isAnonymous: z.boolean(),
  candidateActions: z.array(candidateActionSchema),
})
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>

/** A rating a business can give. */
export const ratingSchema = z.enum(applicantRatings)

/** A listing as sent to any signed-in account, without applications. */
export const listingSchema = z.extend(listingContentSchema, {
  id,
  company: z.object({
    companyName: z.string(),
    companyCategory: nullableText,
    logoThumbnailUrl: nullableText,
    suburb: z.object({ suburbName: z.string() }),
  }),
  /** The centroid of the job's suburb, so that pages compute distances without the table of suburbs. */
  jobSuburbCentre: optionalCentre,
  /** `dd-mm-yyyy` on Melbourne's calendar. */
  postedOn: z.string(),
  postedAt: instant,
  expiringOn: instant,
  /** The status when the response was sent. `listingStatus` computes it for another instant. */
  status: z.enum(listingStatuses),
  /** Whether students can't apply, because the status is not `live`. The specification's own field. */
  isExpired: z.boolean(),
})

export type Listing = z.infer<typeof listingSchema>

/** A changed listing, as live updates send it to students. */
export const listingChangeSchema = z.object({
  jobListing: listingSchema,
  /** The instant of each field's last edit, including this change. */
  fieldsEditedAt: listingEditsSchema,
})
export type ListingChange = z.infer<typeof listingChangeSchema>

/** The detail: fields that lists omit, because only the opened listing and its application form show them. */
const detailFields = { jobDescription: true, detailedAddress: true, questions: true } as const
export type ListingDetail = Pick<Listing, keyof typeof detailFields>

/** A listing in a list. `Application` has the student's own application, if any, by id. */
export const listingCardSchema = z.extend(z.omit(listingSchema, detailFields), {
  Application: z.array(z.pick(applicationSchema, { id: true })),
})
export type ListingCard = z.infer<typeof listingCardSchema>

/** A listing with all its fields, as sent to a student. `Application` has only the student's own. */
export const detailedJobListingSchema = z.extend(listingSchema, { Application: z.array(applicationSchema) })
export type DetailedJobListing = z.infer<typeof detailedJobListingSchema>

/** A listing in a student's session. It has its detail once opened, and when it is one of the newest saved or applied to. */
export const jobListingSchema = z.partial(detailedJobListingSchema, detailFields)
export type JobListing = z.infer<typeof jobListingSchema>

/** Counts over all applications to a listing, of which only the newest are sent. */
const applicantSummarySchema = z.object({
  total: z.int(),
  /** The number of applicants without a rating and contact. */
  waiting: z.int(),
  /** The instant of the latest application; null without any. */
  latestAt: z.nullable(instant),
})
export type ApplicantSummary = z.infer<typeof applicantSummarySchema>

/**
 * A listing as sent to its business, with the newest applications: at most `limits.applicantsPerPage` in the call of
 * one listing, and `limits.sessionApplicants` in lists.
 */
export const businessJobListingSchema = z.extend(listingSchema, {
  /** The version, which each edit increments. `editGig` requires the current one. */
  version: z.int(),
  /** Why the pay is below the legal minimum; null when it is not. */
  belowMinimumReason: nullableText,
  /** Why the listing waits for review or is hidden, a sentence each; empty while it is approved. */
  reviewReasons: z._default(z.array(z.string()), []),
  applicants: applicantSummarySchema,
  Application: z.array(receivedApplicationSchema),
})
export type BusinessJobListing = z.infer<typeof businessJobListingSchema>
