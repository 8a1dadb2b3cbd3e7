import { Alert, Button, Dialog, TextField } from '@campus-gigs/ui'
import { type FormEvent, useState } from 'react'
import { limits, messages } from '@/domain'
import type { SignInCredentials } from '../credentials'

interface SessionEndedDialogProps {
  open: boolean
  /** `provider` opens the identity provider in a new window; `password` shows the fields in the dialog. */
  method: 'provider' | 'password'
  /** The username of the ended session; empty for an account without one. */
  username: string
  busy: boolean
  error: string | null
  onProviderSignIn: () => void
  onPasswordSignIn: (credentials: SignInCredentials) => void
  /** Called when the person declines; the calls that wait for a session then fail with 401. */
  onCancel: () => void
}

/** Signs in again in a dialog over the open page, so that its unsaved input stays (RT-11). */
export function SessionEndedDialog(props: SessionEndedDialogProps) {
  const { open, method, username, busy, error } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onCancel()
      }}
      size="sm"
      title="Sign in to go on"
      description={messages.identity.sessionEnded}
    >
      <div className="space-y-4">
        {error !== null && <Alert tone="danger">{error}</Alert>}
        {method === 'provider' ? (
          <Button variant="primary" size="lg" fullWidth busy={busy} onClick={props.onProviderSignIn}>
            Continue with your identity account
          </Button>
        ) : (
          <SignInAgainForm key={username} initialUsername={username} busy={busy} onSubmit={props.onPasswordSignIn} />
        )}
      </div>
    </Dialog>
  )
}

interface SignInAgainFormProps {
  initialUsername: string
  busy: boolean
  onSubmit: (credentials: SignInCredentials) => void
}

function SignInAgainForm({ initialUsername, busy, onSubmit }: SignInAgainFormProps) {
  const [username, setUsername] = useState(initialUsername)
  const [password, setPassword] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit({ username, password })
  }

  return (
    <form noValidate className="space-y-4" onSubmit={handleSubmit}>
      <TextField
        label="Username"
        autoComplete="username"
        value={username}
        maxLength={limits.username.max}
        onChange={setUsername}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        maxLength={limits.password.max}
        onChange={setPassword}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        busy={busy}
        disabled={username.trim() === '' || password === ''}
      >
        Sign In
      </Button>
    </form>
  )
}
