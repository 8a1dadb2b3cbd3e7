import type { FastifyInstance } from 'fastify'
import { registerAccounts } from './accounts.ts'
import { registerApplications } from './applications.ts'
import { registerBusinessProfile } from './business-profile.ts'
import { registerCredentials } from './credentials.ts'
import { registerEvents } from './events.ts'
import { registerFiles } from './files.ts'
import { registerGigs } from './gigs.ts'
import { registerHealth } from './health.ts'
import { registerJobs } from './jobs.ts'
import { registerLive } from './live.ts'
import { registerPosterScans } from './poster-scans.ts'
import { registerResumes } from './resumes.ts'
import { registerSessions } from './sessions.ts'
import { registerStudentAccount } from './student-account.ts'

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
