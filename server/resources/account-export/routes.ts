import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { FastifyInstance } from 'fastify'
import { accountExportPath, accountExports } from '@/contract'
import { messages, minuteMs } from '@/domain'
import { ClientGone } from '../../http/client-gone.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { bearerToken } from '../../identity/session-cookie.ts'
import { findSession } from '../../identity/sessions.ts'
import { createSharedThrottle } from '../../identity/shared-throttle.ts'
import { exportEntries, loadExport } from './service.ts'

/** The most concurrent exports of a server, which limits files in memory. */
export const maxConcurrentExports = 4
const busyRetrySeconds = 60

/**
 * `GET /api/account/export` streams the caller's data as a ZIP file, with one file in memory at a time. The cookie
 * alone authorises no download, because links on other sites send it, and the cookie may be all that is left of a
 * session that was ended offline. 401 without a session, 403 for an admin, 429 after `accountExports.atOnce` downloads,
 * during another download of the account, and over {@link maxConcurrentExports}.
 */
export function registerAccountExportRoute(app: FastifyInstance): void {
  const { context } = app
  const consumeExport = createSharedThrottle(context, {
    maxAttempts: accountExports.atOnce,
    refillMs: accountExports.refillMinutes * minuteMs,
  })
  /** The accounts whose downloads this server is sending. One download each, so that no account uses all of them up. */
  const runningIds = new Set<string>()

  app.get(accountExportPath, { exposeHeadRoute: false }, async (request, reply) => {
    const token = bearerToken(request)
    const account = token ? await findSession(context, token) : null
    if (!account) throw new HttpFailure('unauthenticated')
    if (account.kind === 'admin') throw new HttpFailure('forbidden')
    // The `close` below has then been emitted already, so the download would count as running forever.
    if (reply.raw.destroyed) throw new ClientGone()
    if (runningIds.has(account.id) || runningIds.size >= maxConcurrentExports)
      throw new HttpFailure('rateLimited', { retryAfterSeconds: busyRetrySeconds })
    runningIds.add(account.id)
    reply.raw.once('close', () => runningIds.delete(account.id))
    if (!(await consumeExport(`export ${account.id}`)))
      throw new HttpFailure('rateLimited', {
        message: messages.account.tooManyExports,
        retryAfterSeconds: accountExports.refillMinutes * 60,
      })
    const data = await loadExport(context, account)
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="campus-gigs-data.zip"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    return reply.send(Readable.from(makeZip(exportEntries(context, data))))
  })
}
