import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
import { countSignUp, createResetThrottle } from './mail-and-sign-up-limits.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import { SignInThrottle } from './sign-in-throttle.ts'

/** Sign-up and sign-in of businesses with a password, changes of either, resets, e-mail verification. */
export function registerCredentialRoutes(app: FastifyInstance): void {
  const { server, identity } = messages
  const signInThrottle = new SignInThrottle(app.context)
  const consumeResetMail = createResetThrottle(app.context)

  registerEndpoint(app, 'credentials', async (call) => {
    const isNew = call.input.action === 'signup'
    const { businessId, token } = isNew ? await signUp(call) : await signIn(call, signInThrottle)
    const message = isNew ? server.businessCreated : server.businessProfileExists
    const session = await loadBusinessSession(call.context, businessId, message)
    return { success: true, token, ...session }
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
    if (await consumeResetMail(input.username))
      context.mailQueue.add(() => requestPasswordReset(context, input.username))
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

/** A business that is signed in, and the token of its new session. */
interface BegunSession {
  businessId: string
  token: string
}

/** Signs a business up, and begins its first session. */
async function signUp({ input, context, request, reply }: Call<'credentials'>): Promise<BegunSession> {
  countSignUp(context, request.ip)
  const businessId = await signUpWithCredentials(context, input, clientGoneSignal(reply))
  return beginSession(context, businessId, request, reply)
}

/** Signs a business in, within the limits of failed sign-ins. */
async function signIn(
  { input, context, request, reply }: Call<'credentials'>,
  signInThrottle: SignInThrottle,
): Promise<BegunSession> {
  const clientGone = clientGoneSignal(reply)
  const device = await findKnownDevice(context, request, input.username.toLowerCase())
  return signInThrottle.run({ username: input.username, address: request.ip, device }, () =>
    signInWithCredentials(context, input, clientGone, (txContext, businessId) =>
      beginSession(txContext, businessId, request, reply),
    ),
  )
}

/** Stores this browser as a known device of a business, and begins a session in it. */
async function beginSession(
  context: Context,
  businessId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<BegunSession> {
  await rememberDevice(context, businessId, request, reply)
  const token = await signInBrowser(context, { kind: 'business', id: businessId }, request, reply)
  return { businessId, token }
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
