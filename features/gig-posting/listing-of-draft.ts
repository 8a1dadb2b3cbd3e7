// The listing that a draft would become: the preview shows the listing, and the review rules judge it before it is
// posted.
import { type Business, clock, type DetailedJobListing, formatPostedOn, listingExpiry, weekdayOfDate } from '@/domain'
import { type GigDraft, questionsOf } from './gig-draft'
import { dateAndShiftDays, previewPay, shiftsOfDraft } from './pay-and-shifts'

/** The texts for empty fields (GW-01). */
const placeholder = { title: 'Your job title', suburb: 'Melbourne' } as const

/** The part of a business that its listings show. */
export type ListingBusiness = Pick<Business, 'companyName' | 'companyCategory' | 'currentSuburb' | 'logoThumbnailUrl'>

/**
 * The listing that the server would make of a draft now, with placeholders for empty fields. Its id is the draft's
 * idempotency key, because only the server assigns ids.
 * @param posterUrl the address of the poster's image; null without one
 */
export function listingOf(draft: GigDraft, business: ListingBusiness, posterUrl: string | null): DetailedJobListing {
  const now = clock.now()
  const { gigDate: typedDate } = dateAndShiftDays(draft)
  const gigDate = weekdayOfDate(typedDate) === null ? null : typedDate
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
    // Only students see a distance.
    jobSuburbCentre: null,
    jobZipCode: draft.zipCode.trim(),
    ...previewPay(draft),
    jobSummary: [...draft.summary],
    jobDescription: draft.description,
    detailedAddress: draft.detailedAddress.trim() || null,
    gigDate,
    Shift: shiftsOfDraft(draft),
    jobPoster: posterUrl === null ? null : { fileUrl: posterUrl, publicId: '' },
    postedOn: formatPostedOn(now),
    postedAt: now.toISOString(),
    expiringOn: listingExpiry(now, gigDate).toISOString(),
    status: 'live',
    isExpired: false,
    questions: questionsOf(draft),
    Application: [],
  }
}
