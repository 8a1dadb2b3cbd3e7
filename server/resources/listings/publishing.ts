import {
  accountGate,
  goingLiveMessages,
  liveCapGate,
  melbourneIsoDay,
  newListingCapGate,
  type PostingGate,
  reasonsForReview,
} from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { type BusinessRow, toBusiness } from '../businesses/mapping.ts'
import type { toContentColumns } from './mapping.ts'
import { countPosted, hasApprovedListing } from './queries.ts'

/**
 * Requires a business that may post (TR-01).
 * @throws HttpFailure 403 with the gate.
 */
export function requireMayPost({ config }: Context, business: BusinessRow): void {
  requireNoGate(accountGate(config.trust, toBusiness(business)))
}

/** Requires room for one more posted listing. @throws HttpFailure 403 with the gate. */
export async function requireRoomForNew({ db, clock }: Context, businessId: string): Promise<void> {
  requireNoGate(newListingCapGate(await countPosted(db, businessId, clock.now())))
}

/** Requires room for one more live listing. @throws HttpFailure 403 with the gate. */
export async function requireRoomForLive({ db, clock }: Context, businessId: string): Promise<void> {
  requireNoGate(liveCapGate(await countPosted(db, businessId, clock.now())))
}

function requireNoGate(gate: PostingGate | null): void {
  if (gate !== null) throw new HttpFailure('forbidden', { message: goingLiveMessages.gig.gates[gate], gate })
}

/** Loads the rules that decide whether a business's listings wait for review. */
export async function loadPostingRules({ db, config }: Context, businessId: string) {
  return { trust: config.trust, hasApprovedListing: await hasApprovedListing(db, businessId) }
}

/** The reasons of the review rules for content to wait for review, at an instant. */
export function ruleReasonsFor(
  content: Omit<Awaited<ReturnType<typeof toContentColumns>>, 'questions'>,
  now: Date,
): string[] {
  return reasonsForReview({ ...content, Shift: content.shifts }, melbourneIsoDay(now))
}
