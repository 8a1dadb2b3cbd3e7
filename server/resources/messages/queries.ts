import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { supportMessages } from '../../db/schema.ts'
import type { Account } from '../../identity/sessions.ts'

/** The sender columns of a message. */
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
export function countMessagesSince(tx: Db, account: Account, since: Date): Promise<number> {
  return tx.$count(supportMessages, and(isFrom(account), gt(supportMessages.createdAt, since)))
}

export async function insertMessage(tx: Db, values: typeof supportMessages.$inferInsert): Promise<void> {
  await tx.insert(supportMessages).values(values)
}
