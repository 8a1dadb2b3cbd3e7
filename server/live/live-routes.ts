import { randomInt } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { campusPerMinute, livePath } from '@/contract'
import { moderationMessages, timers } from '@/domain'
import { callsPerMinute } from '../http/endpoint.ts'
import { HttpFailure } from '../http/http-failure.ts'
import { bearerToken, cookieToken } from '../identity/session-cookie.ts'
import { type Account, findSession } from '../identity/sessions.ts'
import type { LiveHub } from './live-hub.ts'

/** The stream of a page that reads more slowly is closed; the page reconnects and reads everything again. */
const maxUnreadBytes = 128 * 1024

/** A lost stream is opened again after a random time in this range, so that a server's pages do not all come back at once. */
const reconnectMs = { min: 1_000, max: 10_000 }

/**
 * Live updates of the caller's account, as server-sent events: `hello` once the page is subscribed; `listing` with a
 * business's listing that has received an application or was changed (GT-12); `jobListing` with a listing that was
 * changed, for students; `refresh` when events may have been missed. By cookie, because an event source cannot send a
 * header; 401 without a session, 403 for an admin and a suspended business, 429 when the server has no room. The stream ends
 * with the session and with the server.
 */
export function registerLiveRoute(app: FastifyInstance): void {
  const { context, live } = app
  app.get(livePath, { config: callsPerMinute(context, campusPerMinute) }, async (request, reply) => {
    const token = bearerToken(request) ?? cookieToken(context, request)
    const account = token ? await findSession(context, token) : null
    if (!token || !account) throw new HttpFailure('unauthenticated')
    if (account.kind === 'admin') throw new HttpFailure('forbidden')
    if (account.kind === 'business' && account.isSuspended)
      throw new HttpFailure('forbidden', moderationMessages.suspended)

    const stream = openEventStream(live, account)
    if (!stream) throw new HttpFailure('rateLimited')
    endOnExpiry(stream, () => findSession(context, token))
    reply.raw.once('close', () => stream.destroy())
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

/** A stream of an account's events with a heartbeat, until it is closed; null when the server has no room. */
function openEventStream(live: LiveHub, account: Account): PassThrough | null {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (stream.writableLength > maxUnreadBytes) stream.destroy()
    else if (!stream.writableEnded) stream.write(`${text}\n\n`)
  }
  const send = (event: string, data = '{}') => write(`event: ${event}\ndata: ${data}`)
  const unsubscribe = live.subscribe(account, {
    onEvent: send,
    onReconnect: () => send('refresh'),
    onClose: () => stream.end(),
  })
  if (!unsubscribe) return null
  const heartbeat = setInterval(() => write(': still here'), timers.liveHeartbeat)
  stream.once('close', () => {
    clearInterval(heartbeat)
    unsubscribe()
  })
  write(`retry: ${randomInt(reconnectMs.min, reconnectMs.max)}\nevent: hello\ndata: {}`)
  return stream
}

/** Ends the stream once its session has expired, until it is closed. Every other end of a session is published at once. */
function endOnExpiry(stream: PassThrough, findOwnSession: () => Promise<object | null>): void {
  const check = async () => {
    // Null also when the database cannot be reached: the page reconnects and is asked for its session again.
    const session = await findOwnSession().catch(() => null)
    if (!session) stream.end()
  }
  const expiryCheck = setInterval(() => void check(), timers.liveSessionCheck)
  stream.once('close', () => clearInterval(expiryCheck))
}
