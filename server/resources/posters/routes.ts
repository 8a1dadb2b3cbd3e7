import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayMs, limits, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { registerEndpoint } from '../../http/endpoint.ts'
import { networkOf } from '../../http/network.ts'
import { runRepeatedly } from '../../http/repeated-task.ts'
import { deleteOldScans, recordEventScan, recordLandingScan, type ScanRecording } from './service.ts'

/** Registers recording poster scans. Deletes old scans when the server starts to listen, and daily. */
export function registerPosterRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'scanEvent', async ({ context, input, request }) => {
    const { targetUrl, isVerified } = await recordEventScan(context, input, () => countScan(context, request))
    return { success: true, targetUrl, isVerified }
  })
  registerEndpoint(app, 'scanLandingPage', async ({ context, input, request }) => {
    await recordLandingScan(context, input, () => countScan(context, request))
    return { success: true, message: messages.server.success }
  })

  runRepeatedly(app, { name: 'delete old scans', everyMs: dayMs, run: () => deleteOldScans(app.context) })
}

/**
 * Counts a scan toward the daily limit of its network, times `RATE_LIMIT_SCALE`. @returns which data of it is stored
 */
function countScan({ callCounts, config }: Context, request: FastifyRequest): ScanRecording {
  const max = Math.ceil(limits.scansPerDay * config.rateLimitScale)
  const { calls } = callCounts.add(`scan ${networkOf(request.ip)}`, { max, windowMs: dayMs })
  if (calls > max) return 'none'
  return optsOutOfTracking(request) ? 'minimal' : 'full'
}

/** Whether the request carries Do Not Track or Global Privacy Control. */
function optsOutOfTracking({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
