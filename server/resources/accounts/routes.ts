import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { closeSession, openSession } from '../../identity/browser-session.ts'
import { loadBusinessSession } from '../businesses/service.ts'
import { loadStudentSession } from '../students/service.ts'
import { signInWithTicket } from './service.ts'

/** Signing up and in with an identity provider's ticket, reading the session's state (SA-10), and signing out. */
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

  for (const name of ['signOutStudent', 'signOutBusiness'] as const)
    registerEndpoint(app, name, async ({ context, request, reply }) => {
      await closeSession(context, request, reply)
      return { message: server.success }
    })
}
