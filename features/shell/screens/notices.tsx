import { Alert, Button } from '@campus-gigs/ui'
import { messages } from '@/domain'
import { focusPage, useFocusHandover } from '@/features/shared'

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
export function Notices(props: NoticesProps) {
  return props.slowCalls === 0 && props.signOut === 'idle' ? null : <ShownNotices {...props} />
}

function ShownNotices({ slowCalls, signOut, onSignOutRetry, onSignOutHere, onCancelSlowCalls }: NoticesProps) {
  const noticesRef = useFocusHandover<HTMLDivElement>(() => focusPage)

  /** Moves the focus from a button that is removed with its notice. Without notices, the page takes the focus. */
  function keepFocus() {
    noticesRef.current?.focus()
  }

  return (
    // As a toast, it is over a dialog and pressing it does not close the dialog.
    <div
      ref={noticesRef}
      data-toasts=""
      tabIndex={-1}
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl space-y-3 outline-none print:hidden"
    >
      {slowCalls > 0 && (
        <Alert
          className="shadow-lifted"
          action={
            <Button
              onClick={() => {
                keepFocus()
                onCancelSlowCalls()
              }}
            >
              Cancel
            </Button>
          }
        >
          {messages.general.stillTrying} The server is slow to answer. You can wait, or cancel and try again.
        </Alert>
      )}
      {signOut === 'working' && <Alert className="shadow-lifted">Signing you out…</Alert>}
      {signOut === 'failed' && (
        <Alert tone="danger" className="shadow-lifted" title="You're still signed in">
          <p>We couldn't reach the server to sign you out.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              onClick={() => {
                keepFocus()
                onSignOutRetry()
              }}
            >
              Retry
            </Button>
            <Button variant="danger" onClick={onSignOutHere}>
              Sign out on this device
            </Button>
          </div>
        </Alert>
      )}
    </div>
  )
}
