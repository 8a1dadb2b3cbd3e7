import type { GigDraftState } from '@/contract'
import type { Context } from '../../context.ts'
import { findGigDraft, upsertGigDraft } from './queries.ts'

/**
 * Keeps a draft unless a later change is kept already: the latest change wins, whichever device it was made on. A clock
 * that is ahead counts as the present.
 * @returns the draft that is kept now
 */
export async function saveGigDraft(
  { db, clock }: Context,
  businessId: string,
  { content, changedAt }: GigDraftState,
): Promise<GigDraftState> {
  const instant = new Date(Math.min(Date.parse(changedAt), clock.now().getTime()))
  await upsertGigDraft(db, { businessId, content, changedAt: instant })
  const kept = await findGigDraft(db, businessId)
  if (!kept) throw new Error('A draft that was just saved is missing.')
  return kept
}
