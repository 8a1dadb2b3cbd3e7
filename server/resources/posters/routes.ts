import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayMs, limits, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { registerEndpoint } from '../../http/endpoint.ts'
import { networkOf } from '../../http/network.ts'
import { runRepeatedly } from '../../http/repeated-task.ts'
import { Throttle } from '../../identity/throttle.ts'
import { deleteOldScans, recordEventScan, recordLandingScan, type ScanRecording } from './service.ts'

/** Whether the request carries Do Not Track or Global Privacy Control. */
function optsOutOfTracking({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** Counts the stored scans of each network, times `RATE_LIMIT_SCALE`, in the memory of each server. */
function createScanThrottle({ clock, config }: Context): Throttle {
  const maxAttempts = Math.ceil(limits.scansPerDay * config.rateLimitScale)
  return new Throttle({ maxAttempts, refillMs: dayMs / maxAttempts, nowMs: () => clock.now().getTime() })
}

/** What is stored of a scan; uses up one scan of the day of the request's network. */
function scanRecordingFor(scans: Throttle, request: FastifyRequest): ScanRecording {
  if (!scans.take(networkOf(request.ip))) return 'none'
  return optsOutOfTracking(request) ? 'minimal' : 'full'
}

/** Records scans of posters. Deletes old scans when the server starts listening, and every day. */
export function registerPosterRoutes(app: FastifyInstance): void {
  const scans = createScanThrottle(app.context)
  registerEndpoint(app, 'scanEvent', async ({ context, input, request }) => ({
    success: true,
    ...(await recordEventScan(context, input, () => scanRecordingFor(scans, request))),
  }))
  registerEndpoint(app, 'scanLandingPage', async ({ context, input, request }) => {
    await recordLandingScan(context, input, () => scanRecordingFor(scans, request))
    return { success: true, message: messages.server.success }
  })

  runRepeatedly(app, { name: 'delete old scans', everyMs: dayMs, run: () => deleteOldScans(app.context) })
}
