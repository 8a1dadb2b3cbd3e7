import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from './endpoint.ts'

/** Whether the server can serve: it answers once the database does. */
export function registerHealth(app: FastifyInstance): void {
  registerEndpoint(app, 'health', async ({ context }) => {
    await context.db.execute(sql`select 1`)
    return { status: 'ok' }
  })
}
