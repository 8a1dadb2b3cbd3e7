import * as z from 'zod/mini'
import { listing, listingReviews, listingStatuses, reportReasons, reportSubjects, reviewDecisions } from '@/domain'

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
  /** When the waiting gig was posted or, otherwise, first reported. */
  since: instant,
  /** The number of open reports. */
  reports: z.int(),
})
export type QueuedListing = z.infer<typeof queuedListing>

/** The response of `admin/queue`, the oldest entry first. */
export const reviewQueue = z.object({
  success: ok,
  listings: z.array(queuedListing),
  /** The cursor for the next page; null on the last page. */
  next: nullableText,
})
export type ReviewQueue = z.infer<typeof reviewQueue>

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

const logEntry = z.object({
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

const business = z.object({
  id,
  /** The company name; empty without one. Other missing texts are null. */
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
 * The response of `admin/businesses/:businessId`: a business, and the reports and decisions about it and its listings.
 */
export const reviewedBusiness = z.object({
  success: ok,
  business,
  /** The business's newest listings. Each list has at most `limits.reviewHistory` entries. */
  listings: z.array(z.object({ id, jobTitle: z.string(), status: z.enum(listingStatuses), postedAt: instant })),
  /** The reports of all its listings, newest first. */
  reports: z.array(report),
  /** The decisions about the business and its listings, newest first. */
  log: z.array(logEntry),
})
export type ReviewedBusiness = z.infer<typeof reviewedBusiness>

/** The response of `admin/listings/:jobListingId`: a listing with its {@link reviewedBusiness}. */
export const reviewedListing = z.extend(reviewedBusiness, {
  /** The listing as students would see it. */
  jobListing: listing,
  /** The version, which each edit increments. A decision sends the version that the admin has read. */
  version: z.int(),
  review: z.enum(listingReviews),
  reviewReasons: z.array(z.string()),
  belowMinimumReason: nullableText,
})
export type ReviewedListing = z.infer<typeof reviewedListing>

const foundBusiness = z.object({
  id,
  /** The company name; empty without one. */
  companyName: z.string(),
  username: nullableText,
  email: nullableText,
  isSuspended: z.boolean(),
})
export type FoundBusiness = z.infer<typeof foundBusiness>

/** The response of `admin/businesses`, the newest account first. */
export const foundBusinesses = z.object({ success: ok, businesses: z.array(foundBusiness), hasMore: z.boolean() })
