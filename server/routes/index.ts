import type { FastifyInstance } from 'fastify'
import { registerHealth } from './health.ts'

/** Every route of the API, by resource. */
export async function registerRoutes(app: FastifyInstance): Promise<void> {
  registerHealth(app)
}
