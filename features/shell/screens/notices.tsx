import { Alert, Button } from '@campus-gigs/ui'
import { messages } from '@/domain'

/** The state of signing out; `failed` leaves this device signed in. */
export type SignOutState = 'idle' | 'working' | 'failed'

interface NoticesProps {
  /** The number of calls pending for longer than `timers.slowCall`. */
  slowCalls: number
  signOut: SignOutState
  onSignOutRetry: () => void
  onSignOutHere: () => void
  /** Aborts the slow calls; the screens that made them offer a retry. */
  onCancelSlowCalls: () => void
}

/** The notices above every screen: a slow server, and signing out. */
export function Notices({ slowCalls, signOut, onSignOutRetry, onSignOutHere, onCancelSlowCalls }: NoticesProps) {
  if (slowCalls === 0 && signOut === 'idle') return null
  return (
    // As a toast, it is over a dialog and pressing it does not close the dialog.
    <div data-toasts="" className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl space-y-3 print:hidden">
      {slowCalls > 0 && (
        <Alert className="shadow-lifted" action={<Button onClick={onCancelSlowCalls}>Cancel</Button>}>
          {messages.general.stillTrying} The server is slow to answer. You can wait, or cancel and try again.
        </Alert>
      )}
      {signOut === 'working' && <Alert className="shadow-lifted">Signing you out…</Alert>}
      {signOut === 'failed' && (
        <Alert tone="danger" className="shadow-lifted" title="You're still signed in">
          <p>We couldn't reach the server to sign you out.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={onSignOutRetry}>Retry</Button>
            <Button variant="danger" onClick={onSignOutHere}>
              Sign out on this device
            </Button>
          </div>
        </Alert>
      )}
    </div>
  )
}
