import type { FastifyInstance } from 'fastify'
import { registerApplications } from './applications.ts'
import { registerFiles } from './files.ts'
import { registerHealth } from './health.ts'
import { registerSessions } from './sessions.ts'
import { registerStudentAccount } from './student-account.ts'

/** Every route of the API, by resource. */
export async function registerRoutes(app: FastifyInstance): Promise<void> {
  registerHealth(app)
  registerFiles(app)
  registerSessions(app)
  registerStudentAccount(app)
  registerApplications(app)
}
