import { Alert } from '@campus-gigs/ui'
import { messages } from '@/domain'
import { ActionAlert } from '@/features/shared'

/** The status of a password reset's request, on the screen that asks for a link or on the one for the new password. */
export type ResetState =
  | { phase: 'idle' }
  | { phase: 'working' }
  | { phase: 'failed'; message: string }
  | { phase: 'done'; message: string }

/** The notice of a reset screen: the server's message after a success, the failure, or that the browser is offline. */
export function ResetNotice({ state }: { state: ResetState }) {
  if (state.phase === 'done') return <Alert tone="success">{state.message}</Alert>
  const failure = state.phase === 'failed' ? state.message : null
  return <ActionAlert failure={failure} offlineText={messages.general.offlineSignIn} />
}
