import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayMs, limits, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { registerEndpoint } from '../../http/endpoint.ts'
import { networkOf } from '../../http/network.ts'
import { runRepeatedly } from '../../http/repeated-task.ts'
import { deleteOldScans, recordEventScan, recordLandingScan, type ScanRecording } from './service.ts'

/** Whether the request carries Do Not Track or Global Privacy Control. */
function optsOutOfTracking({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** What is stored of a scan; uses up one scan of the day of the request's network, times `RATE_LIMIT_SCALE`. */
function scanRecordingFor({ callCounts, config }: Context, request: FastifyRequest): ScanRecording {
  const max = Math.ceil(limits.scansPerDay * config.rateLimitScale)
  const { current } = callCounts.add(`scan ${networkOf(request.ip)}`, { max, windowMs: dayMs })
  if (current > max) return 'none'
  return optsOutOfTracking(request) ? 'minimal' : 'full'
}

/** Records scans of posters. Deletes old scans when the server starts listening, and every day. */
export function registerPosterRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'scanEvent', async ({ context, input, request }) => ({
    success: true,
    ...(await recordEventScan(context, input, () => scanRecordingFor(context, request))),
  }))
  registerEndpoint(app, 'scanLandingPage', async ({ context, input, request }) => {
    await recordLandingScan(context, input, () => scanRecordingFor(context, request))
    return { success: true, message: messages.server.success }
  })

  runRepeatedly(app, { name: 'delete old scans', everyMs: dayMs, run: () => deleteOldScans(app.context) })
}
