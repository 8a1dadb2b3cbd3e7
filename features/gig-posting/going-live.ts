import type { PostingRules } from '@/contract'
import {
  accountGate,
  type GatedBusiness,
  type ListingStatus,
  melbourneIsoDay,
  newListingReasons,
  type PostingGate,
  type ReviewedContent,
  reasonsForReview,
  reasonsOfEdit,
  reviewAfterEdit,
  reviewStateFor,
} from '@/domain'

/** The expected outcome of posting a gig, or of saving an edit (TR-01). The server decides. */
export type Outlook =
  /** Students see it at once. */
  | { outcome: 'live' }
  /** Somebody reads it first, for these reasons. */
  | { outcome: 'waits'; reasons: readonly string[] }
  /** The server will refuse it. */
  | { outcome: 'refused'; gate: PostingGate }

/** A posted gig that is edited, as far as its review is concerned. */
export interface EditedGig extends ReviewedContent {
  readonly status: ListingStatus
  readonly reviewReasons: readonly string[]
}

/** The {@link Outlook} of a gig. @param edited the posted gig that is edited; null for a new one */
export function outlookOf(
  content: ReviewedContent,
  edited: EditedGig | null,
  { business, rules, now }: { business: Readonly<GatedBusiness>; rules: Readonly<PostingRules>; now: Date },
): Outlook {
  const gate = accountGate(rules.trust, business)
  if (gate !== null) return { outcome: 'refused', gate }
  const day = melbourneIsoDay(now)
  const { review, reviewReasons } = edited
    ? reviewAfterEdit(reviewOf(edited), rules, reasonsOfEdit(edited, content, day))
    : reviewStateFor(newListingReasons(rules, reasonsForReview(content, day)))
  return review === 'approved' ? { outcome: 'live' } : { outcome: 'waits', reasons: reviewReasons }
}

function reviewOf({ status, reviewReasons }: EditedGig) {
  const review = status === 'waiting' || status === 'hidden' ? status : 'approved'
  return { review, reviewReasons } as const
}
