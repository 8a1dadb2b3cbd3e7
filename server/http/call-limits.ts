import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { HttpFailure } from './http-failure.ts'
import { networkOf } from './network.ts'

/**
 * The route option that limits calls per minute, times `RATE_LIMIT_SCALE`, summed over all servers. Calls count for
 * their account, or for their network without one. Calls that fail authentication count for their network only
 * (`network-limit.ts`).
 * @param max null for no limit
 * @param onExceeded called for each rejected call, with the milliseconds until the limit resets
 */
export function callsPerMinute(
  { config }: Context,
  max: number | null,
  onExceeded: (request: FastifyRequest, refusedForMs: number) => void = () => {},
): { rateLimit: RateLimitOptions | false } {
  if (max === null) return { rateLimit: false }
  return {
    rateLimit: {
      max: Math.ceil(max * config.rateLimitScale),
      keyGenerator: (request) => `${callerKey(request)} ${request.method} ${request.routeOptions.url}`,
      errorResponseBuilder: (request, { ttl }) => {
        onExceeded(request, ttl)
        return new HttpFailure('rateLimited')
      },
    },
  }
}

/** The key that a call counts for: its account, else its network. */
export function callerKey({ account, ip }: FastifyRequest): string {
  return account ? `${account.kind} ${account.id}` : networkOf(ip)
}
