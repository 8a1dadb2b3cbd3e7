import * as z from 'zod/mini'
import {
  listingReviews,
  listingSchema,
  listingStatuses,
  reportReasons,
  reportSubjects,
  reviewDecisions,
} from '@/domain'

const id = z.uuid()
const instant = z.iso.datetime()
const ok = z.literal(true)
const nullableText = z.nullable(z.string())

const admin = z.object({ name: z.string(), email: z.string() })
export type Admin = z.infer<typeof admin>

/** The response of `admin/session`. */
export const adminSession = z.object({ success: ok, admin })
/** The response of `admin/init`. */
export const adminInit = z.extend(adminSession, { token: z.string() })

/** A listing in the review queue: it waits for review, or has open reports. */
const queuedListing = z.object({
  jobListingId: id,
  jobTitle: z.string(),
  companyName: z.string(),
  review: z.enum(listingReviews),
  /** The instant by which the queue is sorted: the posting of a waiting listing, the first open report of any other. */
  since: instant,
  /** The number of open reports. In {@link reviewedBusiness} the same name is the list of all reports. */
  reports: z.int(),
})
export type QueuedListing = z.infer<typeof queuedListing>

/** The response of `admin/queue`: the listings with the earliest `since` first. */
export const reviewQueue = z.object({
  success: ok,
  listings: z.array(queuedListing),
  /** The cursor for the next page; null on the last page. */
  next: nullableText,
})
export type ReviewQueue = z.infer<typeof reviewQueue>

/** A student's report of a listing. */
const report = z.object({
  id,
  jobListingId: id,
  jobTitle: z.string(),
  subject: z.enum(reportSubjects),
  reason: z.enum(reportReasons),
  text: z.string(),
  createdAt: instant,
  isOpen: z.boolean(),
})

/** An admin's decision, as the log keeps it. */
const loggedDecision = z.object({
  id,
  decision: z.enum(reviewDecisions),
  adminName: z.string(),
  /** The listing's title; null for a decision about the business, and once the listing is deleted. */
  jobTitle: nullableText,
  reason: z.string(),
  /** The name that the decision allows; null for other decisions. */
  allowedName: nullableText,
  createdAt: instant,
})

/** A business as admins see it. */
const businessForReview = z.object({
  id,
  /** Empty without one. Other missing texts are null. */
  companyName: z.string(),
  username: nullableText,
  companyCategory: nullableText,
  description: nullableText,
  website: nullableText,
  email: nullableText,
  phoneNumber: nullableText,
  ownerFullName: nullableText,
  createdAt: instant,
  suspension: z.nullable(z.object({ since: instant, reason: z.string() })),
  /** The institution's name that the business may use; null without one. */
  allowedName: nullableText,
})

/**
 * The response of `admin/businesses/:businessId`: a business with its listings, and the reports and decisions about
 * them. Each list has at most `limits.reviewHistory` entries, newest first.
 */
export const reviewedBusiness = z.object({
  success: ok,
  business: businessForReview,
  listings: z.array(z.object({ id, jobTitle: z.string(), status: z.enum(listingStatuses), postedAt: instant })),
  /** The reports of all its listings, open and closed. */
  reports: z.array(report),
  /** The decisions about the business and its listings. */
  log: z.array(loggedDecision),
})
export type ReviewedBusiness = z.infer<typeof reviewedBusiness>

/** The response of `admin/listings/:jobListingId`: a listing, and its {@link reviewedBusiness}. */
export const reviewedListing = z.extend(reviewedBusiness, {
  /** The listing as students would see it. */
  jobListing: listingSchema,
  /** The version, which each edit increments. A decision sends the version that the admin has read. */
  version: z.int(),
  review: z.enum(listingReviews),
  /** Why the listing waits for review or is hidden, a sentence each. */
  reviewReasons: z.array(z.string()),
  /** Why the pay is below the legal minimum; null when it is not. */
  belowMinimumReason: nullableText,
})
export type ReviewedListing = z.infer<typeof reviewedListing>

const foundBusiness = z.object({
  id,
  /** Empty without one. */
  companyName: z.string(),
  username: nullableText,
  email: nullableText,
  isSuspended: z.boolean(),
})
export type FoundBusiness = z.infer<typeof foundBusiness>

/** The response of `admin/businesses`: the businesses that match a search, the newest account first. */
export const foundBusinesses = z.object({
  success: ok,
  businesses: z.array(foundBusiness),
  /** Whether more businesses match. */
  hasMore: z.boolean(),
})
