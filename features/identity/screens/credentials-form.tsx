import { Button, TextField } from '@campus-gigs/ui'
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { limits, messages } from '@/domain'
import { type Credentials, type FieldErrors, type Intent, signUpReadiness } from '../credentials'
import type { AuthState } from '../identity.store'
import { AuthNotice } from './auth-notice'
import { ConfirmPassword, useConfirmationError } from './confirm-password'

export interface CredentialsFormProps {
  intent: Intent
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

/**
 * Moves the focus when the server refuses, because the refusal disables the button that was pressed.
 * @returns a function to call on each submit, before the credentials are sent
 */
function useFocusAfterRefusal(formRef: RefObject<HTMLFormElement | null>, state: AuthState): () => void {
  const wasSubmittedRef = useRef(false)
  useEffect(() => {
    if (state.phase !== 'failed' || !wasSubmittedRef.current || !formRef.current) return
    wasSubmittedRef.current = false
    nextControlOf(formRef.current)?.focus()
  }, [formRef, state])
  return () => {
    wasSubmittedRef.current = true
  }
}

interface CredentialFieldsProps extends Pick<CredentialsFormProps, 'intent' | 'credentials' | 'onCredentialsChange'> {
  errors: FieldErrors
  confirmation: ReturnType<typeof useConfirmationError>['field']
}

function CredentialFields(props: CredentialFieldsProps) {
  const { intent, credentials, onCredentialsChange, errors, confirmation } = props
  const edit = (typed: Partial<Credentials>) => onCredentialsChange({ ...credentials, ...typed })
  return (
    <>
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={credentials.username}
        error={errors.username}
        maxLength={limits.username.max}
        onChange={(username) => edit({ username })}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete={intent === 'signup' ? 'new-password' : 'current-password'}
        hint={intent === 'signup' ? messages.identity.passwordTooShort : undefined}
        value={credentials.password}
        error={errors.password}
        maxLength={limits.password.max}
        onChange={(password) => edit({ password })}
      />
      {intent === 'signup' && (
        <ConfirmPassword
          confirmPassword={credentials.confirmPassword}
          onChange={(confirmPassword) => edit({ confirmPassword })}
          error={confirmation.error}
          onBlur={confirmation.onBlur}
        />
      )}
    </>
  )
}

/** A business's username and password, to sign up or in with (BA-01). */
export function CredentialsForm({ intent, state, credentials, onCredentialsChange, onSubmit }: CredentialsFormProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const markSubmitted = useFocusAfterRefusal(formRef, state)
  // A sign-in's button is always ready; its fields are validated on submit.
  const readiness = intent === 'signup' ? signUpReadiness(credentials) : ({ ready: true } as const)
  const hasFailed = state.phase === 'failed'
  const confirmation = useConfirmationError(readiness, credentials.confirmPassword)
  const reasonId = useId()

  function submit() {
    markSubmitted()
    onSubmit()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (readiness.ready) submit()
  }

  function handleRetry() {
    // The notice's button is removed, so focus the form, which stays.
    formRef.current?.focus()
    submit()
  }

  return (
    <form
      ref={formRef}
      noValidate
      tabIndex={-1}
      aria-label={intent === 'signup' ? 'Sign up' : 'Sign in'}
      className="space-y-4 outline-none"
      onSubmit={handleSubmit}
    >
      <CredentialFields
        intent={intent}
        credentials={credentials}
        onCredentialsChange={onCredentialsChange}
        errors={state.phase === 'failed' && state.fields ? state.fields : {}}
        confirmation={confirmation.field}
      />
      <AuthNotice state={state} onRetry={handleRetry} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        busy={state.phase === 'working'}
        disabled={!readiness.ready || (intent === 'signin' && hasFailed)}
        aria-describedby={reasonId}
      >
        {intent === 'signup' ? 'Sign Up' : 'Sign In'}
      </Button>
      <p id={reasonId} className="text-ink-muted text-sm empty:hidden">
        {confirmation.buttonReason}
      </p>
    </form>
  )
}
