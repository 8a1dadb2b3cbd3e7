import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayMs, messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { deleteOldScans, recordEventScan, recordLandingScan } from './service.ts'

/** Whether the request carries Do Not Track or Global Privacy Control. */
function optsOutOfTracking({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** Records scans of posters. Deletes old scans when the server starts listening, and every day. */
export function registerPosterRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'scanEvent', async ({ context, input, request }) => ({
    success: true,
    targetUrl: await recordEventScan(context, input, optsOutOfTracking(request)),
  }))
  registerEndpoint(app, 'scanLandingPage', async ({ context, input, request }) => {
    await recordLandingScan(context, input, optsOutOfTracking(request))
    return { success: true, message: messages.server.success }
  })

  /** Never rejects: the next day's deletion includes what a failed one left. */
  async function tryToDeleteOldScans(): Promise<void> {
    try {
      await deleteOldScans(app.context)
    } catch (error) {
      app.log.error(error)
    }
  }
  let dailyTimer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    await tryToDeleteOldScans()
    dailyTimer = setInterval(tryToDeleteOldScans, dayMs).unref()
  })
  app.addHook('onClose', async () => clearInterval(dailyTimer))
}
