import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '@/domain'
import { HttpFailure } from './http-failure.ts'
import { networkOf } from './network.ts'

/** The most calls of a network per minute: twice those of a campus, 500 students at two a second. */
const maxPerMinute = 120_000

/** Health checks, which no limit rejects. */
const exemptRoutes = new Set(['/api/health', '/api/ready'])

/**
 * Whether a request is a call that limits may reject, instead of a page, a client file or a health check. The router
 * decodes a path before it matches it, so the route decides: `/%61pi/files` is the route `/api/files`.
 */
export function isLimitedCall({ routeOptions, url }: FastifyRequest): boolean {
  const route = routeOptions.url ?? ''
  return !exemptRoutes.has(route) && [route, url].some((path) => /^\/(api|oidc)\//i.test(path))
}

/**
 * Limits the calls of one network, including files and live updates, times `RATE_LIMIT_SCALE`, summed over all servers.
 * Pages and client files are not counted. Register it after the security headers, so that rejections have them, and
 * before the routes, so that a rejected call costs no session lookup.
 */
export function limitNetworks(app: FastifyInstance): void {
  const { callCounts, config } = app.context
  const max = Math.ceil(maxPerMinute * config.rateLimitScale)
  app.addHook('onRequest', async (request) => {
    if (!isLimitedCall(request)) return
    const { calls, remainingMs } = callCounts.add(`network ${networkOf(request.ip)}`, { max, windowMs: minuteMs })
    if (calls > max) throw new HttpFailure('rateLimited', { retryAfterSeconds: Math.ceil(remainingMs / 1000) })
  })
}
