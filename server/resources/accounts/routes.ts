import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { type Call, registerEndpoint } from '../../http/endpoint.ts'
import { endOtherSession, endOtherSessions, listSessions } from '../../identity/account-sessions.ts'
import { readBrowserToken } from '../../identity/browser-cookie.ts'
import { signInBrowser, signOutBrowser } from '../../identity/browser-session.ts'
import { requireBearerToken } from '../../identity/session-cookie.ts'
import type { Account } from '../../identity/sessions.ts'
import { recordSecurityEvent } from '../../security-events.ts'
import { getBusiness } from '../businesses/queries.ts'
import { loadBusinessSession } from '../businesses/service.ts'
import { loadStudentSession } from '../students/service.ts'
import { signInWithTicket } from './service.ts'

/**
 * Registers sign-up and sign-in by ticket, reading the session (SA-10), listing and ending an account's sessions
 * (SA-09), and sign-out.
 */
export function registerAccountRoutes(app: FastifyInstance): void {
  const { server } = messages

  registerEndpoint(app, 'initStudent', async ({ context, input, request, reply }) => {
    const { id, isNew } = await signInWithTicket(context, 'student', readBrowserToken(context, request), input)
    const token = await signInBrowser(context, { kind: 'student', id }, request, reply)
    const message = isNew ? server.success : server.userExists
    const session = await loadStudentSession(context, id, message)
    return { token, ...session }
  })
  registerEndpoint(app, 'initBusiness', async ({ context, input, request, reply }) => {
    const { id, isNew } = await signInWithTicket(context, 'business', readBrowserToken(context, request), input)
    const token = await signInBrowser(context, { kind: 'business', id }, request, reply)
    const message = isNew ? server.success : server.businessProfileExists
    const session = await loadBusinessSession(context, id, message)
    return { token, ...session }
  })

  registerEndpoint(app, 'studentSession', ({ context, account }) => loadStudentSession(context, account.id))
  registerEndpoint(app, 'businessSession', ({ context, account }) => loadBusinessSession(context, account.id))

  registerEndpoint(app, 'studentSessions', respondWithSessions)
  registerEndpoint(app, 'businessSessions', respondWithSessions)
  registerEndpoint(app, 'endStudentSessions', handleEndSessions)
  registerEndpoint(app, 'endBusinessSessions', handleEndSessions)

  registerEndpoint(app, 'signOutStudent', handleSignOut)
  registerEndpoint(app, 'signOutBusiness', handleSignOut)
}

/** The parts of a session call that both kinds of account share. */
type SessionCall = Pick<Call<'studentSessions' | 'businessSessions'>, 'context' | 'account' | 'request'>

async function respondWithSessions({ context, account, request }: SessionCall) {
  const liveSessions = await listSessions(context, account, requireBearerToken(request))
  const sessions = liveSessions.map((session) => ({
    ...session,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  }))
  return { success: true as const, sessions, providerName: await signOutProviderName(request.server, context, account) }
}

/** The name of the account's identity provider, when it has an end-session endpoint; null otherwise. */
async function signOutProviderName({ identityProvider }: FastifyInstance, { db }: Context, { kind, id }: Account) {
  if (!identityProvider?.hasEndSession()) return null
  const isVouchedFor = kind === 'student' || (await getBusiness(db, id)).issuer !== null
  return isVouchedFor ? identityProvider.name : null
}

/** Ends the session of the input's id, else all except the caller's, and responds with the remaining ones. */
async function handleEndSessions(call: Call<'endStudentSessions' | 'endBusinessSessions'>) {
  const { context, account, request, input } = call
  const callerToken = requireBearerToken(request)
  if ('id' in input) await endOtherSession(context.db, account, callerToken, input.id)
  else await endOtherSessions(context.db, account, callerToken)
  recordSecurityEvent(context.log, { event: 'sessionRevoked', kind: account.kind })
  return respondWithSessions(call)
}

async function handleSignOut({ context, request, reply }: Call<'signOutStudent' | 'signOutBusiness'>) {
  await signOutBrowser(context, request, reply)
  return { message: messages.server.success }
}
