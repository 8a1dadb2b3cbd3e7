import type { PostingRules } from '@/contract'
import {
  type AccountGate,
  accountGate,
  type EditReasons,
  goingLiveMessages,
  liveCapGate,
  melbourneIsoDay,
  newListingCapGate,
  type PostingGate,
  reasonsForReview,
  reasonsOfEdit,
} from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { type BusinessRow, toBusiness } from '../businesses/mapping.ts'
import type { toContentColumns } from './form-columns.ts'
import { countPosted, findReviewHistory } from './posting-queries.ts'

/**
 * Requires a business that may post (TR-01).
 * @param texts what to do first, by gate. Default: the texts about gigs.
 * @throws HttpFailure 403 with the gate.
 */
export function requireMayPost(
  { config }: Context,
  business: BusinessRow,
  texts: Readonly<Record<AccountGate, string>> = goingLiveMessages.gig.gates,
): void {
  requireNoGate(accountGate(config.trust, toBusiness(business)), texts)
}

/** Requires room for one more posted listing. @throws HttpFailure 403 with the gate. */
export async function requireRoomForNew({ db, clock }: Context, businessId: string): Promise<void> {
  requireNoGate(newListingCapGate(await countPosted(db, businessId, clock.now())), goingLiveMessages.gig.gates)
}

/** Requires room for one more live listing. @throws HttpFailure 403 with the gate. */
export async function requireRoomForLive({ db, clock }: Context, businessId: string): Promise<void> {
  requireNoGate(liveCapGate(await countPosted(db, businessId, clock.now())), goingLiveMessages.gig.gates)
}

function requireNoGate<Gate extends PostingGate>(gate: Gate | null, texts: Readonly<Record<Gate, string>>): void {
  if (gate !== null) throw new HttpFailure('forbidden', { message: texts[gate], gate })
}

/** Loads the rules that decide whether a business's listings wait for review. */
export async function loadPostingRules({ db, config }: Context, businessId: string): Promise<PostingRules> {
  const { hasApprovedListing, isAbnSuspended } = await findReviewHistory(db, businessId)
  return { trust: config.trust, hasApprovedListing, isAbnSuspended }
}

type ReviewedColumns = Omit<Awaited<ReturnType<typeof toContentColumns>>, 'questions'>
const toReviewed = (content: ReviewedColumns) => ({ ...content, Shift: content.shifts })

/** The reasons of the review rules for content to wait for review, at an instant. */
export function ruleReasonsFor(content: ReviewedColumns, now: Date): string[] {
  return reasonsForReview(toReviewed(content), melbourneIsoDay(now))
}

/** The reasons of the review rules before and after an edit, at an instant. */
export const ruleReasonsOfEdit = (current: ReviewedColumns, edited: ReviewedColumns, now: Date): EditReasons =>
  reasonsOfEdit(toReviewed(current), toReviewed(edited), melbourneIsoDay(now))
