import { Alert, Button, TextField } from '@campus-gigs/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { limits, messages } from '@/domain'
import { newPasswordError, signUpReadiness } from '../credentials'
import { AuthFrame } from './auth-frame'
import { ConfirmPassword, useConfirmationError } from './confirm-password'
import { ResetNotice, type ResetState } from './reset-notice'
import { useNextLink } from './use-next-link'

export interface ResetPasswordScreenProps {
  /** The status of the reset; `expired` for a link that was used or has expired. */
  state: ResetState | { phase: 'expired' }
  onSubmit: (password: string) => void
  signInHref: string
  /** The page that requests another link. */
  forgotPasswordHref: string
}

/** The form for a new password, with the token from the mail (BA-05). */
export function ResetPasswordScreen({ state, onSubmit, signInHref, forgotPasswordHref }: ResetPasswordScreenProps) {
  const isOver = state.phase === 'done' || state.phase === 'expired'
  const nextLink = useNextLink(isOver)
  const nextPage =
    state.phase === 'done'
      ? { href: signInHref, label: 'Go to sign in' }
      : { href: forgotPasswordHref, label: 'Ask for a new link' }

  function handleSubmit(password: string) {
    nextLink.markSubmitted()
    onSubmit(password)
  }

  return (
    <AuthFrame
      title="Choose a new password"
      note={{ title: 'One more thing.', text: 'Every device that was signed in with the old password is signed out.' }}
    >
      {state.phase === 'expired' && <Alert tone="danger">{messages.identity.resetExpired}</Alert>}
      {state.phase === 'done' && <ResetNotice state={state} />}
      {isOver ? (
        <Button asChild variant="primary" size="lg" fullWidth>
          <a ref={nextLink.ref} href={nextPage.href}>
            {nextPage.label}
          </a>
        </Button>
      ) : (
        <NewPasswordForm state={state} onSubmit={handleSubmit} />
      )}
    </AuthFrame>
  )
}

interface NewPasswordFormProps {
  state: ResetState
  onSubmit: (password: string) => void
}

function NewPasswordForm({ state, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [isTooShort, setIsTooShort] = useState(false)
  const reasonId = useId()
  const passwordRef = useRef<HTMLInputElement>(null)
  const readiness = signUpReadiness({ password, confirmPassword })
  const confirmation = useConfirmationError(readiness, confirmPassword)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!readiness.ready) return
    const error = newPasswordError(password)
    setIsTooShort(error !== null)
    if (error === null) onSubmit(password)
    else passwordRef.current?.focus()
  }

  return (
    <form noValidate aria-label="Choose a password" className="space-y-4" onSubmit={handleSubmit}>
      <TextField
        ref={passwordRef}
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={messages.identity.passwordTooShort}
        value={password}
        maxLength={limits.password.max}
        error={isTooShort ? messages.identity.passwordTooShort : undefined}
        onChange={(typed) => {
          setPassword(typed)
          setIsTooShort(false)
        }}
      />
      <ConfirmPassword confirmPassword={confirmPassword} onChange={setConfirmPassword} {...confirmation.field} />
      <ResetNotice state={state} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        busy={state.phase === 'working'}
        disabled={!readiness.ready}
        aria-describedby={reasonId}
      >
        Set new password
      </Button>
      <p id={reasonId} className="text-ink-muted text-sm empty:hidden">
        {confirmation.buttonReason}
      </p>
    </form>
  )
}
