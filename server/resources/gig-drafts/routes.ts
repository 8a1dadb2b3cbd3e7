import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/endpoint.ts'
import { saveGigDraft } from './service.ts'

/** A business keeps the gig it has begun, to continue it on another device. Its session holds it. */
export function registerGigDraftRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'saveGigDraft', async ({ context, account, input }) => ({
    success: true,
    gigDraft: await saveGigDraft(context, account.id, input),
  }))
}
