import { Alert, Button, Dialog, TextField } from '@campus-gigs/ui'
import { type FormEvent, useState } from 'react'
import { limits, messages } from '@/domain'

interface SessionEndedDialogProps {
  open: boolean
  /** `identity` opens the provider in a new window; `credentials` shows the fields in the dialog. */
  method: 'identity' | 'credentials'
  /** The username of the ended session; empty for an account without one. */
  username: string
  busy: boolean
  error: string | null
  onIdentity: () => void
  onCredentials: (credentials: { username: string; password: string }) => void
  /** Called when the person declines; the calls that wait for a session then fail with 401. */
  onCancel: () => void
}

/** Signs in again in a dialog over the open page, so that its unsaved input stays (RT-11). */
export function SessionEndedDialog(props: SessionEndedDialogProps) {
  const { open, method, busy, error } = props
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
        {method === 'identity' ? (
          <Button variant="primary" size="lg" fullWidth busy={busy} onClick={props.onIdentity}>
            Continue with your identity account
          </Button>
        ) : (
          <SignInAgainForm key={props.username} username={props.username} busy={busy} onSubmit={props.onCredentials} />
        )}
      </div>
    </Dialog>
  )
}

interface SignInAgainFormProps {
  username: string
  busy: boolean
  onSubmit: (credentials: { username: string; password: string }) => void
}

function SignInAgainForm({ username: initial, busy, onSubmit }: SignInAgainFormProps) {
  const [username, setUsername] = useState(initial)
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
