import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/endpoint.ts'
import { saveGigDraft } from './service.ts'

/** Stores the listing draft of a business, for its other devices. The business's session responds with it. */
export function registerGigDraftRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'saveGigDraft', async ({ context, account, input }) => ({
    success: true,
    gigDraft: await saveGigDraft(context, account.id, input),
  }))
}
