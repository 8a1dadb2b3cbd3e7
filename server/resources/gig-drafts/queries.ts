import { and, eq, lte, sql } from 'drizzle-orm'
import type { GigDraftState } from '@/contract'
import type { Db } from '../../db/database.ts'
import { gigDrafts } from '../../db/schema.ts'

/** The draft of a business, posted and discarded ones included; null when it never began one. */
export async function findGigDraft(db: Db, businessId: string): Promise<GigDraftState | null> {
  const [row] = await db.select().from(gigDrafts).where(eq(gigDrafts.businessId, businessId))
  return row ? { content: row.content, changedAt: row.changedAt.toISOString() } : null
}

/** Keeps a draft in place of one that was changed earlier or at the same instant. */
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

/** Empties the draft that was posted; a draft of another gig stays. */
export async function clearPostedDraft(tx: Db, businessId: string, idempotencyKey: string, now: Date): Promise<void> {
  await tx
    .update(gigDrafts)
    .set({ content: null, changedAt: now })
    .where(
      and(eq(gigDrafts.businessId, businessId), sql`${gigDrafts.content} ->> 'idempotencyKey' = ${idempotencyKey}`),
    )
}
