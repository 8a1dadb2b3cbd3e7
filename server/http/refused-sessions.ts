import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { ExpiringMap } from '../identity/expiring-map.ts'
import { hashToken } from '../identity/secrets.ts'
import { bearerToken } from '../identity/session-cookie.ts'
import { HttpFailure } from './http-failure.ts'

const refusalMs = 1000
/** Tokens remembered at once. */
const maxTokens = 10_000

/** The sessions that are over the limit of one endpoint. */
export interface RefusedSessions {
  /** Remembers for a second the session of a call that its account's limit refused for so many milliseconds. */
  add: (request: FastifyRequest, refusedForMs: number) => void
  /** @throws HttpFailure 429 for a call of such a session, before it costs a query to look the session up */
  requireOthers: (request: FastifyRequest) => void
}

export function createRefusedSessions({ clock }: Context): RefusedSessions {
  const nowMs = () => clock.now().getTime()
  /** When the account may call again, by the hash of its session's token. */
  const refusedUntilMs = new ExpiringMap<number>(maxTokens, nowMs)
  return {
    add(request, refusedForMs) {
      const token = bearerToken(request)
      // Without an account the limit is the network's, and the token anybody's.
      if (token !== undefined && request.account)
        refusedUntilMs.set(hashToken(token), nowMs() + refusedForMs, refusalMs)
    },
    requireOthers(request) {
      const untilMs = refusedUntilMs.get(hashToken(bearerToken(request) ?? ''))
      if (untilMs === undefined) return
      throw new HttpFailure('rateLimited', { retryAfterSeconds: Math.max(1, Math.ceil((untilMs - nowMs()) / 1000)) })
    },
  }
}
