import type { GigDraftState } from '@/contract'
import type { Context } from '../../context.ts'
import { findGigDraft, upsertGigDraft } from './queries.ts'

/**
 * Stores a draft, unless the stored one was changed later, on any device. A `changedAt` in the future, from a device
 * with a wrong clock, is stored as now.
 * @returns the stored draft, which may be another device's
 */
export async function saveGigDraft(
  { db, clock }: Context,
  businessId: string,
  { content, changedAt }: GigDraftState,
): Promise<GigDraftState> {
  const instant = new Date(Math.min(Date.parse(changedAt), clock.now().getTime()))
  await upsertGigDraft(db, { businessId, content, changedAt: instant })
  const stored = await findGigDraft(db, businessId)
  if (!stored) throw new Error('A draft that was just saved is missing.')
  return stored
}
