import type { FastifyInstance } from 'fastify'
import { countSecurityEvent, type SecurityEvent } from '../security-events.ts'

/** What any number of calls can be answered with, at no cost to their senders. */
export type Refusal = 'callForbidden' | 'callThrottled' | 'unavailable'

const sumMs = 1000

/**
 * Logs refused calls as one line a second and kind, with their number by route, so that a flood of calls does not flood the log.
 * @returns counts a refusal of a route's call
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
    timer ??= setTimeout(write, sumMs).unref()
  }
}
