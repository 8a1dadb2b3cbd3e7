import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { dayMs, limits, minuteMs } from '@/domain'
import { isAdminIdentity } from '../config.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { preparedOnce } from '../db/prepared.ts'
import { admins, businesses, sessions, users } from '../db/schema.ts'
import { publishSessionsEnded } from '../live/channel.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { hashToken, randomToken } from './secrets.ts'

/** A student's or a business's account, or with another `Kind` an admin's. */
export interface Account<Kind extends SessionKind = AccountKind> {
  kind: Kind
  id: string
}
export type AccountKind = 'student' | 'business'
/** The kinds of account that sign in. */
export type SessionKind = AccountKind | 'admin'

/** A signed-in student, with what a search depends on. */
export interface SignedInStudent extends Account<'student'> {
  /** The 28-bit mask of the week. */
  availabilityMask: number
  currentSuburb: string | null
}
/** A signed-in business. */
export interface SignedInBusiness extends Account<'business'> {
  /** Whether an admin has suspended it: only the calls marked `whileSuspended` are open to it. */
  isSuspended: boolean
}
/** A signed-in admin, whom the settings name still. */
export interface SignedInAdmin extends Account<'admin'> {
  name: string
  email: string
}
/** The account of a session. */
export type SignedInAccount = SignedInStudent | SignedInBusiness | SignedInAdmin

/** From the begin of a session to its end, however much it is used. */
export const sessionLifetimeMs = 30 * dayMs
/** From the last use of a session to its end. */
export const sessionIdleMs = limits.sessionIdleDays * dayMs
/** `lastSeenAt` is updated at most this often. */
const touchIntervalMs = 5 * minuteMs

/**
 * Begins a session and returns its token, of which only the hash is stored.
 * @param device the browser and device in words
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

/** The condition for a session to be younger than its lifetime, and used within the idle time. */
function isLive(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, new Date(now.getTime() - sessionIdleMs)))
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
 * The account of a live session, or null for a token that is unknown, expired or revoked, of a deleted student, or of an admin
 * whom the settings name no longer.
 */
export async function findSession({ db, clock, config }: Context, token: string): Promise<SignedInAccount | null> {
  const now = clock.now()
  const tokenHash = hashToken(token)
  const usedSince = new Date(now.getTime() - sessionIdleMs)
  const [session] = await preparedSession(db).execute({ tokenHash, now, usedSince })
  if (!session) return null
  if (now.getTime() - session.lastSeenAt.getTime() > touchIntervalMs)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  const { kind, id, student, suspendedAt, admin } = session
  if (kind === 'business') return { kind, id, isSuspended: suspendedAt !== null }
  if (kind === 'admin')
    return admin && isAdminIdentity(config, admin) ? { kind, id, name: admin.name, email: admin.email } : null
  return student && { kind, id, ...student }
}

/** Ends a session, and its live streams at every server. Ending it again changes nothing. */
export async function endSession({ db }: Context, token: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ accountId: sessions.accountId })
  for (const { accountId } of ended) await publishSessionsEnded(db, accountId)
}

/** A session as its own account sees it. */
export interface SessionOverview {
  id: string
  device: string | null
  createdAt: Date
  lastSeenAt: Date
  /** Whether it is the caller's session. */
  isCurrent: boolean
}

const ofAccount = ({ kind, id }: Account) => and(eq(sessions.kind, kind), eq(sessions.accountId, id))

/** The live sessions of an account, the last used first. */
export async function listSessions(
  { db, clock }: Context,
  account: Account,
  callerToken: string,
): Promise<SessionOverview[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(ofAccount(account), isLive(clock.now())))
    .orderBy(desc(sessions.lastSeenAt), sessions.publicId)
  const callerHash = hashToken(callerToken)
  return rows.map((row) => ({
    id: row.publicId,
    device: row.device,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    isCurrent: row.tokenHash === callerHash,
  }))
}

/**
 * Ends one session of an account, with its live streams. An unknown id and the id of the caller's own session end none.
 * @param publicId the `id` of a {@link SessionOverview}
 */
export async function endOtherSession(db: Db, account: Account, callerToken: string, publicId: string): Promise<void> {
  await db.delete(sessions).where(and(isOtherSession(account, callerToken), eq(sessions.publicId, publicId)))
  await publishSessionsEnded(db, account.id)
}

/** Ends every session of an account but the caller's, with their live streams. */
export async function endOtherSessions(db: Db, account: Account, callerToken: string): Promise<void> {
  await db.delete(sessions).where(isOtherSession(account, callerToken))
  await publishSessionsEnded(db, account.id)
}

function isOtherSession(account: Account, callerToken: string) {
  return and(ofAccount(account), ne(sessions.tokenHash, hashToken(callerToken)))
}

/** Ends every session of an account, with their live streams. */
export async function endAllSessions(db: Db, account: Account): Promise<void> {
  await db.delete(sessions).where(ofAccount(account))
  await publishSessionsEnded(db, account.id)
}
