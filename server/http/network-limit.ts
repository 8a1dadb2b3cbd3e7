import type { FastifyInstance } from 'fastify'
import { minuteMs } from '@/domain'
import { HttpFailure } from './http-failure.ts'
import { networkOf } from './network.ts'

/** A campus shares one address: twice the calls of 500 students at two a second. */
const maxPerMinute = 120_000

/** The supervisor's calls, which no limit of their network refuses. */
export const exemptPaths = new Set(['/api/health', '/api/ready'])

/** Whether a path is a call's, not a page's or a file's of the client. */
export const isApiPath = (path: string) => /^\/(api|oidc)\//i.test(path)

/**
 * Limits the calls of one network, files and live updates included, times `RATE_LIMIT_SCALE`, on all servers together. Register it after the
 * security headers, which a refusal has too, and before the routes: a call's session is then looked up later. Pages and their files are not counted.
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
