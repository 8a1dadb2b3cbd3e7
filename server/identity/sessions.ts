import { and, eq, gt, lt } from 'drizzle-orm'
import { dayMs, minuteMs } from '@/domain'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/schema.ts'
import { hashToken, randomToken } from './secrets.ts'

/** The account of a session. */
export interface Account<Kind extends AccountKind = AccountKind> {
  kind: Kind
  id: string
}
export type AccountKind = 'student' | 'business'

/** A session expires this long after it began… */
export const sessionLifetimeMs = 30 * dayMs
/** …or this long after it was last used. */
const sessionIdleMs = 7 * dayMs
/** `lastSeenAt` is updated at most this often. */
const touchIntervalMs = 5 * minuteMs

/** Begins a session and returns its token, of which only the hash is stored. */
export async function beginSession({ db, clock }: Context, account: Account): Promise<string> {
  const token = randomToken()
  const now = clock.now()
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    kind: account.kind,
    accountId: account.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  })
  return token
}

/** The account of a live session, or null for a token that is unknown, expired or revoked. */
export async function findSession({ db, clock }: Context, token: string): Promise<Account | null> {
  const now = clock.now()
  const [session] = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - sessionIdleMs)),
      ),
    )
  if (!session) return null
  if (now.getTime() - session.lastSeenAt.getTime() > touchIntervalMs)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, session.tokenHash))
  return { kind: session.kind, id: session.accountId }
}

/** Ends a session. Ending it again changes nothing. */
export async function endSession({ db }: Context, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends every session of an account. */
export async function endAllSessions(db: Db, account: Account): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.kind, account.kind), eq(sessions.accountId, account.id)))
}
