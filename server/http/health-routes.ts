import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from './endpoint.ts'
import { HttpFailure } from './http-failure.ts'

const databaseTimeoutMs = 2_000

/**
 * `GET /api/health`: 200 while the process answers; restarting it would not help while only the database is unreachable.
 * `GET /api/ready`: 200 while the database answers within two seconds, otherwise 503: send the calls elsewhere.
 */
export function registerHealth(app: FastifyInstance): void {
  registerEndpoint(app, 'health', async () => ({ status: 'ok' }))
  registerEndpoint(app, 'ready', async ({ context }) => {
    const timeout = new AbortController()
    const isAnswered = await Promise.race([
      context.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
      wait(databaseTimeoutMs, false, { signal: timeout.signal }).catch(() => false),
    ])
    timeout.abort()
    if (!isAnswered) throw new HttpFailure('unavailable', { retryAfterSeconds: 5 })
    return { status: 'ok' }
  })
}
