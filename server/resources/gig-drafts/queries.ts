import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { GigDraftState, GigDraftSubject } from '@/contract'
import { limits } from '@/domain'
import type { Db } from '../../db/database.ts'
import { gigDrafts } from '../../db/schema.ts'

/**
 * The listing drafts of a business, at most `limits.sessionGigDrafts`: unfinished ones first, and then posted and
 * discarded ones, which have null content. The most recently changed come first.
 */
export async function findGigDrafts(db: Db, businessId: string): Promise<GigDraftState[]> {
  const rows = await db
    .select()
    .from(gigDrafts)
    .where(eq(gigDrafts.businessId, businessId))
    .orderBy(isNull(gigDrafts.content), desc(gigDrafts.changedAt))
    .limit(limits.sessionGigDrafts)
  return rows.map(toGigDraftState)
}

/** The listing draft of one subject. @throws Error without one */
export async function getGigDraft(db: Db, businessId: string, subject: GigDraftSubject): Promise<GigDraftState> {
  const [row] = await db
    .select()
    .from(gigDrafts)
    .where(and(eq(gigDrafts.businessId, businessId), eq(gigDrafts.subject, subject)))
  if (!row) throw new Error(`The business has no draft of ${subject}.`)
  return toGigDraftState(row)
}

function toGigDraftState({ subject, content, changedAt }: typeof gigDrafts.$inferSelect): GigDraftState {
  return { subject, content, changedAt: changedAt.toISOString() }
}

/** Stores a draft, unless the stored draft of the subject has a later `changedAt`. */
export async function upsertGigDraft(db: Db, draft: typeof gigDrafts.$inferInsert): Promise<void> {
  const { content, changedAt } = draft
  await db
    .insert(gigDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [gigDrafts.businessId, gigDrafts.subject],
      set: { content, changedAt },
      setWhere: lte(gigDrafts.changedAt, changedAt),
    })
}

/** Clears the content of a posted or saved draft, found by its idempotency key. */
export async function clearSubmittedDraft(
  tx: Db,
  businessId: string,
  idempotencyKey: string,
  now: Date,
): Promise<void> {
  await tx
    .update(gigDrafts)
    .set({ content: null, changedAt: now })
    .where(
      and(eq(gigDrafts.businessId, businessId), sql`${gigDrafts.content} ->> 'idempotencyKey' = ${idempotencyKey}`),
    )
}
