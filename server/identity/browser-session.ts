import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { bearerToken, clearSessionCookie, cookieToken, setSessionCookie } from './session-cookie.ts'
import { type Account, beginSession, endSession } from './sessions.ts'

/**
 * Begins a session in this browser, in place of the one it had, of whichever kind: a shared machine keeps
 * nobody signed in behind somebody else's back. Resolves with the token; the cookie is set.
 */
export async function openSession(
  context: Context,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const earlier = cookieToken(context, request)
  if (earlier) await endSession(context, earlier)
  const token = await beginSession(context, account)
  setSessionCookie(context, reply, token)
  return token
}

/** Revokes the bearer's session and takes the browser's cookie away. */
export async function closeSession(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = bearerToken(request)
  if (token) await endSession(context, token)
  clearSessionCookie(context, reply)
}
