import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from './endpoint.ts'
import { HttpFailure } from './http-failure.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** `isDraining`: whether the server is about to close, and balancers should send calls elsewhere. */
    readiness: { isDraining: boolean }
  }
}

const databaseTimeoutMs = 2_000

/**
 * `GET /api/health` is 200 while the process answers. It ignores the database, because restarting the server would not
 * restore the connection. `GET /api/ready` is 200 while the database answers within two seconds, else 503, so that a
 * load balancer sends calls elsewhere. It is 503 while the server drains, too.
 */
export function registerHealth(app: FastifyInstance): void {
  app.decorate('readiness', { isDraining: false })
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
    if (!isAnswered || app.readiness.isDraining) throw new HttpFailure('unavailable', { retryAfterSeconds: 5 })
    return { status: 'ok' }
  })
}
