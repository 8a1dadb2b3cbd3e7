import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { livePath } from '@/contract'
import { timers } from '@/domain'
import { HttpFailure } from '../../http/http-failure.ts'
import { bearerToken, cookieToken } from '../../identity/session-cookie.ts'
import { findSession } from '../../identity/sessions.ts'

/** A page that reads this far behind is sent away; it comes back and asks for everything. */
const mostUnread = 64 * 1024

/**
 * What happens at a business while it looks (GT-12), as server-sent events: `hello` once it is followed, `application`
 * with the listing somebody has applied to, `refresh` when anything may have been missed. By cookie, since an event
 * source can not send a header; 401 without a session, 403 for a student. Ends with the session and with the server.
 */
export function registerLive(app: FastifyInstance): void {
  const { context, live } = app
  const rateLimit = { max: Math.ceil(120 * context.config.rateLimitScale) }
  app.get(livePath, { config: { rateLimit } }, async (request, reply) => {
    const token = bearerToken(request) ?? cookieToken(context, request)
    const account = token ? await findSession(context, token) : null
    if (!token || !account) throw new HttpFailure('unauthenticated')
    if (account.kind !== 'business') throw new HttpFailure('forbidden')

    const stream = new PassThrough()
    const send = (event: string, data: object = {}) => {
      if (stream.writableLength > mostUnread) stream.destroy()
      else stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    }
    const leave = live.follow(account.id, {
      onApplication: (jobListingId) => send('application', { jobListingId }),
      onGap: () => send('refresh'),
      onEnd: () => stream.end(),
    })
    const heartbeat = setInterval(() => {
      findSession(context, token).then(
        (still) => (still ? stream.write(': still here\n\n') : stream.end()),
        () => stream.end(),
      )
    }, timers.liveHeartbeat)
    stream.once('close', () => {
      clearInterval(heartbeat)
      leave()
    })
    reply.raw.once('close', () => stream.destroy())
    send('hello')
    return reply
      .headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // The stream is all this connection is for: when it ends, nothing is left to wait for.
        connection: 'close',
        // A proxy that gathers answers would keep the news to itself.
        'x-accel-buffering': 'no',
      })
      .send(stream)
  })
}
