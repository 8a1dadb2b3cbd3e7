import { Alert, Button, TextField } from '@campus-gigs/ui'
import { type FormEvent, useRef, useState } from 'react'
import { limits, messages } from '@/domain'
import { ActionAlert } from '@/features/shared'
import { AuthFrame } from './auth-frame'

/** The status of requesting a link or setting a new password. */
export type ResetState =
  | { phase: 'idle' }
  | { phase: 'working' }
  | { phase: 'failed'; message: string }
  | { phase: 'done'; message: string }

/** The notice that a reset screen shows. */
export function ResetNotice({ state }: { state: ResetState }) {
  if (state.phase === 'done') return <Alert tone="success">{state.message}</Alert>
  return (
    <ActionAlert failure={state.phase === 'failed' && state.message} offlineText={messages.general.offlineSignIn} />
  )
}

interface ForgotPasswordScreenProps {
  state: ResetState
  onSubmit: (username: string) => void
  signInHref: string
}

/** A business that forgot its password asks for a link (BA-05). */
export function ForgotPasswordScreen({ state, onSubmit, signInHref }: ForgotPasswordScreenProps) {
  const [username, setUsername] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const missing = username.trim() === ''
    setMissing(missing)
    if (missing) field.current?.focus()
    else onSubmit(username.trim())
  }

  return (
    <AuthFrame
      title="Forgot your password?"
      subtitle="Tell us your username. We send a link to the e-mail address of your profile."
      note={{ title: 'It happens to everyone.', text: 'The link works once, for one hour.' }}
    >
      <form noValidate aria-label="Forgotten password" className="space-y-4" onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          maxLength={limits.username.max}
          error={isMissing ? messages.identity.missingCredentials : undefined}
          onChange={(typed) => {
            setUsername(typed)
            setMissing(false)
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
