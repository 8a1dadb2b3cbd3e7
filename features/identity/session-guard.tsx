import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { messages } from '@/contract'
import { account, onSessionEnded, session } from '@/contract/client'
import { signInAgain } from './identity.store'
import { SessionEndedDialog } from './screens/session-ended-dialog'
import { identityStart, readArrival } from './ticket'

const channelName = 'campus-gigs:signed-in-again'

interface Guard {
  asking: boolean
  busy: boolean
  error: string | null
}

const guard: Guard = proxy({ asking: false, busy: false, error: null })
let waiting: ((signedIn: boolean) => void)[] = []

function settle(signedIn: boolean): void {
  guard.asking = false
  guard.busy = false
  for (const resolve of waiting) resolve(signedIn)
  waiting = []
}

export interface SessionGuardProps {
  /** The address the sign-in window ends at; it renders `SignedInAgainPage`. */
  signedInAgainPath: string
  /** Somebody else signed in: the page starts afresh at their home. */
  onOtherAccount: () => void
}

/** Listens for calls refused because the session has ended, and asks to sign in again over the page. */
export function SessionGuard({ signedInAgainPath, onOtherAccount }: SessionGuardProps) {
  const { asking, busy, error } = useSnapshot(guard)
  const { business } = useSnapshot(account)

  useEffect(() => {
    onSessionEnded(
      () =>
        new Promise((resolve) => {
          waiting.push(resolve)
          guard.error = null
          guard.asking = true
        }),
    )
    return () => onSessionEnded(null)
  }, [])

  async function finish(how: Parameters<typeof signInAgain>[0]) {
    guard.busy = true
    guard.error = null
    const outcome = await signInAgain(how)
    guard.busy = false
    if (typeof outcome === 'object') guard.error = outcome.error
    else {
      settle(outcome === 'same')
      if (outcome === 'other') onOtherAccount()
    }
  }

  function handleIdentity() {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      channel.close()
      if (typeof data !== 'string') return
      const { ticket, error: problem } = readArrival(data)
      if (ticket !== null) void finish({ ticket })
      else guard.error = problem === 'cancelled' ? messages.identity.cancelled : messages.identity.failed
    }
    const kind = session.kind ?? 'student'
    const opened = window.open(identityStart(kind, 'signin', signedInAgainPath), '_blank', 'popup,width=520,height=720')
    if (opened === null) {
      channel.close()
      guard.error = 'Your browser blocked the sign-in window. Allow windows for this site and try again.'
    }
  }

  return (
    <SessionEndedDialog
      open={asking}
      way={business?.username ? 'credentials' : 'identity'}
      username={business?.username ?? ''}
      busy={busy}
      error={error}
      onIdentity={handleIdentity}
      onCredentials={(credentials) => void finish(credentials)}
      onCancel={() => settle(false)}
    />
  )
}

/** Hands a sign-in window's result to the page that opened it, and closes the window. */
export function reportSignedInAgain(fragment: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(fragment)
  channel.close()
  window.close()
}
