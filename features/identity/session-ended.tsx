// Loaded when a session has ended.
import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { onAccountChangedElsewhere, readToken, refreshSession, session, useAccount } from '@/client'
import { messages } from '@/domain'
import { signInAgain } from './identity.store'
import { SessionEndedDialog } from './screens/session-ended-dialog'
import { openSignInWindow } from './sign-in-window'
import { readArrival } from './ticket'

interface EndedSession {
  isOpen: boolean
  /** Whether a sign-in is being sent. */
  isBusy: boolean
  error: string | null
}

const state: EndedSession = proxy({ isOpen: false, isBusy: false, error: null })
/** Settles the refused calls that wait for the dialog. */
let resolvers: ((signedIn: boolean) => void)[] = []
/** The token that the server refused last. */
let refusedToken: string | null = null
/** Whether a request is checking which account the token of another tab belongs to. */
let isCheckingToken = false
/** Whether another tab changed the storage since that request was sent. */
let isCheckOutdated = false
/** Stops listening for the result of the latest sign-in window. */
let stopListening = () => {}

/** Closes the dialog and settles the calls; `signedIn` repeats them. */
function settle(signedIn: boolean): void {
  stopListening()
  state.isOpen = false
  state.isBusy = false
  for (const resolve of resolvers) resolve(signedIn)
  resolvers = []
}

/**
 * Whether another tab signed the same account in again: it stored another token, and the server says that this token is
 * the account's. False offline, and for another account's token.
 */
async function isSignedInElsewhere(): Promise<boolean> {
  const token = readToken()
  if (token === null || token === refusedToken) return false
  return (await refreshSession({ signInAgain: false })) === 'fresh'
}

/** Closes the open dialog and repeats the calls when another tab signed the same account in again (SH-08). */
async function checkOtherTabs(): Promise<void> {
  isCheckOutdated = true
  if (isCheckingToken) return
  isCheckingToken = true
  while (isCheckOutdated && state.isOpen && !state.isBusy) {
    isCheckOutdated = false
    if (await isSignedInElsewhere()) settle(true)
  }
  isCheckingToken = false
}

const handleOtherTabs = () => void checkOtherTabs()

/**
 * Opens the dialog.
 * @param token the token that the server refused
 * @param mayOpen whether a dialog may open, checked after each wait
 * @returns whether the same account has signed in again
 */
export async function askToSignIn(token: string | null, mayOpen: () => boolean): Promise<boolean> {
  refusedToken = token
  if (await isSignedInElsewhere()) return true
  // Another tab may have signed out meanwhile.
  if (!mayOpen()) return false
  return new Promise((resolve) => {
    resolvers.push(resolve)
    state.error = null
    state.isOpen = true
  })
}

async function sendSignIn(proof: Parameters<typeof signInAgain>[0], onOtherAccount: () => void): Promise<void> {
  state.isBusy = true
  state.error = null
  const outcome = await signInAgain(proof)
  state.isBusy = false
  if (outcome.kind === 'failed') {
    state.error = outcome.message
    return
  }
  settle(outcome.kind === 'sameAccount')
  if (outcome.kind === 'otherAccount') onOtherAccount()
}

export interface SessionEndedProps {
  /** The `next` address that marks a window opened to renew a session. */
  signedInAgainPath: string
  /** Called when another account signed in, to reload the page at that account's home. */
  onOtherAccount: () => void
}

/** The dialog that {@link askToSignIn} opens over the page. */
export function SessionEnded({ signedInAgainPath, onOtherAccount }: SessionEndedProps) {
  const { isOpen, isBusy, error } = useSnapshot(state)
  const { business } = useAccount()

  useEffect(() => {
    // The waiting calls belong to the account that was signed in before (SH-08).
    const unsubscribe = onAccountChangedElsewhere(() => settle(false))
    window.addEventListener('storage', handleOtherTabs)
    window.addEventListener('focus', handleOtherTabs)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', handleOtherTabs)
      window.removeEventListener('focus', handleOtherTabs)
    }
  }, [])

  function handleIdentity() {
    stopListening()
    state.error = null
    const signInWindow = openSignInWindow(session.kind ?? 'student', signedInAgainPath, (fragment) => {
      const { ticket, error: problem } = readArrival(fragment)
      if (ticket !== null) void sendSignIn({ ticket }, onOtherAccount)
      else state.error = messages.identity[problem ?? 'failed']
    })
    stopListening = signInWindow.stop
    if (signInWindow.isBlocked) state.error = messages.identity.windowBlocked
  }

  return (
    <SessionEndedDialog
      open={isOpen}
      method={business?.username ? 'credentials' : 'identity'}
      username={business?.username ?? ''}
      busy={isBusy}
      error={error}
      onIdentity={handleIdentity}
      onCredentials={(credentials) => void sendSignIn(credentials, onOtherAccount)}
      onCancel={() => settle(false)}
    />
  )
}
