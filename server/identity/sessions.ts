import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { dayMs, limits, minuteMs } from '@/domain'
import { isAdminIdentity } from '../config.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { preparedOnce } from '../db/prepared.ts'
import { admins, businesses, sessions, users } from '../db/schema.ts'
import { publishSessionsEnded } from '../live/channel.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { hashToken, randomToken } from './secrets.ts'

/** An account: a student's or a business's by default, an admin's with that `Kind`. */
export interface Account<Kind extends SessionKind = AccountKind> {
  kind: Kind
  id: string
}
export type AccountKind = 'student' | 'business'
export type SessionKind = AccountKind | 'admin'

/** A signed-in student, with the columns that rank a search. */
export interface SignedInStudent extends Account<'student'> {
  /** The 28-bit mask of the student's availability. */
  availabilityMask: number
  currentSuburb: string | null
}
/** A signed-in business. */
export interface SignedInBusiness extends Account<'business'> {
  /** Whether the business is suspended. A suspended business may make only the calls marked `whileSuspended`. */
  isSuspended: boolean
}
/** A signed-in admin, whom `ADMIN_SUBJECTS` still names. */
export interface SignedInAdmin extends Account<'admin'> {
  name: string
  email: string
}
export type SignedInAccount = SignedInStudent | SignedInBusiness | SignedInAdmin

/** The absolute lifetime of a session. */
export const sessionLifetimeMs = 30 * dayMs
/** The idle lifetime of a session, from its last use. */
export const sessionIdleMs = limits.sessionIdleDays * dayMs
/** The minimum interval between updates of `lastSeenAt`. */
const touchIntervalMs = 5 * minuteMs

/**
 * Begins a session and returns its token, of which only the digest is stored.
 * @param device browser and device, such as `Chrome on Android`; null when unknown
 */
export async function beginSession(
  { db, clock, log }: Context,
  account: Account<SessionKind>,
  device: string | null = null,
): Promise<string> {
  const token = randomToken()
  const now = clock.now()
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    kind: account.kind,
    accountId: account.id,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  })
  recordSecurityEvent(log, { event: 'signedIn', kind: account.kind })
  return token
}

const preparedSession = preparedOnce((db: Db) =>
  db
    .select({
      kind: sessions.kind,
      id: sessions.accountId,
      lastSeenAt: sessions.lastSeenAt,
      student: { availabilityMask: users.availabilityMask, currentSuburb: users.currentSuburb },
      suspendedAt: businesses.suspendedAt,
      admin: { issuer: admins.issuer, subject: admins.subject, name: admins.fullName, email: admins.email },
    })
    .from(sessions)
    .leftJoin(users, and(eq(sessions.kind, 'student'), eq(users.id, sessions.accountId)))
    .leftJoin(businesses, and(eq(sessions.kind, 'business'), eq(businesses.id, sessions.accountId)))
    .leftJoin(admins, and(eq(sessions.kind, 'admin'), eq(admins.id, sessions.accountId)))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('usedSince')),
      ),
    )
    .prepare('session'),
)

/**
 * The account of a live session. Null for a token that is unknown, expired or revoked, and for an account that is a
 * deleted student or no longer an admin.
 * @param options `isUse`: whether somebody uses the session now, which renews its idle lifetime. Default true
 */
export async function findSession(
  { db, clock, config }: Context,
  token: string,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<SignedInAccount | null> {
  const now = clock.now()
  const tokenHash = hashToken(token)
  const usedSince = new Date(now.getTime() - sessionIdleMs)
  const [session] = await preparedSession(db).execute({ tokenHash, now, usedSince })
  if (!session) return null
  if (isUse && now.getTime() - session.lastSeenAt.getTime() > touchIntervalMs)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  const { kind, id, student, suspendedAt, admin } = session
  if (kind === 'business') return { kind, id, isSuspended: suspendedAt !== null }
  if (kind === 'admin')
    return admin && isAdminIdentity(config, admin) ? { kind, id, name: admin.name, email: admin.email } : null
  return student && { kind, id, ...student }
}

/** Ends a session, and its live streams on every server. Idempotent. */
export async function endSession({ db }: Context, token: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ accountId: sessions.accountId })
  for (const { accountId } of ended) await publishSessionsEnded(db, accountId)
}
