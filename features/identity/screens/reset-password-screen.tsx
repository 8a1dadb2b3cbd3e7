import { Button, TextField } from '@campus-gigs/ui'
import { type FormEvent, useState } from 'react'
import { limits } from '@/contract'
import { signUpReadiness } from '../credentials'
import { AuthFrame } from './auth-frame'
import { ResetNotice, type ResetState } from './forgot-password-screen'

export interface ResetPasswordScreenProps {
  state: ResetState
  onSubmit: (password: string) => void
  signInHref: string
}

/** A new password, with the token a mail carried (BA-05). */
export function ResetPasswordScreen({ state, onSubmit, signInHref }: ResetPasswordScreenProps) {
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const readiness = signUpReadiness({ username: '', password, confirmPassword })
  const ready = readiness.ready && password.length >= limits.password.min

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (ready) onSubmit(password)
  }

  return (
    <AuthFrame
      title="Choose a new password"
      note={{ title: 'One more thing.', text: 'Every device that was signed in with the old password is signed out.' }}
    >
      {state.phase !== 'done' && (
        <form noValidate className="space-y-4" onSubmit={handleSubmit}>
          <TextField
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            hint={`At least ${limits.password.min} characters.`}
            value={password}
            maxLength={limits.password.max}
            onChange={setPassword}
          />
          <TextField
            label="Confirm password"
            name="confirm-password"
            type="password"
            autoComplete="new-password"
            value={confirmPassword}
            maxLength={limits.password.max}
            error={readiness.ready ? undefined : (readiness.reason ?? undefined)}
            onChange={setConfirmPassword}
          />
          <ResetNotice state={state} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            busy={state.phase === 'working'}
            disabled={!ready}
          >
            Set new password
          </Button>
        </form>
      )}
      {state.phase === 'done' && <ResetNotice state={state} />}
      <a href={signInHref} className="text-brand-ink underline underline-offset-4">
        Go to signing in
      </a>
    </AuthFrame>
  )
}
