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
 * Requires a business that may change what students see (TR-01).
 * @throws HttpFailure 403 with the gate.
 */
export function requireMayPost({ config }: Context, business: BusinessRow): void {
  requireNoGate(accountGate(config.trust, toBusiness(business)))
}

/** @throws HttpFailure 403 with the gate, when the business may not have one more new listing. */
export async function requireRoomForNew({ db, clock }: Context, businessId: string): Promise<void> {
  requireNoGate(newListingCapGate(await countPosted(db, businessId, clock.now())))
}

/** @throws HttpFailure 403 with the gate, when the business may not have one more live listing. */
export async function requireRoomForLive({ db, clock }: Context, businessId: string): Promise<void> {
  requireNoGate(liveCapGate(await countPosted(db, businessId, clock.now())))
}

function requireNoGate(gate: PostingGate | null): void {
  if (gate !== null) throw new HttpFailure('forbidden', { message: goingLiveMessages.gig.gates[gate], gate })
}

/** What decides whether a business's listings wait for review. */
export async function loadPostingRules({ db, config }: Context, businessId: string) {
  return { trust: config.trust, hasApprovedListing: await hasApprovedListing(db, businessId) }
}

/** The rules' reasons why content has to wait for review at an instant. */
export function ruleReasonsFor(
  content: Omit<Awaited<ReturnType<typeof toContentColumns>>, 'questions'>,
  now: Date,
): string[] {
  return reasonsForReview({ ...content, Shift: content.shifts }, melbourneIsoDay(now))
}
