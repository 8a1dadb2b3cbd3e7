import { Alert, Button, Card, Loading } from '@campus-gigs/ui'
import { messages } from '@/domain'
import { ActionAlert } from '@/features/shared'
import type { AuthState } from '../identity.store'

interface AuthNoticeProps {
  state: AuthState
  /** Sends the same credentials again; offered when another attempt may succeed. */
  onRetry?: () => void
}

/** The error or success notice beside the form's button. */
export function AuthNotice({ state, onRetry }: AuthNoticeProps) {
  if (state.phase === 'notice') return <Alert>{state.message}</Alert>
  const failure = state.phase === 'failed' ? state : null
  return (
    <ActionAlert
      failure={failure?.message}
      onRetry={failure?.canRetry ? onRetry : undefined}
      offlineText={messages.general.offlineSignIn}
    />
  )
}

/** The notice while the ticket is exchanged for a session. */
export function SigningIn() {
  return (
    <div className="grid justify-items-start py-6">
      <Loading label="Checking who you are…" />
    </div>
  )
}

/** The notice after a sign-up with an existing account (SA-06, BA-07). */
export function ExistingAccount({ onSignInInstead }: { onSignInInstead: () => void }) {
  return (
    <Card tone="note" padding="lg" className="space-y-4">
      <p role="status" className="font-semibold text-lg">
        {messages.identity.alreadyHaveAccount}
      </p>
      <Button variant="primary" size="lg" fullWidth onClick={onSignInInstead}>
        Sign In Instead
      </Button>
    </Card>
  )
}
