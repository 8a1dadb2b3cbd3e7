// The sessions of one account: listing and ending them.
import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/schema.ts'
import { publishSessionsEnded } from '../live/channel.ts'
import { hashToken } from './secrets.ts'
import { type Account, sessionIdleMs } from './sessions.ts'

/** A session in the account's session list. */
export interface SessionOverview {
  id: string
  device: string | null
  createdAt: Date
  lastSeenAt: Date
  /** Whether it is the session of the current call. */
  isCurrent: boolean
}

const isOfAccount = ({ kind, id }: Account) => and(eq(sessions.kind, kind), eq(sessions.accountId, id))

/** The live sessions of an account, the most recently used first. */
export async function listSessions(
  { db, clock }: Context,
  account: Account,
  callerToken: string,
): Promise<SessionOverview[]> {
  const now = clock.now()
  const usedSince = new Date(now.getTime() - sessionIdleMs)
  const rows = await db
    .select()
    .from(sessions)
    .where(and(isOfAccount(account), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, usedSince)))
    .orderBy(desc(sessions.lastSeenAt), sessions.publicId)
  const callerHash = hashToken(callerToken)
  return rows.map(({ publicId, device, createdAt, lastSeenAt, tokenHash }) => ({
    id: publicId,
    device,
    createdAt,
    lastSeenAt,
    isCurrent: tokenHash === callerHash,
  }))
}

const isOther = (callerToken: string) => ne(sessions.tokenHash, hashToken(callerToken))

/**
 * Ends one session of an account, with its live streams. Unknown ids and the caller's own session are ignored.
 * @param publicId the `id` of a {@link SessionOverview}
 */
export async function endOtherSession(db: Db, account: Account, callerToken: string, publicId: string): Promise<void> {
  await endWhere(db, account, and(isOther(callerToken), eq(sessions.publicId, publicId)))
}

/** Ends every session of an account except the caller's, with their live streams. */
export async function endOtherSessions(db: Db, account: Account, callerToken: string): Promise<void> {
  await endWhere(db, account, isOther(callerToken))
}

/** Ends every session of an account, with their live streams. */
export async function endAllSessions(db: Db, account: Account): Promise<void> {
  await endWhere(db, account)
}

async function endWhere(db: Db, account: Account, condition?: SQL): Promise<void> {
  await db.delete(sessions).where(and(isOfAccount(account), condition))
  await publishSessionsEnded(db, account.id)
}
