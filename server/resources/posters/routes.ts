import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayMs, messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { runRepeatedly } from '../../http/repeated-task.ts'
import { deleteOldScans, recordEventScan, recordLandingScan } from './service.ts'

/** Whether the request carries Do Not Track or Global Privacy Control. */
function optsOutOfTracking({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** Records scans of posters. Deletes old scans when the server starts listening, and every day. */
export function registerPosterRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'scanEvent', async ({ context, input, request }) => ({
    success: true,
    ...(await recordEventScan(context, input, optsOutOfTracking(request))),
  }))
  registerEndpoint(app, 'scanLandingPage', async ({ context, input, request }) => {
    await recordLandingScan(context, input, optsOutOfTracking(request))
    return { success: true, message: messages.server.success }
  })

  runRepeatedly(app, { name: 'delete old scans', everyMs: dayMs, run: () => deleteOldScans(app.context) })
}
