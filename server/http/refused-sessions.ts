import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { ExpiringMap } from '../identity/expiring-map.ts'
import { hashToken } from '../identity/secrets.ts'
import { bearerToken } from '../identity/session-cookie.ts'
import { HttpFailure } from './http-failure.ts'

const rememberedMs = 1_000
const maxTokens = 10_000

/** The sessions whose account is over the limit of one endpoint. */
export interface RefusedSessions {
  /** Remembers the session of a rejected call for a second. `refusedForMs`: milliseconds until the limit resets. */
  add: (request: FastifyRequest, refusedForMs: number) => void
  /** @throws HttpFailure 429 for a remembered session, which saves the query of the session lookup */
  rejectRemembered: (request: FastifyRequest) => void
}

/** Creates the memory of refused sessions for one endpoint. */
export function createRefusedSessions({ clock }: Context): RefusedSessions {
  const nowMs = () => clock.now().getTime()
  /** When the limit resets, by the digest of the session token. */
  const refusedUntilMs = new ExpiringMap<number>(maxTokens, nowMs)
  return {
    add(request, refusedForMs) {
      const token = bearerToken(request)
      // A call without an account hit its network's limit, and its token proves nothing.
      if (token !== undefined && request.account)
        refusedUntilMs.set(hashToken(token), nowMs() + refusedForMs, rememberedMs)
    },
    rejectRemembered(request) {
      const untilMs = refusedUntilMs.get(hashToken(bearerToken(request) ?? ''))
      if (untilMs === undefined) return
      throw new HttpFailure('rateLimited', { retryAfterSeconds: Math.max(1, Math.ceil((untilMs - nowMs()) / 1000)) })
    },
  }
}
