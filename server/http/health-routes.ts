import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from './endpoint.ts'

/** `GET /api/health`: 200 while the database answers queries. */
export function registerHealth(app: FastifyInstance): void {
  registerEndpoint(app, 'health', async ({ context }) => {
    await context.db.execute(sql`select 1`)
    return { status: 'ok' }
  })
}
