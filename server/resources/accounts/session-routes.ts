import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/endpoint.ts'
import { businessSession } from '../businesses/queries.ts'
import { studentSession } from '../students/queries.ts'

/** Where a signed-in account reads its current state (SA-10). */
export function registerSessions(app: FastifyInstance): void {
  registerEndpoint(app, 'studentSession', ({ context, account }) => studentSession(context, account.id))
  registerEndpoint(app, 'businessSession', ({ context, account }) => businessSession(context, account.id))
}
