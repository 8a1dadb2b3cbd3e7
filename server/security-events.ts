import type { FastifyBaseLogger } from 'fastify'
import type { ReviewDecision } from '@/domain'

/** Everything that concerns the security of accounts and of the server. None has personal data. */
export type SecurityEvent =
  /** Somebody signed up or in. */
  | { event: 'signedIn'; kind: 'student' | 'business' | 'admin' }
  /** A sign-in with a wrong username or password, or one that the identity provider or our checks refused. */
  | { event: 'signInFailed'; method: 'password' | 'provider' }
  /** A signed-in account called what its kind may not call, or a suspended business any other call. */
  | { event: 'callForbidden'; routes: Record<string, number> }
  /** A call past a limit of its account, network or username. */
  | { event: 'callThrottled'; routes: Record<string, number> }
  /** An upload in which the virus scanner found something. */
  | { event: 'virusRefused'; route: string; virus: string }
  /** Someone asked for a link to set a new password; the username may not exist. */
  | { event: 'passwordResetRequested' }
  /** A password was set by such a link, and all sessions were ended. */
  | { event: 'passwordReset' }
  /** A signed-in business changed its password, and its other sessions were ended. */
  | { event: 'passwordChanged' }
  /** A signed-in business gave another e-mail address, which counts once it is verified. */
  | { event: 'emailChanged' }
  /** An account was deleted by its owner. */
  | { event: 'accountDeleted'; kind: 'student' | 'business' }
  /** An admin decided about a listing or a business. */
  | { event: 'adminDecided'; decision: ReviewDecision }
  /** An account ended one of its other sessions. */
  | { event: 'sessionRevoked'; kind: 'student' | 'business' }

export type SecurityEventName = SecurityEvent['event']

/** How often each event has happened since the process started, for the metrics. */
const counts = new Map<SecurityEventName, number>()

/** Logs an event, at the default level of the log, and counts it. */
export function recordSecurityEvent(log: Pick<FastifyBaseLogger, 'warn'>, event: SecurityEvent): void {
  countSecurityEvent(event.event)
  log.warn({ security: event }, 'Security event')
}

/** Counts an event that is logged later, together with others. */
export function countSecurityEvent(event: SecurityEventName): void {
  counts.set(event, (counts.get(event) ?? 0) + 1)
}

/** {@link counts}. An event that has not happened has no entry. */
export function securityEventCounts(): ReadonlyMap<SecurityEventName, number> {
  return counts
}
