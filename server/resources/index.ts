import type { FastifyInstance } from 'fastify'
import { registerHealth } from '../http/health-routes.ts'
import { registerLiveRoute } from '../live/live-routes.ts'
import { registerAccountDeletionRoutes } from './account-deletion/routes.ts'
import { registerAccountExportRoute } from './account-export/routes.ts'
import { registerCredentialRoutes } from './accounts/credentials-routes.ts'
import { registerAccountRoutes } from './accounts/routes.ts'
import { registerApplicationRoutes } from './applications/routes.ts'
import { registerBusinessRoutes } from './businesses/routes.ts'
import { registerEventRoutes } from './events/routes.ts'
import { registerFileRoutes } from './files/routes.ts'
import { registerGigDraftRoutes } from './gig-drafts/routes.ts'
import { registerListingRoutes } from './listings/routes.ts'
import { registerMailRoutes } from './mails/routes.ts'
import { registerMessageRoutes } from './messages/routes.ts'
import { registerModerationRoutes } from './moderation/routes.ts'
import { registerPosterRoutes } from './posters/routes.ts'
import { registerResumeRoutes } from './resumes/routes.ts'
import { registerSearchRoutes } from './search/routes.ts'
import { registerStudentRoutes } from './students/routes.ts'

/** Registers every route of the API, by resource. */
export function registerRoutes(app: FastifyInstance): void {
  registerHealth(app)
  registerAccountRoutes(app)
  registerCredentialRoutes(app)
  registerAccountDeletionRoutes(app)
  registerAccountExportRoute(app)
  registerStudentRoutes(app)
  registerBusinessRoutes(app)
  registerListingRoutes(app)
  registerGigDraftRoutes(app)
  registerSearchRoutes(app)
  registerApplicationRoutes(app)
  registerLiveRoute(app)
  registerResumeRoutes(app)
  registerFileRoutes(app)
  registerEventRoutes(app)
  registerPosterRoutes(app)
  registerMessageRoutes(app)
  registerMailRoutes(app)
  registerModerationRoutes(app)
}
