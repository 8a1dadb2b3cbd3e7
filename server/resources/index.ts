import type { FastifyInstance } from 'fastify'
import { registerHealth } from '../http/health-routes.ts'
import { registerCredentials } from './accounts/credentials-routes.ts'
import { registerAccounts } from './accounts/routes.ts'
import { registerSessions } from './accounts/session-routes.ts'
import { registerLive } from './applications/live-routes.ts'
import { registerApplications } from './applications/routes.ts'
import { registerBusinessProfile } from './businesses/routes.ts'
import { registerEvents } from './events/routes.ts'
import { registerFiles } from './files/routes.ts'
import { registerGigs } from './listings/routes.ts'
import { registerPosterScans } from './posters/routes.ts'
import { registerResumes } from './resumes/routes.ts'
import { registerJobs } from './search/routes.ts'
import { registerStudentAccount } from './students/routes.ts'

/** Every route of the API, by resource. */
export async function registerRoutes(app: FastifyInstance): Promise<void> {
  registerHealth(app)
  registerAccounts(app)
  registerCredentials(app)
  registerFiles(app)
  registerSessions(app)
  registerStudentAccount(app)
  registerResumes(app)
  registerApplications(app)
  registerBusinessProfile(app)
  registerGigs(app)
  registerLive(app)
  registerJobs(app)
  registerEvents(app)
  registerPosterScans(app)
}
