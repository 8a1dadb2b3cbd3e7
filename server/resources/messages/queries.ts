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

/** The message that the account sent with this key. */
export async function findMessageByIdempotencyKey(tx: Db, account: Account, idempotencyKey: string) {
  const [earlier] = await tx
    .select({ requestHash: supportMessages.requestHash })
    .from(supportMessages)
    .where(and(isFrom(account), eq(supportMessages.idempotencyKey, idempotencyKey)))
  return earlier
}

/** The number of messages that the account has sent after an instant. */
export function countMessagesSince(tx: Db, account: Account, since: Date): Promise<number> {
  return tx.$count(supportMessages, and(isFrom(account), gt(supportMessages.createdAt, since)))
}

export async function insertMessage(tx: Db, values: typeof supportMessages.$inferInsert): Promise<void> {
  await tx.insert(supportMessages).values(values)
}
