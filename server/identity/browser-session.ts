import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { deviceName } from './device-name.ts'
import { bearerToken, clearSessionCookie, cookieToken, setSessionCookie } from './session-cookie.ts'
import { type Account, beginSession, endSession } from './sessions.ts'

/**
 * Begins a session in this browser, sets its cookie and returns its token. Ends the browser's earlier session of any
 * kind first, so that no account stays signed in unnoticed on a shared computer.
 */
export async function signInBrowser(
  context: Context,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const earlier = cookieToken(context, request)
  if (earlier) await endSession(context, earlier)
  const token = await beginSession(context, account, deviceName(request.headers['user-agent']))
  setSessionCookie(context, reply, token)
  return token
}

/**
 * Makes the browser clear its HTTP and back/forward caches, in which pages of the account may be. The storage stays,
 * because drafts of every account on this device outlive a sign-out, and an admin's token in another tab is there.
 */
export function clearCaches(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"')
}

/** Ends the session of the bearer token, and clears the cookie and the caches. */
export async function signOutBrowser(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = bearerToken(request)
  if (token) await endSession(context, token)
  clearSessionCookie(context, reply)
  clearCaches(reply)
}
