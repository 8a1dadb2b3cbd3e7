import { randomInt } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { campusPerMinute, livePath } from '@/contract'
import { moderationMessages, timers } from '@/domain'
import type { Context } from '../context.ts'
import { callsPerMinute } from '../http/call-limits.ts'
import { HttpFailure } from '../http/http-failure.ts'
import { bearerToken, cookieToken } from '../identity/session-cookie.ts'
import { type Account, findSession } from '../identity/sessions.ts'
import type { LiveHub } from './live-hub.ts'

/** The most unread bytes of a stream. One with more is closed, and its page reconnects and reloads its data. */
const maxUnreadBytes = 128 * 1024

/** The range of the random reconnect delay, which spreads the reconnects of a server's pages. */
const reconnectMs = { min: 1_000, max: 10_000 }

/**
 * Serves the live updates of the caller's account as server-sent events: `hello` after subscribing; `listing` when a
 * listing of the business has another application, content or status (GT-12); `jobListing` with a changed listing, for
 * students; `refresh` when events may have been lost. Authenticated by cookie, because an event source can't send
 * headers. 401 without a session, 403 for an admin and a suspended business, 429 when the server has too many pages.
 * The stream ends with the session and with the server.
 */
export function registerLiveRoute(app: FastifyInstance): void {
  const { context, live } = app
  app.get(livePath, { config: callsPerMinute(context, campusPerMinute) }, async (request, reply) => {
    const token = bearerToken(request) ?? cookieToken(context, request)
    const account = await authenticate(context, token)
    const stream = openEventStream(live, account)
    if (!stream) throw new HttpFailure('rateLimited')
    endUnlessAllowed(stream, () => authenticate(context, token))
    reply.raw.once('close', () => stream.destroy())
    return reply
      .headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        connection: 'close',
        // Disable nginx's response buffering.
        'x-accel-buffering': 'no',
      })
      .send(stream)
  })
}

/**
 * The account that a session may follow. A page that is only open does not use its session, also not when its browser
 * opens the stream again.
 * @throws HttpFailure 401 without a live session, 403 for an admin and a suspended business.
 */
async function authenticate(context: Context, token: string | undefined): Promise<Account> {
  const account = token === undefined ? null : await findSession(context, token, { isUse: false })
  if (!account) throw new HttpFailure('unauthenticated')
  if (account.kind === 'admin') throw new HttpFailure('forbidden')
  if (account.kind === 'business' && account.isSuspended)
    throw new HttpFailure('forbidden', moderationMessages.suspended)
  return account
}

/** Opens a stream of an account's events with a heartbeat; null when the server has too many pages. */
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

/**
 * Periodically authenticates again, and ends the stream when that fails: for an expired session, and for one that ended
 * or a business that was suspended without the notification, which usually ends the stream at once.
 */
function endUnlessAllowed(stream: PassThrough, authenticateAgain: () => Promise<Account>): void {
  // Also when the database is unreachable: the page reconnects, which authenticates it.
  const check = () => void authenticateAgain().catch(() => stream.end())
  const sessionCheck = setInterval(check, timers.liveSessionCheck)
  stream.once('close', () => clearInterval(sessionCheck))
}
