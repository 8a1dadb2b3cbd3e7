import { type Business, clock, formatPostedOn, type JobListing, limits } from '@/domain'
import { type GigDraft, payOf, questionsOf } from './gig-draft'
import { shiftsOf } from './timings'

/** What a listing shows where nothing has been typed yet (GW-01). */
const placeholder = { title: 'Your job title', suburb: 'Melbourne', pay: 50 } as const

/** The part of a business that its listings show. */
export type ListingBusiness = Pick<Business, 'companyName' | 'companyCategory' | 'currentSuburb' | 'logoThumbnailUrl'>

const day = 86_400_000

/**
 * The listing that a draft makes when it is posted now, field by field as the server makes it; placeholders stand where
 * nothing is typed yet. What only the server can know is made up: its id is the draft's key.
 * @param posterUrl the picture of the chosen poster, or null
 */
export function listingOf(draft: GigDraft, business: ListingBusiness, posterUrl: string | null): JobListing {
  const now = clock.now()
  return {
    id: draft.idempotencyKey,
    jobTitle: draft.jobTitle.trim() || placeholder.title,
    jobType: draft.jobType || 'Casual',
    keywords: [...draft.keywords],
    company: {
      companyName: business.companyName ?? '',
      companyCategory: business.companyCategory,
      logoThumbnailUrl: business.logoThumbnailUrl,
      suburb: { suburbName: business.currentSuburb ?? '' },
    },
    jobSuburbName: draft.suburbName.trim() || placeholder.suburb,
    jobZipCode: draft.zipCode.trim(),
    ...publishedPay(draft),
    jobSummary: [...draft.summary],
    jobDescription: draft.description,
    detailedAddress: null,
    Shift: shiftsOf(draft.timings),
    jobPoster: posterUrl === null ? null : { fileUrl: posterUrl, publicId: '' },
    postedOn: formatPostedOn(now),
    postedAt: now.toISOString(),
    expiringOn: new Date(now.getTime() + limits.listingDays * day).toISOString(),
    isExpired: false,
    isClosed: false,
    questions: questionsOf(draft),
    Application: [],
  }
}

/** The pay as it will read: the placeholder until any is typed, nothing when it is left for later. */
export function publishedPay(draft: GigDraft): Pick<JobListing, 'payRangeStart' | 'payRangeEnd' | 'payType'> {
  const { start, end, payType } = payOf(draft)
  if (draft.payStart === '' && draft.payEnd === '' && !draft.discloseLater)
    return { payRangeStart: placeholder.pay, payRangeEnd: placeholder.pay, payType: payType || null }
  if (start === null && end === null) return { payRangeStart: null, payRangeEnd: null, payType: null }
  return { payRangeStart: start, payRangeEnd: end, payType: payType || null }
}
