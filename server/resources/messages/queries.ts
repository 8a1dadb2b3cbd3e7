import { and, count, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { supportMessages } from '../../db/schema.ts'
import type { Account } from '../../identity/sessions.ts'

/** The columns that name the account a message is from. */
export function senderOf({ kind, id }: Account) {
  return kind === 'student' ? { userId: id, businessId: null } : { userId: null, businessId: id }
}

function isFrom({ kind, id }: Account) {
  return eq(kind === 'student' ? supportMessages.userId : supportMessages.businessId, id)
}

/** Whether the account has sent a message with this key. */
export async function hasMessage(tx: Db, account: Account, idempotencyKey: string): Promise<boolean> {
  const isKey = eq(supportMessages.idempotencyKey, idempotencyKey)
  return (await tx.$count(supportMessages, and(isFrom(account), isKey))) > 0
}

/** How many messages the account has sent after an instant. */
export async function countMessagesSince(tx: Db, account: Account, since: Date): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(supportMessages)
    .where(and(isFrom(account), gt(supportMessages.createdAt, since)))
  return row?.total ?? 0
}

export async function insertMessage(tx: Db, values: typeof supportMessages.$inferInsert): Promise<void> {
  await tx.insert(supportMessages).values(values)
}
