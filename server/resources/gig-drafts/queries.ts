import { and, eq, lte, sql } from 'drizzle-orm'
import type { GigDraftState } from '@/contract'
import type { Db } from '../../db/database.ts'
import { gigDrafts } from '../../db/schema.ts'

/** The listing draft of a business, with null content once posted or discarded; null before the first draft. */
export async function findGigDraft(db: Db, businessId: string): Promise<GigDraftState | null> {
  const [row] = await db.select().from(gigDrafts).where(eq(gigDrafts.businessId, businessId))
  return row ? { content: row.content, changedAt: row.changedAt.toISOString() } : null
}

/** Stores a draft, unless the stored one was changed later. */
export async function upsertGigDraft(db: Db, draft: typeof gigDrafts.$inferInsert): Promise<void> {
  const { content, changedAt } = draft
  await db
    .insert(gigDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: gigDrafts.businessId,
      set: { content, changedAt },
      setWhere: lte(gigDrafts.changedAt, changedAt),
    })
}

/** Clears the draft of a posted listing, found by its idempotency key. A draft of another listing stays. */
export async function clearPostedDraft(tx: Db, businessId: string, idempotencyKey: string, now: Date): Promise<void> {
  await tx
    .update(gigDrafts)
    .set({ content: null, changedAt: now })
    .where(
      and(eq(gigDrafts.businessId, businessId), sql`${gigDrafts.content} ->> 'idempotencyKey' = ${idempotencyKey}`),
    )
}
