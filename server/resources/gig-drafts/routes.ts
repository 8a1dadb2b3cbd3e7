import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/endpoint.ts'
import { saveGigDraft } from './service.ts'

/** Registers saving a listing draft, which other devices of the business load with the session. */
export function registerGigDraftRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'saveGigDraft', async ({ context, account, input }) => ({
    success: true,
    gigDraft: await saveGigDraft(context, account.id, input),
  }))
}
