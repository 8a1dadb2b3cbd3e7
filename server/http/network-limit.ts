import type { FastifyInstance } from 'fastify'
import { minuteMs } from '@/domain'
import { HttpFailure } from './http-failure.ts'
import { networkOf } from './network.ts'

/**
 * The most calls of a network per minute: twice those of 500 students at two a second, because a campus shares one
 * address.
 */
const maxPerMinute = 120_000

/** Health checks, which no limit rejects. */
export const exemptPaths = new Set(['/api/health', '/api/ready'])

/** Whether a path belongs to a call instead of a page or a client file. */
export const isApiPath = (path: string) => /^\/(api|oidc)\//i.test(path)

/**
 * Limits the calls of one network, including files and live updates, times `RATE_LIMIT_SCALE`, summed over all servers.
 * Pages and client files are not counted. Register it after the security headers, so that rejections have them, and
 * before the routes, so that a rejected call costs no session lookup.
 */
export function limitNetworks(app: FastifyInstance): void {
  const { callCounts, config } = app.context
  const max = Math.ceil(maxPerMinute * config.rateLimitScale)
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?')[0] ?? ''
    if (!isApiPath(path) || exemptPaths.has(path)) return
    const { current, ttl } = callCounts.add(`network ${networkOf(request.ip)}`, { max, windowMs: minuteMs })
    if (current > max) throw new HttpFailure('rateLimited', { retryAfterSeconds: Math.ceil(ttl / 1000) })
  })
}
