import { Alert, Button } from '@campus-gigs/ui'
import { messages } from '@/contract'

export interface NoticesProps {
  /** Calls under way for over 15 s. */
  slowCalls: number
  /** Signing out failed: this device still holds the session. */
  signOutFailed: boolean
  onSignOutRetry: () => void
  onSignOutHere: () => void
  onReload: () => void
}

/** What the whole product has to say, above every screen: a slow server, a sign-out that failed. */
export function Notices({ slowCalls, signOutFailed, onSignOutRetry, onSignOutHere, onReload }: NoticesProps) {
  if (slowCalls === 0 && !signOutFailed) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl space-y-3">
      {slowCalls > 0 && (
        <Alert className="shadow-lifted" action={<Button onClick={onReload}>Reload</Button>}>
          {messages.general.stillTrying} The server is slow to answer. You can wait, or cancel by reloading.
        </Alert>
      )}
      {signOutFailed && (
        <Alert
          tone="danger"
          className="shadow-lifted"
          title="You are still signed in"
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={onSignOutRetry}>Retry</Button>
              <Button variant="danger" onClick={onSignOutHere}>
                Sign out on this device
              </Button>
            </div>
          }
        >
          We could not reach the server to sign you out.
        </Alert>
      )}
    </div>
  )
}
