import type { FastifyBaseLogger } from 'fastify'
import type { ReviewDecision } from '@/domain'

/** The events that concern the security of accounts and the server. No event has personal data. */
export type SecurityEvent =
  | { event: 'signedIn'; kind: 'student' | 'business' | 'admin' }
  /** A sign-in with a wrong username or password. */
  | { event: 'signInFailed'; method: 'password' }
  /**
   * A sign-in by the identity provider with a state that is unknown or of another browser (`state`), one that the
   * provider refused or that failed (`provider`), with an e-mail address that the provider calls unverified (`email`),
   * or with a ticket that is missing, used, expired, contradicted, or of another kind or browser (`ticket`).
   */
  | { event: 'signInFailed'; method: 'provider'; reason: 'state' | 'provider' | 'email' | 'ticket' }
  /** A wrong password of a signed-in business that confirms a changed sign-in or its deletion. */
  | { event: 'reauthenticationFailed' }
  /** A call that is forbidden for the kind of account, or for a suspended business. */
  | { event: 'callForbidden'; routes: Record<string, number> }
  /** A call over a limit of its account, network or username. */
  | { event: 'callThrottled'; routes: Record<string, number> }
  /** An upload in which the virus scanner found a virus. */
  | { event: 'virusRefused'; route: string; virus: string }
  /** A request for a password reset link. The username may not exist. */
  | { event: 'passwordResetRequested' }
  /** A password set by a reset link, which also ended all sessions. */
  | { event: 'passwordReset' }
  /** A password changed by a signed-in business, which also ended its other sessions. */
  | { event: 'passwordChanged' }
  /**
   * A new e-mail address, given by a signed-in business, where it takes effect once verified, or by the identity
   * provider at a sign-in.
   */
  | { event: 'emailChanged' }
  | { event: 'accountDeleted'; kind: 'student' | 'business' }
  /** An admin's decision about a listing or a business. */
  | { event: 'adminDecided'; decision: ReviewDecision }
  /** A session revoked by another session of its account. */
  | { event: 'sessionRevoked'; kind: 'student' | 'business' }

export type SecurityEventName = SecurityEvent['event']

/** The number of events by name since the process started, for the metrics. */
const counts = new Map<SecurityEventName, number>()

/** Logs an event at `warn`, the default log level, and counts it. */
export function recordSecurityEvent(log: Pick<FastifyBaseLogger, 'warn'>, event: SecurityEvent): void {
  countSecurityEvent(event.event)
  log.warn({ security: event }, 'Security event')
}

/** Counts an event without logging it. The refusal log writes one line for many. */
export function countSecurityEvent(event: SecurityEventName): void {
  counts.set(event, (counts.get(event) ?? 0) + 1)
}

/** The number of events by name since the process started. Names without an event are missing. */
export function securityEventCounts(): ReadonlyMap<SecurityEventName, number> {
  return counts
}
