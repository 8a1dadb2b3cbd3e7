import { z } from 'zod'
import {
  limits,
  listingDecisions,
  messages,
  moderationMessages,
  reportReasons,
  reportSubjects,
  requiredText,
} from '@/domain'
import { instantSchema } from './instant.ts'

const id = z.uuid().toLowerCase()

/** The request of `jobs/report`. Replaces the student's open report of the listing, if any. */
export const reportGig = z
  .object({
    jobListingId: id,
    subject: z.enum(reportSubjects),
    reason: z.enum(reportReasons, moderationMessages.report.reasonRequired),
    text: z.string().trim().max(limits.report.maxCharacters, messages.general.tooLong),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    message: moderationMessages.report.textRequired,
  })

/** The request of `admin/queue`. */
export const reviewQueue = z.object({
  /** The cursor: `next` of the previous page. */
  after: z.string().max(100).optional(),
})

/** The request of `admin/businesses`: a part of a company name, username or e-mail address. */
export const findBusinesses = z.object({ q: z.string().trim().min(1).max(limits.emailAddress) })

const reason = z
  .string()
  .trim()
  .min(1, moderationMessages.desk.reasonRequired)
  .max(limits.reviewReason, messages.general.tooLong)

/** The instant of the newest report that the admin has read; closes the reports until then. Default: closes none. */
const reportsUntil = z.optional(instantSchema)

/** The request of `admin/decide-listing`. */
export const decideListing = z.object({
  jobListingId: id,
  decision: z.enum(listingDecisions),
  /** The version that the admin has read. Another current version gets 409. */
  version: z.number().int().min(1).max(1_000_000),
  reportsUntil,
  /** The reason, shown to the business. */
  reason,
})

/** The request of `admin/decide-business`. */
export const decideBusiness = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('suspend'), businessId: id, reportsUntil, reason }),
  z.object({ decision: z.literal('unsuspend'), businessId: id, reason }),
  z.object({
    decision: z.literal('allowName'),
    businessId: id,
    /** The name to allow. It replaces the one allowed before. */
    name: requiredText(moderationMessages.desk.nameRequired, limits.title),
    reason,
  }),
])
