import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/endpoint.ts'
import { saveGigDraft } from './service.ts'

/** Stores a listing draft of a business for its other devices, which get it with the session. */
export function registerGigDraftRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'saveGigDraft', async ({ context, account, input }) => ({
    success: true,
    gigDraft: await saveGigDraft(context, account.id, input),
  }))
}
