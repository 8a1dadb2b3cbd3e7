import { Button, TextField } from '@campus-gigs/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { limits, messages } from '@/domain'
import { type Credentials, signUpReadiness } from '../credentials'
import type { AuthState } from '../identity.store'
import { AuthNotice } from './auth-notice'

export interface CredentialsFormProps {
  intent: 'signup' | 'signin'
  state: AuthState
  credentials: Credentials
  onCredentialsChange: (credentials: Credentials) => void
  onSubmit: () => void
}

/** The element to focus after a refusal: Retry if offered, else the invalid field, else the first empty field. */
function nextControlOf(form: HTMLFormElement): HTMLElement | null {
  const fields = [...form.querySelectorAll('input')]
  const invalid = fields.find((field) => field.ariaInvalid === 'true')
  const empty = fields.find((field) => field.value === '')
  return form.querySelector<HTMLElement>('[role=alert] button') ?? invalid ?? empty ?? fields[0] ?? null
}

/** A business's username and password, to sign up or in with (BA-01). */
export function CredentialsForm({ intent, state, credentials, onCredentialsChange, onSubmit }: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)
  const readiness = intent === 'signup' ? signUpReadiness(credentials) : ({ ready: true } as const)
  const failed = state.phase === 'failed'
  const errors = (failed && state.fields) || {}
  const [isConfirmTouched, setConfirmTouched] = useState(false)
  const isConfirmShown = isConfirmTouched || credentials.confirmPassword !== ''
  const reasonId = useId()
  const set = (change: Partial<Credentials>) => onCredentialsChange({ ...credentials, ...change })

  // The refusal disables the pressed button, so the focus needs a new target.
  useEffect(() => {
    if (state.phase !== 'failed' || !submitted.current || !form.current) return
    submitted.current = false
    nextControlOf(form.current)?.focus()
  }, [state])

  function submit() {
    submitted.current = true
    onSubmit()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (readiness.ready) submit()
  }

  function handleRetry() {
    // The notice's button is removed, so focus the form, which stays.
    form.current?.focus()
    submit()
  }

  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-label={intent === 'signup' ? 'Sign up' : 'Sign in'}
      className="space-y-4 outline-none"
      onSubmit={handleSubmit}
    >
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={credentials.username}
        error={errors.username}
        maxLength={limits.username.max}
        onChange={(username) => set({ username })}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete={intent === 'signup' ? 'new-password' : 'current-password'}
        hint={intent === 'signup' ? messages.identity.passwordShort : undefined}
        value={credentials.password}
        error={errors.password}
        maxLength={limits.password.max}
        onChange={(password) => set({ password })}
      />
      {intent === 'signup' && (
        <TextField
          label="Confirm password"
          name="confirm-password"
          type="password"
          autoComplete="new-password"
          value={credentials.confirmPassword}
          maxLength={limits.password.max}
          error={readiness.ready || !isConfirmShown ? undefined : readiness.reason}
          onBlur={() => setConfirmTouched(true)}
          onChange={(confirmPassword) => set({ confirmPassword })}
        />
      )}
      <AuthNotice state={state} onRetry={handleRetry} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        busy={state.phase === 'working'}
        disabled={!readiness.ready || (intent === 'signin' && failed)}
        aria-describedby={reasonId}
      >
        {intent === 'signup' ? 'Sign Up' : 'Sign In'}
      </Button>
      <p id={reasonId} className="text-ink-muted text-sm empty:hidden">
        {!readiness.ready && !isConfirmShown && readiness.reason}
      </p>
    </form>
  )
}
