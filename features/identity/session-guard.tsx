import { useEffect } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import {
  account,
  onAccountChangedElsewhere,
  readToken,
  refreshSession,
  session,
  setSessionEndedHandler,
  useAccount,
} from '@/client'
import type { SessionEnded } from './session-ended'
import { identityStart, readArrival } from './ticket'

const channelName = 'campus-gigs:signed-in-again'

/** The size of the sign-in window, in CSS pixels, as `window.open` takes it. */
const signInWindowFeatures = 'popup,width=520,height=720'

interface Guard {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The dialog and its sign-in, once a session has ended. */
  ended: SessionEnded | null
  /** Whether a sign-in is being sent. */
  isBusy: boolean
  error: string | null
}

const guard: Guard = proxy({ isOpen: false, ended: null, isBusy: false, error: null })
/** Whether the screen needs a session. On a public screen, such as a sign-in page, a refused call opens no dialog. */
let isNeededByScreen = false
/** Settles the refused calls that wait for the dialog. */
let resolvers: ((signedIn: boolean) => void)[] = []
/** The token that the server refused last. */
let refusedToken: string | null = null
/** Whether a request is checking which account the token of another tab belongs to. */
let isCheckingToken = false
/** Whether another tab changed the storage since that request was sent. */
let isCheckOutdated = false
/** Receives the result of the sign-in window opened last. */
let channel: BroadcastChannel | null = null

function stopListening(): void {
  channel?.close()
  channel = null
}

/** Closes the dialog and settles the calls; `signedIn` repeats them. */
function settle(signedIn: boolean): void {
  stopListening()
  guard.isOpen = false
  guard.isBusy = false
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
  while (isCheckOutdated && guard.isOpen && !guard.isBusy) {
    isCheckOutdated = false
    if (await isSignedInElsewhere()) settle(true)
  }
  isCheckingToken = false
}

const handleOtherTabs = () => void checkOtherTabs()

/** Whether a refused call may ask to sign in: the screen needs a session, and the account is still signed in on this device. */
const maySignInAgain = () => isNeededByScreen && (account.user !== null || account.business !== null)

/** Loads the dialog's code. @returns whether it was loaded */
async function loadDialog(): Promise<boolean> {
  try {
    const { sessionEnded } = await import('./session-ended')
    guard.ended = ref(sessionEnded)
    return true
  } catch (error) {
    // Without the dialog the call fails with 401, and its screen offers a retry.
    console.error(error)
    return false
  }
}

/** Opens the dialog; resolves with whether the same account has signed in again. False at once where no dialog may open. */
async function askToSignIn(token: string | null): Promise<boolean> {
  if (!maySignInAgain()) return false
  refusedToken = token
  if (!(await loadDialog())) return false
  if (await isSignedInElsewhere()) return true
  // Another tab may have signed out meanwhile.
  if (!maySignInAgain()) return false
  return new Promise((resolve) => {
    resolvers.push(resolve)
    guard.error = null
    guard.isOpen = true
  })
}

export interface SessionGuardProps {
  /** Whether the screen needs a session. Without, refused calls open no dialog. */
  isNeeded: boolean
  /** The `next` address that marks a window opened to renew a session. */
  signedInAgainPath: string
  /** Called when another account signed in, to reload the page at that account's home. */
  onOtherAccount: () => void
}

/** Shows a sign-in dialog over the page when a call is refused because the session has ended. */
export function SessionGuard({ isNeeded, signedInAgainPath, onOtherAccount }: SessionGuardProps) {
  const { isOpen, ended, isBusy, error } = useSnapshot(guard)
  const { business } = useAccount()

  useEffect(() => {
    isNeededByScreen = isNeeded
  }, [isNeeded])

  useEffect(() => {
    setSessionEndedHandler(askToSignIn)
    // The waiting calls belong to the account that was signed in before (SH-08).
    const unsubscribe = onAccountChangedElsewhere(() => settle(false))
    window.addEventListener('storage', handleOtherTabs)
    window.addEventListener('focus', handleOtherTabs)
    return () => {
      setSessionEndedHandler(null)
      unsubscribe()
      window.removeEventListener('storage', handleOtherTabs)
      window.removeEventListener('focus', handleOtherTabs)
    }
  }, [])

  async function handleSignIn(proof: Parameters<SessionEnded['signInAgain']>[0]) {
    if (!ended) return
    guard.isBusy = true
    guard.error = null
    const outcome = await ended.signInAgain(proof)
    guard.isBusy = false
    if (typeof outcome === 'object') guard.error = outcome.error
    else {
      settle(outcome === 'same')
      if (outcome === 'other') onOtherAccount()
    }
  }

  function handleIdentity({ messages }: Pick<SessionEnded, 'messages'>) {
    stopListening()
    guard.error = null
    channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      stopListening()
      if (typeof data !== 'string') return
      const { ticket, error: problem } = readArrival(data)
      if (ticket !== null) void handleSignIn({ ticket })
      else guard.error = messages[problem ?? 'failed']
    }
    const kind = session.kind ?? 'student'
    const signInHref = identityStart(kind, 'signin', signedInAgainPath)
    const signInWindow = window.open(signInHref, '_blank', signInWindowFeatures)
    if (signInWindow === null) {
      stopListening()
      guard.error = messages.windowBlocked
    }
  }

  return (
    ended && (
      <ended.Dialog
        open={isOpen}
        method={business?.username ? 'credentials' : 'identity'}
        username={business?.username ?? ''}
        busy={isBusy}
        error={error}
        onIdentity={() => handleIdentity(ended)}
        onCredentials={(credentials) => void handleSignIn(credentials)}
        onCancel={() => settle(false)}
      />
    )
  )
}

/** Hands a sign-in window's result to the page that opened it, and closes the window. */
export function reportSignedInAgain(fragment: string): void {
  const report = new BroadcastChannel(channelName)
  report.postMessage(fragment)
  report.close()
  window.close()
}
