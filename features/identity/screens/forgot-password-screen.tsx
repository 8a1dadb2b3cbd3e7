import { Alert, Button, TextField } from '@campus-gigs/ui'
import { type FormEvent, useState } from 'react'
import { limits } from '@/contract'
import { AuthFrame } from './auth-frame'

/** How asking, or choosing a new password, is going. */
export type ResetState =
  | { phase: 'idle' }
  | { phase: 'working' }
  | { phase: 'failed'; message: string }
  | { phase: 'done'; message: string }

/** The notice that a reset screen shows. */
export function ResetNotice({ state }: { state: ResetState }) {
  if (state.phase === 'failed') return <Alert tone="danger">{state.message}</Alert>
  return state.phase === 'done' ? <Alert tone="success">{state.message}</Alert> : null
}

export interface ForgotPasswordScreenProps {
  state: ResetState
  onSubmit: (username: string) => void
  signInHref: string
}

/** A business that forgot its password asks for a link (BA-05). */
export function ForgotPasswordScreen({ state, onSubmit, signInHref }: ForgotPasswordScreenProps) {
  const [username, setUsername] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (username.trim() !== '') onSubmit(username.trim())
  }

  return (
    <AuthFrame
      title="Forgot your password?"
      subtitle="Tell us your username. We send a link to the e-mail address of your profile."
      note={{ title: 'It happens to everybody.', text: 'The link works once, for one hour.' }}
    >
      <form noValidate className="space-y-4" onSubmit={handleSubmit}>
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          value={username}
          maxLength={limits.username.max}
          onChange={setUsername}
        />
        <ResetNotice state={state} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          busy={state.phase === 'working'}
          disabled={username.trim() === ''}
        >
          Send me a link
        </Button>
      </form>
      <a href={signInHref} className="text-brand-ink underline underline-offset-4">
        Back to signing in
      </a>
    </AuthFrame>
  )
}
