import { useEffect, useEffectEvent, useState } from 'react'
import { messages } from '@/domain'
import type { LegalLinks } from '@/features/shared'
import { type Auth, type AuthState, finishIdentity, newAuth, signInInstead } from './identity.store'
import type { Destination } from './outcomes'
import { reportSignedInAgain } from './sign-in-window'
import { type Arrival, pageFragment, takeArrival } from './ticket'

/** The props that the router gives the sign-up and sign-in pages. */
export interface AuthPageProps {
  legalLinks: LegalLinks
  intent: 'signup' | 'signin'
  /** The address of the other screen: sign-in for sign-up, and sign-up for sign-in. */
  otherHref: string
  /** The checked local path to return to, or null. */
  next: string | null
  /** The `next` address that marks a window opened to renew a session. */
  signedInAgainPath: string
  /** Flushes the outboxes of the current account. */
  flushOutboxes: () => Promise<unknown>
  /** Called after sign-in, to navigate to the wizard or home; `next` is unchecked input from the address. */
  onSignedIn: (destination: 'wizard' | 'home', next: string | null) => void
}

/** The state of the page with its actions. */
interface AuthPage {
  auth: Auth
  /** Navigates as an outcome says; null does nothing. */
  leave: (destination: Destination | null, next: string | null) => void
  /** Starts the session of the existing account. */
  handleSignInInstead: () => void
}

/** @param renewal the fragment to pass to the page that opened this window; null in a page of its own */
function initialState({ ticket, error }: Arrival, renewal: string | null): AuthState {
  if (renewal !== null) return { phase: 'notice', message: messages.identity.signedInAgain }
  if (ticket !== null) return { phase: 'checking' }
  if (error === null) return { phase: 'idle' }
  const message = messages.identity[error]
  return error === 'cancelled' ? { phase: 'notice', message } : { phase: 'failed', message, canRetry: false }
}

/**
 * The state of a sign-up or sign-in page. The identity callback's fragment is read once per page load; a window opened
 * to renew a session passes the fragment to the page that opened it.
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
  const [{ auth, arrival, renewal }] = useState(() => {
    const fragment = pageFragment()
    const arrival = takeArrival()
    const renewal = arrival.next === signedInAgainPath ? fragment : null
    return { arrival, renewal, auth: newAuth(initialState(arrival, renewal), flushOutboxes) }
  })

  function leave(destination: Destination | null, next: string | null) {
    if (destination === 'wizard' || destination === 'home') onSignedIn(destination, next)
  }

  const finish = useEffectEvent(async (ticket: string, isOpen: () => boolean) => {
    const destination = await finishIdentity(auth, kind, intent, ticket)
    if (isOpen()) leave(destination, arrival.next)
  })

  useEffect(() => {
    let isOpen = true
    if (renewal !== null) reportSignedInAgain(renewal)
    else if (arrival.ticket !== null) void finish(arrival.ticket, () => isOpen)
    return () => {
      isOpen = false
    }
  }, [arrival, renewal])

  return {
    auth,
    leave,
    handleSignInInstead: () => {
      if (signInInstead(auth)) leave('home', arrival.next)
    },
  }
}
