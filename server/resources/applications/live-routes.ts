import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { livePath } from '@/contract'
import { timers } from '@/domain'
import { callsPerMinute } from '../../http/endpoint.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { bearerToken, cookieToken } from '../../identity/session-cookie.ts'
import { findSession } from '../../identity/sessions.ts'

/** The stream of a page that reads more slowly is closed; the page reconnects and reads everything again. */
const maxUnreadBytes = 64 * 1024

/**
 * Live updates of a business (GT-12), as server-sent events: `hello` once it is subscribed, `listing` with the
 * listing that has received an application or was changed, `refresh` when events may have been missed. By cookie, because an event source can
 * not send a header; 401 without a session, 403 for a student. The stream ends with the session and with the server.
 */
export function registerLiveRoute(app: FastifyInstance): void {
  const { context, live } = app
  app.get(livePath, { config: callsPerMinute(context, 120) }, async (request, reply) => {
    const token = bearerToken(request) ?? cookieToken(context, request)
    const account = token ? await findSession(context, token) : null
    if (!token || !account) throw new HttpFailure('unauthenticated')
    if (account.kind !== 'business') throw new HttpFailure('forbidden')

    const stream = new PassThrough()
    const send = (event: string, data: object = {}) => {
      if (stream.writableLength > maxUnreadBytes) stream.destroy()
      else stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    }
    const unsubscribe = live.subscribe(account.id, {
      onListingChange: (jobListingId) => send('listing', { jobListingId }),
      onReconnect: () => send('refresh'),
      onClose: () => stream.end(),
    })
    const heartbeat = setInterval(() => {
      findSession(context, token).then(
        (session) => (session ? stream.write(': still here\n\n') : stream.end()),
        () => stream.end(),
      )
    }, timers.liveHeartbeat)
    stream.once('close', () => {
      clearInterval(heartbeat)
      unsubscribe()
    })
    reply.raw.once('close', () => stream.destroy())
    send('hello')
    return reply
      .headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // The connection serves nothing but this stream, so it is closed with it.
        connection: 'close',
        // Disables nginx's buffering of the stream.
        'x-accel-buffering': 'no',
      })
      .send(stream)
  })
}
