import { type BusinessProfile, isBusinessProfileComplete } from './completeness.ts'
import type { Business } from './entities.ts'
import { limits } from './limits.ts'
import type { ListingReview } from './listing-status.ts'
import type { PostingGate, TrustLevel } from './posting-gates.ts'
import type { EditReasons } from './review-rules.ts'

/** The requirements of an account before it posts anything. */
export type AccountGate = Extract<PostingGate, 'profile' | 'email' | 'abn'>

/** The fields of a business that {@link accountGate} reads. */
export type GatedBusiness = BusinessProfile & Pick<Business, 'isEmailVerified' | 'abn'>

/** The first unmet requirement of an account; null when it may post. */
export function accountGate(trust: TrustLevel, business: Readonly<GatedBusiness>): AccountGate | null {
  if (!isBusinessProfileComplete(business)) return 'profile'
  if (trust === 'open') return null
  if (!business.isEmailVerified) return 'email'
  return business.abn ? null : 'abn'
}

/** The counts of a business's listings that the caps limit. */
export interface PostedCounts {
  /** Live listings, and those that will be once approved. */
  live: number
  /** Listings posted in the last 24 hours, in any status. */
  lastDay: number
}

/** The cap that one more live listing would exceed; null within all caps. */
export function liveCapGate({ live }: Pick<PostedCounts, 'live'>): PostingGate | null {
  return live >= limits.liveListings ? 'liveListings' : null
}

/** The cap that one more posted listing would exceed; null within all caps. */
export function newListingCapGate(counts: PostedCounts): PostingGate | null {
  return counts.lastDay >= limits.postsPerDay ? 'postsPerDay' : liveCapGate(counts)
}

/** The reason for review until a listing of the business has been approved. */
export const firstListingReason = 'Someone reads the first gig of every business before students see it.'

/** The reason for review until a listing of a business with a suspended ABN has been approved. */
export const suspendedAbnReason =
  'We suspended a business with your ABN, so someone reads your gig before students see it.'

/** The settings and history that, with the review rules, decide whether a listing waits. */
interface ReviewPolicy {
  trust: TrustLevel
  /** Whether a listing of the business has been approved, or went live without a review. */
  hasApprovedListing: boolean
  /** Whether another business with the same ABN is suspended, or was until its account was deleted. */
  isAbnSuspended: boolean
}

/**
 * The reasons for a new listing to wait for review; none when it goes live at once.
 * @param ruleReasons the reasons of the review rules (`reasonsForReview`) for the listing's content
 */
export function newListingReasons(
  { trust, hasApprovedListing, isAbnSuspended }: ReviewPolicy,
  ruleReasons: readonly string[],
): string[] {
  if (trust === 'open') return []
  if (hasApprovedListing) return [...ruleReasons]
  const firstListingReasons = trust === 'reviewed' ? [firstListingReason] : []
  const abnReasons = isAbnSuspended ? [suspendedAbnReason] : []
  return [...firstListingReasons, ...abnReasons, ...ruleReasons]
}

/** The review of a listing, and the sentences that explain it to the business. */
interface ReviewState {
  review: ListingReview
  reviewReasons: string[]
}

/**
 * The review of a listing after an edit. An approved listing waits only for reasons of what it did not have
 * before, because the rest is approved. A waiting listing keeps the reasons that an admin wrote, gets the rules'
 * reasons for its new text, and goes live when none is left. A waiting listing without reasons goes on waiting. A
 * hidden listing waits.
 */
export function reviewAfterEdit(
  state: { review: ListingReview; reviewReasons: readonly string[] },
  policy: ReviewPolicy,
  ruleReasons: EditReasons,
): ReviewState {
  const { review } = state
  const reviewReasons = [...state.reviewReasons]
  if (review === 'hidden') return { review: 'waiting', reviewReasons }
  if (review === 'approved') {
    const addedReasons = policy.trust === 'open' ? [] : [...ruleReasons.added]
    return addedReasons.length === 0 ? { review, reviewReasons } : { review: 'waiting', reviewReasons: addedReasons }
  }
  if (reviewReasons.length === 0) return { review, reviewReasons }
  const adminReasons = findAdminReasons(reviewReasons, ruleReasons)
  return reviewStateFor([...adminReasons, ...newListingReasons(policy, ruleReasons.after)])
}

/** The reasons of a waiting listing that an admin wrote: all but those that this file and the review rules derive. */
function findAdminReasons(reviewReasons: readonly string[], { before }: EditReasons): string[] {
  const derivedReasons = [firstListingReason, suspendedAbnReason, ...before]
  return reviewReasons.filter((reason) => !derivedReasons.includes(reason))
}

/** The review with these reasons: approved without any, else waiting. */
export function reviewStateFor(reviewReasons: string[]): ReviewState {
  return { review: reviewReasons.length === 0 ? 'approved' : 'waiting', reviewReasons }
}
