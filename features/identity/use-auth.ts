import { useEffect, useEffectEvent, useState } from 'react'
import { messages } from '@/domain'
import { type Auth, type AuthState, finishIdentity, newAuth, signInInstead } from './identity.store'
import type { Destination } from './outcomes'
import { reportSignedInAgain } from './session-guard'
import { type Arrival, takeArrival } from './ticket'

/** What the sign-up and sign-in pages of either kind take from the router. */
export interface AuthPageProps {
  intent: 'signup' | 'signin'
  /** The other screen: sign-in from sign-up and back. */
  otherHref: string
  /** A checked local path to go on to, or null. */
  next: string | null
  /** The address that marks this window as one opened to sign in again. */
  signedInAgainPath: string
  /** Sends what waits for the account signed in until now. */
  flushOutboxes: () => Promise<unknown>
  /** Signed in: go to the wizard or home; `next` is unchecked, as it came in the address. */
  onSignedIn: (destination: 'wizard' | 'home', next: string | null) => void
}

/** The state of the page, and what goes on from it. */
interface AuthPage {
  auth: Auth
  /** Leaves for where an outcome leads, if it leads anywhere. */
  leave: (destination: Destination | null, next: string | null) => void
  /** Goes on with the account that was already there. */
  handleSignInInstead: () => void
}

function stateOn({ ticket, error }: Arrival, again: string | null): AuthState {
  if (again !== null) return { phase: 'notice', message: messages.identity.signedInAgain }
  if (ticket !== null) return { phase: 'checking' }
  if (error === 'cancelled') return { phase: 'notice', message: messages.identity.cancelled }
  return error === null ? { phase: 'idle' } : { phase: 'failed', message: messages.identity.failed, canRetry: false }
}

/**
 * The state of a sign-up or sign-in page. What the identity callback brought is taken from the address once for the
 * life of the page; in a window opened to sign in again, it is handed to the page that waits for it instead.
 */
export function useAuth(
  kind: 'student' | 'business',
  {
    intent,
    signedInAgainPath,
    flushOutboxes,
    onSignedIn,
  }: Pick<AuthPageProps, 'intent' | 'signedInAgainPath' | 'flushOutboxes' | 'onSignedIn'>,
): AuthPage {
  const [{ auth, arrival, again }] = useState(() => {
    const fragment = window.location.hash
    const arrival = takeArrival()
    const again = arrival.next === signedInAgainPath ? fragment : null
    return { arrival, again, auth: newAuth(stateOn(arrival, again), flushOutboxes) }
  })

  function leave(destination: Destination | null, next: string | null) {
    if (destination === 'wizard' || destination === 'home') onSignedIn(destination, next)
  }

  const finish = useEffectEvent(async (ticket: string, isOpen: () => boolean) => {
    const destination = await finishIdentity(auth, kind, intent, ticket)
    if (isOpen()) leave(destination, arrival.next)
  })

  useEffect(() => {
    let open = true
    if (again !== null) reportSignedInAgain(again)
    else if (arrival.ticket !== null) void finish(arrival.ticket, () => open)
    return () => {
      open = false
    }
  }, [arrival, again])

  return {
    auth,
    leave,
    handleSignInInstead: () => {
      if (signInInstead(auth)) leave('home', arrival.next)
    },
  }
}
