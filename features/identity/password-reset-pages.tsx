import { useState } from 'react'
import { call } from '@/client'
import { isFailure } from '@/contract'
import { messages } from '@/domain'
import { ForgotPasswordScreen, type ResetState } from './screens/forgot-password-screen'
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './screens/reset-password-screen'

type Answer = Awaited<ReturnType<typeof call<'resetPassword' | 'requestPasswordReset'>>>

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
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '')
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
