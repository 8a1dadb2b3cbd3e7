import { Alert, Button, Dialog, TextField } from '@campus-gigs/ui'
import { type FormEvent, useState } from 'react'
import { limits, messages } from '@/domain'

export interface SessionEndedDialogProps {
  open: boolean
  /** `identity` opens the provider in a window of its own; `credentials` asks here. */
  way: 'identity' | 'credentials'
  /** The username whose session it was, when it has one. */
  username: string
  busy: boolean
  error: string | null
  onIdentity: () => void
  onCredentials: (credentials: { username: string; password: string }) => void
  /** The person would rather not: what they were doing is given its refusal. */
  onCancel: () => void
}

/** Signs in again over whatever is open, so that nothing typed is lost (RT-11). */
export function SessionEndedDialog(props: SessionEndedDialogProps) {
  const { open, way, busy, error } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onCancel()}
      size="sm"
      title="Sign in to go on"
      description={messages.identity.sessionEnded}
    >
      <div className="space-y-4">
        {error !== null && <Alert tone="danger">{error}</Alert>}
        {way === 'identity' ? (
          <Button variant="primary" size="lg" fullWidth busy={busy} onClick={props.onIdentity}>
            Continue with your identity account
          </Button>
        ) : (
          <CredentialsForm key={props.username} username={props.username} busy={busy} onSubmit={props.onCredentials} />
        )}
      </div>
    </Dialog>
  )
}

interface CredentialsFormProps {
  username: string
  busy: boolean
  onSubmit: (credentials: { username: string; password: string }) => void
}

function CredentialsForm({ username: initial, busy, onSubmit }: CredentialsFormProps) {
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
