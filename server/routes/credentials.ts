import type { FastifyInstance } from 'fastify'
import { messages } from '@/contract'
import { registerEndpoint } from '../endpoint.ts'
import { countAttempts } from '../identity/attempts.ts'
import { setSessionCookie } from '../identity/session-cookie.ts'
import { signInWithCredentials, signUpWithCredentials } from '../services/credentials.ts'
import { requestPasswordReset, resetPassword } from '../services/password-reset.ts'

/** Failures with one username before it has to wait a quarter of an hour. */
const mostFailures = 5

/** Businesses by username and password: signing up and in, and choosing a new password. */
export function registerCredentials(app: FastifyInstance): void {
  const attempts = countAttempts(app.context.clock, mostFailures)

  registerEndpoint(app, 'credentials', async ({ input, context, reply }) => {
    const init =
      input.action === 'signup'
        ? await signUpWithCredentials(context, input)
        : await signInWithCredentials(context, attempts, input)
    setSessionCookie(context, reply, init.token)
    return { success: true, ...init }
  })

  registerEndpoint(app, 'requestPasswordReset', async ({ input, context }) => {
    await requestPasswordReset(context, input.username)
    return { success: true, message: messages.identity.resetSent }
  })

  registerEndpoint(app, 'resetPassword', async ({ input, context }) => {
    await resetPassword(context, input.token, input.password)
    return { success: true, message: messages.identity.resetDone }
  })
}
