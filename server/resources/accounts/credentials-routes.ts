import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { openSession } from '../../identity/browser-session.ts'
import { businessSession } from '../businesses/queries.ts'
import { signInWithCredentials, signUpWithCredentials } from './credentials.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import { resetThrottle, SignInThrottle } from './sign-in-throttle.ts'

/** Businesses by username and password: signing up and in, and choosing a new password. */
export function registerCredentials(app: FastifyInstance): void {
  const { server, identity } = messages
  const signIns = new SignInThrottle(app.context)
  const resets = resetThrottle(app.context)

  registerEndpoint(app, 'credentials', async ({ input, context, request, reply }) => {
    const isNew = input.action === 'signup'
    const id = isNew
      ? await signUpWithCredentials(context, input)
      : await signIns.guard(input.username, request.ip, () => signInWithCredentials(context, input))
    const token = await openSession(context, { kind: 'business', id }, request, reply)
    const message = isNew ? server.businessCreated : server.businessProfileExists
    return { success: true, token, ...(await businessSession(context, id, message)) }
  })

  registerEndpoint(app, 'requestPasswordReset', async ({ input, context }) => {
    // Whoever is mailed too often is none the wiser, and neither is the one who asks.
    if (resets.take(input.username.toLowerCase())) await requestPasswordReset(context, input.username)
    return { success: true, message: identity.resetSent }
  })

  registerEndpoint(app, 'resetPassword', async ({ input, context }) => {
    await resetPassword(context, input.token, input.password)
    return { success: true, message: identity.resetDone }
  })
}
