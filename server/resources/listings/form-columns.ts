import { maskOf } from '@campus-gigs/ui/availability'
import { isEmptyHtml } from '@campus-gigs/ui/html'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { listingExpiry, melbourneIsoDay, messages, type Pay, payBelowMinimum, shiftsOfTimes } from '@/domain'
import { invalidFields } from '../../http/http-failure.ts'

/** The listing wizard's fields, after the schema's transforms. */
export type ListingForm = z.output<typeof requests.createNewGig>

/**
 * The columns of a new listing.
 * @throws HttpFailure 400 for pay below the legal minimum without a reason.
 */
export async function toNewListingColumns(form: ListingForm, postedAt: Date) {
  const content = await toContentColumns(form, postedAt)
  return {
    ...content,
    idempotencyKey: form.idempotencyKey,
    postedAt,
    expiringOn: listingExpiry(postedAt, content.gigDate),
  }
}

/**
 * The columns that an edit can change, except poster and expiry.
 * @param instant the time of the request, whose legal minimum applies
 * @throws HttpFailure 400 for pay below the legal minimum without a reason.
 */
export async function toContentColumns(form: ListingForm, instant: Date) {
  // Imported with the first text, because loading its parser would delay the server's start.
  const { sanitizeRichText } = await import('../sanitize-rich-text.ts')
  const shifts = shiftsOfTimes(form)
  const jobDescription = sanitizeRichText(form.jobDescription)
  return {
    jobTitle: form.jobTitle,
    jobType: form.jobType,
    jobSuburbName: form.jobSuburbName,
    jobZipCode: form.jobZipCode,
    detailedAddress: form.detailedAddress || null,
    ...toPublishedPay(form),
    ...requireFairPay(form, instant),
    gigDate: form.gigDate || null,
    shifts,
    shiftMask: maskOf(shifts),
    jobSummary: form.jobSummary,
    jobDescription: isEmptyHtml(jobDescription) ? '' : jobDescription,
    keywords: distinctIgnoringCase(form.keywords),
    questions: form.questions,
  }
}

/** The published pay; all null when the pay is incomplete or disclosed later. */
function toPublishedPay(form: ListingForm): Pay {
  const { payRangeStart, payRangeEnd, jobPayType } = form
  const undisclosed = { payRangeStart: null, payRangeEnd: null, payType: null }
  if (form.discloseLater === 'true') return undisclosed
  const isComplete = payRangeStart !== null && payRangeEnd !== null && jobPayType
  return isComplete ? { payRangeStart, payRangeEnd, payType: jobPayType } : undisclosed
}

/**
 * The reason for pay below the legal minimum, and that minimum; both null for higher pay.
 * @throws HttpFailure 400 without a reason.
 */
function requireFairPay(form: ListingForm, instant: Date) {
  const offer = { ...toPublishedPay(form), jobType: form.jobType, Shift: shiftsOfTimes(form) }
  const belowMinimum = payBelowMinimum(offer, melbourneIsoDay(instant))
  if (!belowMinimum) return { belowMinimumReason: null, legalMinimum: null }
  if (form.belowMinimumReason === '') throw invalidFields({ belowMinimumReason: messages.gig.lowPayReasonRequired })
  return { belowMinimumReason: form.belowMinimumReason, legalMinimum: belowMinimum.minimum }
}

/** The distinct keywords, ignoring case, in their first spelling. */
function distinctIgnoringCase(keywords: readonly string[]): string[] {
  const distinct = new Map<string, string>()
  for (const keyword of keywords) {
    const key = keyword.toLowerCase()
    if (!distinct.has(key)) distinct.set(key, keyword)
  }
  return [...distinct.values()]
}
