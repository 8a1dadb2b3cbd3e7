import { Button, TextField } from '@campus-gigs/ui'
import { type FormEvent, useRef, useState } from 'react'
import { limits, messages } from '@/domain'
import { AuthFrame } from './auth-frame'
import { ResetNotice, type ResetState } from './reset-notice'

interface ForgotPasswordScreenProps {
  state: ResetState
  onSubmit: (username: string) => void
  signInHref: string
}

/**
 * A business that forgot its password asks for a link (BA-05). The form stays after a success: the server answers the
 * same for an unknown username, so somebody who gets no mail can correct the username and ask again.
 */
export function ForgotPasswordScreen({ state, onSubmit, signInHref }: ForgotPasswordScreenProps) {
  const [username, setUsername] = useState('')
  const [isUsernameMissing, setIsUsernameMissing] = useState(false)
  const fieldRef = useRef<HTMLInputElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const trimmed = username.trim()
    setIsUsernameMissing(trimmed === '')
    if (trimmed === '') fieldRef.current?.focus()
    else onSubmit(trimmed)
  }

  return (
    <AuthFrame
      title="Forgot your password?"
      subtitle="Tell us your username. We send a link to the e-mail address of your profile."
      note={{ title: 'It happens to everyone.', text: 'The link works once, for one hour.' }}
    >
      <form noValidate aria-label="Forgotten password" className="space-y-4" onSubmit={handleSubmit}>
        <TextField
          ref={fieldRef}
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          maxLength={limits.username.max}
          error={isUsernameMissing ? messages.identity.usernameRequired : undefined}
          onChange={(typed) => {
            setUsername(typed)
            setIsUsernameMissing(false)
          }}
        />
        <ResetNotice state={state} />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={state.phase === 'working'}>
          Send me a link
        </Button>
      </form>
      <a href={signInHref} className="inline-block text-brand-ink underline underline-offset-4">
        Back to sign in
      </a>
    </AuthFrame>
  )
}
