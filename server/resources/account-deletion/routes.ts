import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { clientGoneSignal } from '../../http/client-gone.ts'
import { registerEndpoint } from '../../http/endpoint.ts'
import { clearCaches } from '../../identity/browser-session.ts'
import { hashToken } from '../../identity/secrets.ts'
import { clearSessionCookie, requireBearerToken } from '../../identity/session-cookie.ts'
import { recordSecurityEvent } from '../../security-events.ts'
import { requirePassword } from '../accounts/credentials.ts'
import { SignInThrottle } from '../accounts/sign-in-throttle.ts'
import { getBusiness } from '../businesses/queries.ts'
import { deleteBusinessAccount } from './business-account.ts'
import { deleteStudentAccount } from './student-account.ts'

/** Registers the deletion of students' and businesses' accounts. */
export function registerAccountDeletionRoutes(app: FastifyInstance): void {
  const throttle = new SignInThrottle(app.context)
  const done = { success: true, message: messages.server.success } as const

  registerEndpoint(app, 'deleteStudent', async ({ context, account, reply }) => {
    await deleteStudentAccount(context, account.id)
    recordSecurityEvent(context.log, { event: 'accountDeleted', kind: 'student' })
    clearSessionCookie(context, reply)
    clearCaches(reply)
    return done
  })

  registerEndpoint(app, 'deleteBusiness', async ({ context, account, input, request, reply }) => {
    const { username, passwordHash } = await getBusiness(context.db, account.id)
    if (username === null) await deleteBusinessAccount(context, account.id, passwordHash)
    else {
      const device = hashToken(requireBearerToken(request))
      await throttle.run({ username, address: request.ip, device }, async () => {
        await requirePassword(context, passwordHash, input.currentPassword, clientGoneSignal(reply))
        await deleteBusinessAccount(context, account.id, passwordHash)
      })
    }
    recordSecurityEvent(context.log, { event: 'accountDeleted', kind: 'business' })
    clearSessionCookie(context, reply)
    clearCaches(reply)
    return done
  })
}
