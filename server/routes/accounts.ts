import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '@/contract'
import type { Context } from '../context.ts'
import { registerEndpoint } from '../endpoint.ts'
import { bearerToken, clearSessionCookie, cookieToken, setSessionCookie } from '../identity/session-cookie.ts'
import { type Account, beginSession, endSession } from '../identity/sessions.ts'
import { enterBusiness, enterStudent } from '../services/accounts.ts'
import { businessSession } from '../services/business-session.ts'
import { studentSession } from '../services/student-session.ts'
import { redeemTicket } from '../services/tickets.ts'

/** Signing up and in with what the identity provider said, and signing out. */
export function registerAccounts(app: FastifyInstance): void {
  const { server } = messages

  registerEndpoint(app, 'initStudent', async ({ context, input, request, reply }) => {
    const { id, isNew } = await enterStudent(context, await redeemTicket(context, 'student', input))
    const token = await openSession(context, { kind: 'student', id }, request, reply)
    return { token, ...(await studentSession(context, id, isNew ? server.success : server.userExists)) }
  })

  registerEndpoint(app, 'initBusiness', async ({ context, input, request, reply }) => {
    const { id, isNew } = await enterBusiness(context, await redeemTicket(context, 'business', input))
    const token = await openSession(context, { kind: 'business', id }, request, reply)
    return { token, ...(await businessSession(context, id, isNew ? server.success : server.businessProfileExists)) }
  })

  registerEndpoint(app, 'signOutStudent', ({ context, request, reply }) => closeSession(context, request, reply))
  registerEndpoint(app, 'signOutBusiness', ({ context, request, reply }) => closeSession(context, request, reply))
}

/** Begins a session in this browser in place of the one it had, of whichever kind. */
async function openSession(
  context: Context,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const earlier = cookieToken(request)
  if (earlier) await endSession(context, earlier)
  const token = await beginSession(context, account)
  setSessionCookie(context, reply, token)
  return token
}

async function closeSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ message: string }> {
  const token = bearerToken(request)
  if (token) await endSession(context, token)
  clearSessionCookie(reply)
  return { message: messages.server.success }
}
