import type { FastifyInstance } from 'fastify'
import type { ResponseOf } from '@/contract'
import { goingLiveMessages, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { clientGoneSignal } from '../../http/client-gone.ts'
import { type Call, registerEndpoint } from '../../http/endpoint.ts'
import { signInBrowser } from '../../identity/browser-session.ts'
import { findKnownDevice, rememberDevice } from '../../identity/known-device.ts'
import { hashToken } from '../../identity/secrets.ts'
import { requireBearerToken } from '../../identity/session-cookie.ts'
import { recordSecurityEvent } from '../../security-events.ts'
import { toBusiness } from '../businesses/mapping.ts'
import { getBusiness } from '../businesses/queries.ts'
import { loadBusinessSession } from '../businesses/service.ts'
import { changeSignIn, checkNewPassword, requireUsername } from './change-sign-in.ts'
import { signInWithCredentials, signUpWithCredentials } from './credentials.ts'
import { resendVerificationLink, verifyEmail } from './email-verification.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import { countSignUp, createResetThrottle, SignInThrottle } from './sign-in-throttle.ts'

/** Sign-up and sign-in of businesses with username and password, changes of either, password resets, e-mail verification. */
export function registerCredentialRoutes(app: FastifyInstance): void {
  const { server, identity } = messages
  const signInThrottle = new SignInThrottle(app.context)
  const takeResetMail = createResetThrottle(app.context)

  registerEndpoint(app, 'credentials', async ({ input, context, request, reply }) => {
    const isNew = input.action === 'signup'
    const clientGone = clientGoneSignal(reply)
    if (isNew) countSignUp(context, request.ip)
    const begin = async (context: Context, id: string) => {
      await rememberDevice(context, id, request, reply)
      return { id, token: await signInBrowser(context, { kind: 'business', id }, request, reply) }
    }
    const { id, token } = isNew
      ? await begin(context, await signUpWithCredentials(context, input, clientGone))
      : await signInThrottle.run(
          {
            username: input.username,
            address: request.ip,
            device: await findKnownDevice(context, request, input.username.toLowerCase()),
          },
          () => signInWithCredentials(context, input, clientGone, begin),
        )
    const message = isNew ? server.businessCreated : server.businessProfileExists
    return { success: true, token, ...(await loadBusinessSession(context, id, message)) }
  })

  registerEndpoint(app, 'changeSignIn', (call) => handleSignInChange(call, signInThrottle))

  registerEndpoint(app, 'sendVerificationLink', async ({ context, account, input }) => {
    const businessData = toBusiness(await resendVerificationLink(context, account.id, input.email))
    return { message: linkMessage(context), businessData }
  })

  registerEndpoint(app, 'verifyEmail', async ({ context, input }) => {
    await verifyEmail(context, input.token)
    return { success: true, message: goingLiveMessages.email.verified }
  })

  registerEndpoint(app, 'requestPasswordReset', async ({ input, context }) => {
    recordSecurityEvent(context.log, { event: 'passwordResetRequested' })
    // A rate-limited request gets the same response, which reveals nothing about the username.
    if (await takeResetMail(input.username)) context.mailQueue.add(() => requestPasswordReset(context, input.username))
    // Without an SMTP server, mails stay in a folder.
    return { success: true, message: context.config.smtpUrl ? identity.resetSent : identity.resetKept }
  })

  registerEndpoint(app, 'resetPassword', async ({ input, context, request, reply }) => {
    const id = await resetPassword(context, input.token, input.password, clientGoneSignal(reply))
    recordSecurityEvent(context.log, { event: 'passwordReset' })
    // Store this browser as a known device, so that strangers' failed sign-ins can't block the next sign-in.
    await rememberDevice(context, id, request, reply)
    return { success: true, message: identity.resetDone }
  })
}

/** Changes the e-mail address, the password or both; a new password ends the other sessions. */
async function handleSignInChange(
  { input, context, account, request, reply }: Call<'changeSignIn'>,
  signInThrottle: SignInThrottle,
): Promise<ResponseOf<'changeSignIn'>> {
  const username = await requireUsername(context, account.id)
  checkNewPassword(username, input.newPassword)
  const device = hashToken(requireBearerToken(request))
  const { email: earlierEmail } = await getBusiness(context.db, account.id)
  await signInThrottle.run({ username, address: request.ip, device }, () =>
    changeSignIn(context, account, input, requireBearerToken(request), clientGoneSignal(reply)),
  )
  if (input.newPassword !== undefined) {
    recordSecurityEvent(context.log, { event: 'passwordChanged' })
    await rememberDevice(context, account.id, request, reply)
  }
  const businessData = toBusiness(await getBusiness(context.db, account.id))
  const isLinkSent = input.email !== undefined && input.email !== earlierEmail
  if (isLinkSent) recordSecurityEvent(context.log, { event: 'emailChanged' })
  return { message: isLinkSent ? linkMessage(context) : messages.server.success, businessData }
}

/** The message about a verification link. Without an SMTP server the link stays in the mail folder. */
function linkMessage({ config }: Context): string {
  return config.smtpUrl ? goingLiveMessages.email.linkSent : goingLiveMessages.email.linkKept
}
