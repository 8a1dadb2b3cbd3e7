import { maskOf } from '@campus-gigs/ui/availability'
import { isEmptyHtml } from '@campus-gigs/ui/html'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { listingExpiry, melbourneIsoDay, messages, type Pay, payBelowMinimum, shiftsOfTimes } from '@/domain'
import { invalid } from '../../http/http-failure.ts'
import { sanitizeRichText } from '../sanitize-rich-text.ts'

/** The listing wizard's answers, after the schema's transforms. */
export type ListingForm = z.output<typeof requests.createNewGig>

/**
 * The columns of a new listing.
 * @throws HttpFailure 400 for pay below the legal minimum without a reason.
 */
export function toListingValues(form: ListingForm, postedAt: Date) {
  const shifts = shiftsOfTimes(form)
  const gigDate = form.gigDate || null
  const jobDescription = sanitizeRichText(form.jobDescription)
  return {
    jobTitle: form.jobTitle,
    jobType: form.jobType,
    jobSuburbName: form.jobSuburbName,
    jobZipCode: form.jobZipCode,
    detailedAddress: form.detailedAddress || null,
    ...toPublishedPay(form),
    ...requireFairPay(form, postedAt),
    gigDate,
    shifts,
    shiftMask: maskOf(shifts),
    jobSummary: form.jobSummary,
    jobDescription: isEmptyHtml(jobDescription) ? '' : jobDescription,
    keywords: distinctIgnoringCase(form.keywords),
    questions: form.questions,
    idempotencyKey: form.idempotencyKey,
    postedAt,
    expiringOn: listingExpiry(postedAt, gigDate),
  }
}

/** The pay as it is published: complete, or all null when the business discloses it later. */
export function toPublishedPay(form: ListingForm): Pay {
  const { payRangeStart, payRangeEnd, jobPayType } = form
  if (form.discloseLater === 'true' || payRangeStart === null || payRangeEnd === null || !jobPayType)
    return { payRangeStart: null, payRangeEnd: null, payType: null }
  return { payRangeStart, payRangeEnd, payType: jobPayType }
}

/**
 * The reason for pay below the legal minimum and that minimum; both null when the pay is not below it.
 * @throws HttpFailure 400 when there is no reason.
 */
function requireFairPay(form: ListingForm, postedAt: Date) {
  const offer = { ...toPublishedPay(form), jobType: form.jobType, Shift: shiftsOfTimes(form) }
  const below = payBelowMinimum(offer, melbourneIsoDay(postedAt))
  if (!below) return { belowMinimumReason: null, legalMinimum: null }
  if (form.belowMinimumReason === '') throw invalid({ belowMinimumReason: messages.gig.belowMinimum })
  return { belowMinimumReason: form.belowMinimumReason, legalMinimum: below.minimum }
}

/** Each keyword once, in the spelling that came first. */
function distinctIgnoringCase(keywords: readonly string[]): string[] {
  const distinct = new Map<string, string>()
  for (const keyword of keywords) if (!distinct.has(keyword.toLowerCase())) distinct.set(keyword.toLowerCase(), keyword)
  return [...distinct.values()]
}
