import { Alert, Button, Card, Loading } from '@campus-gigs/ui'
import { messages } from '@/contract'
import type { AuthState } from '../identity.store'

/** What went wrong, or that nothing did. */
export function AuthNotice({ state }: { state: AuthState }) {
  if (state.phase !== 'idle') return null
  if (state.error !== null) return <Alert tone="danger">{state.error}</Alert>
  return state.notice === null ? null : <Alert>{state.notice}</Alert>
}

/** While the ticket is traded for a session. */
export function SigningIn() {
  return (
    <div className="grid justify-items-start py-6">
      <Loading label="Checking who you are…" />
    </div>
  )
}

/** Somebody signed up who already has an account (SA-06, BA-07). */
export function ExistingAccount({ onSignInInstead }: { onSignInInstead: () => void }) {
  return (
    <Card tone="note" padding="lg" className="space-y-4" role="status">
      <p className="font-semibold text-lg">{messages.identity.alreadyHaveAccount}</p>
      <Button variant="primary" size="lg" fullWidth onClick={onSignInInstead}>
        Sign In Instead
      </Button>
    </Card>
  )
}
