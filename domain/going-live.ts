import { type BusinessProfile, isBusinessProfileComplete } from './completeness.ts'
import type { Business } from './entities.ts'
import { limits } from './limits.ts'
import type { ListingReview } from './listing-status.ts'

/**
 * What a server asks of a business before its listings go live, each level with all of the one before (TR-01). `open`: a
 * complete profile, and the caps. `verified`: a verified e-mail address and an ABN; a listing that trips a review rule waits.
 * `reviewed`: the first listing of a business waits too.
 */
export const trustLevels = ['open', 'verified', 'reviewed'] as const
export type TrustLevel = (typeof trustLevels)[number]

/** The requirement or the cap that keeps a business from posting. */
export const postingGates = ['profile', 'email', 'abn', 'liveListings', 'postsPerDay'] as const
export type PostingGate = (typeof postingGates)[number]

/** The fields of a business that the gates read. */
export type GatedBusiness = BusinessProfile & Pick<Business, 'isEmailVerified' | 'abn'>

/** The first requirement that an account does not meet; null when it may post. */
export function accountGate(trust: TrustLevel, business: Readonly<GatedBusiness>): PostingGate | null {
  if (!isBusinessProfileComplete(business)) return 'profile'
  if (trust === 'open') return null
  if (!business.isEmailVerified) return 'email'
  return business.abn ? null : 'abn'
}

/** The listings of a business that the caps count. */
export interface PostedCounts {
  /** Listings that are live, or will be once they are approved. */
  live: number
  /** Listings posted in the last 24 hours, of any status. */
  lastDay: number
}

/** The cap that one more live listing would exceed; null for none. */
export function liveCapGate({ live }: Pick<PostedCounts, 'live'>): PostingGate | null {
  return live >= limits.liveListings ? 'liveListings' : null
}

/** The cap that one more new listing would exceed; null for none. */
export function newListingCapGate(counts: PostedCounts): PostingGate | null {
  return counts.lastDay >= limits.postsPerDay ? 'postsPerDay' : liveCapGate(counts)
}

/** The reason for review of a business's listings until one of them has been approved. */
export const firstListingReason = 'Someone reads the first gig of every business before students see it.'

/** What decides, beside the review rules, whether a business's listing waits for review. */
interface ReviewPolicy {
  trust: TrustLevel
  /** Whether an admin has approved a listing of the business. */
  hasApprovedListing: boolean
}

/** The reasons for which a new listing waits for review; none when it goes live at once. */
export function newListingReasons(
  { trust, hasApprovedListing }: ReviewPolicy,
  ruleReasons: readonly string[],
): string[] {
  if (trust === 'open') return []
  const isFirst = trust === 'reviewed' && !hasApprovedListing
  return [...(isFirst ? [firstListingReason] : []), ...ruleReasons]
}

/** The review of a listing, and the sentences that tell its business why it waits or is hidden. */
export interface ReviewState {
  review: ListingReview
  reviewReasons: string[]
}

/** The rules' reasons before and after an edit, by `reasonsForReview`. */
export interface EditedRuleReasons {
  before: readonly string[]
  after: readonly string[]
}

/**
 * The review of a listing after an edit. An approved listing waits again only for reasons that it did not have before the
 * edit, because an admin has approved those. A waiting listing keeps the reasons that an admin wrote, gets the rules' reasons
 * of its new text, and goes live when there are none. A hidden listing waits.
 */
export function reviewAfterEdit(
  state: { review: ListingReview; reviewReasons: readonly string[] },
  policy: ReviewPolicy,
  { before, after }: EditedRuleReasons,
): ReviewState {
  const { review } = state
  const reviewReasons = [...state.reviewReasons]
  if (review === 'hidden') return { review: 'waiting', reviewReasons }
  if (review === 'approved') {
    const added = policy.trust === 'open' ? [] : after.filter((reason) => !before.includes(reason))
    return added.length === 0 ? { review, reviewReasons } : { review: 'waiting', reviewReasons: added }
  }
  if (reviewReasons.length === 0) return { review, reviewReasons }
  const adminReasons = reviewReasons.filter((reason) => reason !== firstListingReason && !before.includes(reason))
  return reviewStateFor([...adminReasons, ...newListingReasons(policy, after)])
}

/** The review of a listing that waits for these reasons; approved without any. */
export function reviewStateFor(reviewReasons: string[]): ReviewState {
  return { review: reviewReasons.length === 0 ? 'approved' : 'waiting', reviewReasons }
}
