import { useState } from 'react'
import { account, call, refreshSession } from '@/client'
import { isFailure, isResponse } from '@/contract'
import { messages } from '@/domain'
import { ForgotPasswordScreen } from './screens/forgot-password-screen'
import type { ResetState } from './screens/reset-notice'
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './screens/reset-password-screen'
import { UnsubscribeScreen, type UnsubscribeScreenProps } from './screens/unsubscribe-screen'
import { VerifyEmailScreen, type VerifyEmailScreenProps } from './screens/verify-email-screen'

/** The token in the fragment of a mailed link's address; empty without one. */
function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '')
  return token
}

type Answer = Awaited<ReturnType<typeof call<'resetPassword' | 'requestPasswordReset'>>>

/** The state of a reset screen after the server's answer; null when the browser was offline. */
function stateAfter(answer: Answer): ResetState {
  if (answer === null) return { phase: 'failed', message: messages.general.offline }
  return { phase: isFailure(answer) ? 'failed' : 'done', message: answer.message }
}

/** The page that requests a password reset link. */
export function ForgotPasswordPage({ signInHref }: { signInHref: string }) {
  const [state, setState] = useState<ResetState>({ phase: 'idle' })

  async function handleSubmit(username: string) {
    setState({ phase: 'working' })
    setState(stateAfter(await call('requestPasswordReset', { username })))
  }

  return (
    <ForgotPasswordScreen state={state} onSubmit={(username) => void handleSubmit(username)} signInHref={signInHref} />
  )
}

type ResetPasswordPageProps = Pick<ResetPasswordScreenProps, 'signInHref' | 'forgotPasswordHref'>

/** Sets a new password with the token in the address's fragment. */
export function ResetPasswordPage({ signInHref, forgotPasswordHref }: ResetPasswordPageProps) {
  const token = useLinkToken()
  const [state, setState] = useState<ResetPasswordScreenProps['state']>({ phase: token === '' ? 'expired' : 'idle' })

  async function handleSubmit(password: string) {
    setState({ phase: 'working' })
    const answer = await call('resetPassword', { token, password })
    const isExpired = isFailure(answer) && answer.code === 'unauthenticated'
    setState(isExpired ? { phase: 'expired' } : stateAfter(answer))
  }

  return (
    <ResetPasswordScreen
      state={state}
      onSubmit={(password) => void handleSubmit(password)}
      signInHref={signInHref}
      forgotPasswordHref={forgotPasswordHref}
    />
  )
}

type VerifyEmailPageProps = Pick<VerifyEmailScreenProps, 'homeHref' | 'settingsHref'>

/** Verifies an e-mail address with the token in the address's fragment, once somebody presses the button. */
export function VerifyEmailPage(links: VerifyEmailPageProps) {
  const token = useLinkToken()
  const [state, setState] = useState<VerifyEmailScreenProps['state']>({ phase: token === '' ? 'expired' : 'idle' })

  async function handleVerify() {
    setState({ phase: 'working' })
    const answer = await call('verifyEmail', { token })
    if (isResponse(answer)) {
      setState({ phase: 'done' })
      if (account.business) void refreshSession({ signInAgain: false })
    } else if (answer?.code === 'unauthenticated') setState({ phase: 'expired' })
    else setState({ phase: 'failed', message: answer?.message ?? messages.general.offline })
  }

  return <VerifyEmailScreen state={state} onVerify={() => void handleVerify()} {...links} />
}

type UnsubscribePageProps = Pick<UnsubscribeScreenProps, 'settingsHrefs'>

/** Switches off the mails that the token in the address's fragment names, once the button is pressed. */
export function UnsubscribePage({ settingsHrefs }: UnsubscribePageProps) {
  const token = useLinkToken()
  const [state, setState] = useState<UnsubscribeScreenProps['state']>({ phase: 'idle' })

  async function handleUnsubscribe() {
    setState({ phase: 'working' })
    const answer = await call('unsubscribe', { token })
    if (isResponse(answer)) setState({ phase: 'done', topic: answer.topic })
    else if (answer?.code === 'unauthenticated' || answer?.code === 'invalid') setState({ phase: 'broken' })
    else setState({ phase: 'failed', message: answer?.message ?? messages.general.offline })
  }

  return (
    <UnsubscribeScreen state={state} onUnsubscribe={() => void handleUnsubscribe()} settingsHrefs={settingsHrefs} />
  )
}
