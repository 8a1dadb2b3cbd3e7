import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { ExpiringMap } from '../identity/expiring-map.ts'
import { bearerToken } from '../identity/session-cookie.ts'
import { HttpFailure } from './http-failure.ts'

const refusalMs = 1000
/** Tokens remembered at once. */
const maxTokens = 10_000

/** The sessions that are over the limit of one endpoint. */
export interface RefusedSessions {
  /** Remembers the session of a call that its account's limit refused, for a second. */
  add: (request: FastifyRequest) => void
  /** @throws HttpFailure 429 for a call of such a session, before it costs a query to look the session up */
  requireOthers: (request: FastifyRequest) => void
}

export function createRefusedSessions({ clock }: Context): RefusedSessions {
  const tokens = new ExpiringMap<true>(maxTokens, () => clock.now().getTime())
  return {
    add(request) {
      const token = bearerToken(request)
      // Without an account the limit is the network's, and the token anybody's.
      if (token !== undefined && request.account) tokens.set(token, true, refusalMs)
    },
    requireOthers(request) {
      if (tokens.get(bearerToken(request) ?? ''))
        throw new HttpFailure('rateLimited', { retryAfterSeconds: refusalMs / 1000 })
    },
  }
}
