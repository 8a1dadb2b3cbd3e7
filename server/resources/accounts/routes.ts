import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { type Call, registerEndpoint } from '../../http/endpoint.ts'
import { closeSession, openSession } from '../../identity/browser-session.ts'
import { bearerToken } from '../../identity/session-cookie.ts'
import { endOtherSessions, listSessions } from '../../identity/sessions.ts'
import { loadBusinessSession } from '../businesses/service.ts'
import { loadStudentSession } from '../students/service.ts'
import { signInWithTicket } from './service.ts'

/** Sign-up and sign-in with a ticket of the identity provider, the session (SA-10), all sessions (SA-09) and sign-out. */
export function registerAccountRoutes(app: FastifyInstance): void {
  const { server } = messages

  registerEndpoint(app, 'initStudent', async ({ context, input, request, reply }) => {
    const { id, isNew } = await signInWithTicket(context, 'student', input)
    const token = await openSession(context, { kind: 'student', id }, request, reply)
    return { token, ...(await loadStudentSession(context, id, isNew ? server.success : server.userExists)) }
  })

  registerEndpoint(app, 'initBusiness', async ({ context, input, request, reply }) => {
    const { id, isNew } = await signInWithTicket(context, 'business', input)
    const token = await openSession(context, { kind: 'business', id }, request, reply)
    return { token, ...(await loadBusinessSession(context, id, isNew ? server.success : server.businessProfileExists)) }
  })

  registerEndpoint(app, 'studentSession', ({ context, account }) => loadStudentSession(context, account.id))
  registerEndpoint(app, 'businessSession', ({ context, account }) => loadBusinessSession(context, account.id))

  for (const name of ['studentSessions', 'businessSessions'] as const) registerEndpoint(app, name, respondWithSessions)
  for (const name of ['endStudentSessions', 'endBusinessSessions'] as const)
    registerEndpoint(app, name, async (call) => {
      const { context, account, request, input } = call
      await endOtherSessions(context.db, account, bearerToken(request) ?? '', 'id' in input ? input.id : undefined)
      return respondWithSessions(call)
    })

  for (const name of ['signOutStudent', 'signOutBusiness'] as const)
    registerEndpoint(app, name, async ({ context, request, reply }) => {
      await closeSession(context, request, reply)
      return { message: server.success }
    })
}

/** The response of every call about sessions: the caller's live sessions. */
async function respondWithSessions({
  context,
  account,
  request,
}: Pick<Call<SessionsEndpoint>, 'context' | 'account' | 'request'>) {
  const live = await listSessions(context, account, bearerToken(request) ?? '')
  const sessions = live.map((session) => ({
    ...session,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  }))
  return { success: true as const, sessions }
}

type SessionsEndpoint = 'studentSessions' | 'businessSessions' | 'endStudentSessions' | 'endBusinessSessions'
