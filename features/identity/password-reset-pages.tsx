import { useState } from 'react'
import { isFailure, messages } from '@/contract'
import { call } from '@/contract/client'
import { ForgotPasswordScreen, type ResetState } from './screens/forgot-password-screen'
import { ResetPasswordScreen } from './screens/reset-password-screen'

async function settle(answer: ReturnType<typeof call<'resetPassword' | 'requestPasswordReset'>>): Promise<ResetState> {
  const outcome = await answer
  if (outcome === null) return { phase: 'failed', message: messages.general.offline }
  return isFailure(outcome)
    ? { phase: 'failed', message: outcome.message }
    : { phase: 'done', message: outcome.message }
}

/** Asks for a link to choose a new password. */
export function ForgotPasswordPage({ signInHref }: { signInHref: string }) {
  const [state, setState] = useState<ResetState>({ phase: 'idle' })

  async function handleSubmit(username: string) {
    setState({ phase: 'working' })
    setState(await settle(call('requestPasswordReset', { username })))
  }

  return (
    <ForgotPasswordScreen state={state} onSubmit={(username) => void handleSubmit(username)} signInHref={signInHref} />
  )
}

/** Sets a new password with the token in the address's fragment. */
export function ResetPasswordPage({ signInHref }: { signInHref: string }) {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '')
  const [state, setState] = useState<ResetState>(
    token === '' ? { phase: 'failed', message: messages.identity.resetExpired } : { phase: 'idle' },
  )

  async function handleSubmit(password: string) {
    setState({ phase: 'working' })
    setState(await settle(call('resetPassword', { token, password })))
  }

  return (
    <ResetPasswordScreen state={state} onSubmit={(password) => void handleSubmit(password)} signInHref={signInHref} />
  )
}
