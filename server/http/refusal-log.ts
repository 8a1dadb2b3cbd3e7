import type { FastifyInstance } from 'fastify'
import { countSecurityEvent, type SecurityEvent } from '../security-events.ts'

/** The kinds of refusal that a client can cause in any number, so each call has no line of its own. */
export type Refusal = 'callForbidden' | 'callThrottled' | 'unavailable'

const logIntervalMs = 1000

/**
 * Logs refusals as one line per second and kind with counts by route, so that a flood of calls does not flood the log.
 * @returns a function that counts a refusal of a route
 */
export function createRefusalLog(app: FastifyInstance): (refusal: Refusal, route: string) => void {
  const unlogged = new Map<Refusal, Map<string, number>>()
  let timer: NodeJS.Timeout | undefined

  function write(): void {
    for (const [refusal, counts] of unlogged) {
      const routes = Object.fromEntries(counts)
      if (refusal === 'unavailable') app.log.warn({ routes }, 'Calls were refused with 503')
      else app.log.warn({ security: { event: refusal, routes } satisfies SecurityEvent }, 'Security event')
    }
    unlogged.clear()
    clearTimeout(timer)
    timer = undefined
  }

  app.addHook('onClose', async () => write())
  return (refusal, route) => {
    if (refusal !== 'unavailable') countSecurityEvent(refusal)
    const counts = unlogged.get(refusal) ?? new Map<string, number>()
    unlogged.set(refusal, counts.set(route, (counts.get(route) ?? 0) + 1))
    timer ??= setTimeout(write, logIntervalMs).unref()
  }
}
