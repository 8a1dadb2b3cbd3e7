import { and, eq, gt, lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { sessions } from '../db/schema.ts'
import { hashOf, randomToken } from './secrets.ts'

/** Who is calling: one account of one kind. */
export interface Account<Kind extends AccountKind = AccountKind> {
  kind: Kind
  id: string
}
export type AccountKind = 'student' | 'business'

const day = 86_400_000
/** A session ends this long after it began… */
export const sessionLifetime = 30 * day
/** …or this long after it was last used. */
export const sessionIdleTime = 7 * day
/** How often a session in use is written down as used. */
const touchInterval = 5 * 60_000

/** Begins a session; the token is shown to the browser once and kept only as its hash. */
export async function beginSession({ db, clock }: Context, account: Account): Promise<string> {
  const token = randomToken()
  const now = clock.now()
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    kind: account.kind,
    accountId: account.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime),
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
        eq(sessions.tokenHash, hashOf(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - sessionIdleTime)),
      ),
    )
  if (!session) return null
  if (now.getTime() - session.lastSeenAt.getTime() > touchInterval)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, session.tokenHash))
  return { kind: session.kind, id: session.accountId }
}

/** Ends one session; nothing happens when it has already ended. */
export async function endSession({ db }: Context, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

/** Ends every session of an account. */
export async function endSessionsOf({ db }: Pick<Context, 'db'>, account: Account): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.kind, account.kind), eq(sessions.accountId, account.id)))
}
