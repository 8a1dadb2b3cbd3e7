import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { purgeScans, recordEventScan, recordLandingScan } from './service.ts'

const day = 86_400_000

/** Whether whoever sent the request asks not to be tracked: Do Not Track or Global Privacy Control. */
function asksNotToBeTracked({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** Scanned posters; their records are deleted once they are too old, at the start and every day. */
export function registerPosterScans(app: FastifyInstance): void {
  registerEndpoint(app, 'scanEvent', async ({ context, input, request }) => ({
    success: true,
    targetUrl: await recordEventScan(context, input, asksNotToBeTracked(request)),
  }))
  registerEndpoint(app, 'scanLandingPage', async ({ context, input, request }) => {
    await recordLandingScan(context, input, asksNotToBeTracked(request))
    return { success: true, message: messages.server.success }
  })

  const purge = () => purgeScans(app.context).catch((error: unknown) => app.log.error(error))
  let daily: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    await purge()
    daily = setInterval(() => void purge(), day).unref()
  })
  app.addHook('onClose', async () => clearInterval(daily))
}
