import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { closeSession, openSession } from '../../identity/browser-session.ts'
import { businessSession } from '../businesses/queries.ts'
import { studentSession } from '../students/queries.ts'
import { enterBusiness, enterStudent } from './service.ts'
import { redeemTicket } from './tickets.ts'

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

  for (const name of ['signOutStudent', 'signOutBusiness'] as const)
    registerEndpoint(app, name, async ({ context, request, reply }) => {
      await closeSession(context, request, reply)
      return { message: server.success }
    })
}
