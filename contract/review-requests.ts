import { z } from 'zod'
import {
  businessDecisions,
  limits,
  listingDecisions,
  messages,
  moderationMessages,
  reportReasons,
  reportSubjects,
} from '@/domain'

const id = z.uuid()

/** The request of `jobs/report`. Another open report of the same listing by the student stays as it is. */
export const reportGig = z
  .object({
    jobListingId: id,
    subject: z.enum(reportSubjects),
    reason: z.enum(reportReasons, moderationMessages.report.reason),
    text: z.string().trim().max(limits.report.maxCharacters, messages.general.tooLong),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    message: moderationMessages.report.text,
  })

/** The request of `admin/queue`. */
export const reviewQueue = z.object({
  /** The `next` of the page before. */
  after: z.string().max(100).optional(),
})

/** The request of `admin/businesses`: a part of a company name, username or e-mail address. */
export const findBusinesses = z.object({ q: z.string().trim().min(1).max(limits.emailAddress) })

const reason = z
  .string()
  .trim()
  .min(1, moderationMessages.desk.reason)
  .max(limits.reviewReason, messages.general.tooLong)

/** The request of `admin/decide-listing`. */
export const decideListing = z.object({
  jobListingId: id,
  decision: z.enum(listingDecisions),
  /** The version of the listing that the admin has read: a later one is not decided about. */
  version: z.number().int().min(1).max(1_000_000),
  /** What the business reads. */
  reason,
})

/** The request of `admin/decide-business`. */
export const decideBusiness = z.object({ businessId: id, decision: z.enum(businessDecisions), reason })
