import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messages } from '@/domain'
import type { LegalLinks } from '@/features/shared'
import type { Intent } from './credentials'
import { type Auth, type AuthState, finishIdentity, newAuth, signInInstead } from './identity.store'
import { consumeIdentityCallback, type IdentityCallback, pageFragment } from './identity-provider'
import type { Destination } from './outcomes'
import { reportSignedInAgain } from './sign-in-window'

/** The props that the router gives the sign-up and sign-in pages. */
export interface AuthPageProps {
  legalLinks: LegalLinks
  intent: Intent
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
  /**
   * Navigates to a destination; null, and a destination that is shown in the page itself, does nothing. Once the page is
   * left it does nothing either.
   */
  leave: (destination: Destination | null, next: string | null) => void
  /** Starts the session of the existing account. */
  handleSignInInstead: () => void
}

/**
 * The state with which a page opens.
 * @param isRenewal whether the page is in a window that was opened to renew the session of another page
 */
function initialState({ ticket, error }: IdentityCallback, isRenewal: boolean): AuthState {
  if (isRenewal) return { phase: 'notice', message: messages.identity.signedInAgain }
  if (ticket !== null) return { phase: 'checking' }
  if (error === null) return { phase: 'idle' }
  const message = messages.identity[error]
  return error === 'cancelled' ? { phase: 'notice', message } : { phase: 'failed', message, canRetry: false }
}

/**
 * The state of a sign-up or sign-in page. The identity provider's callback is consumed once per page load: its ticket
 * is exchanged for a session. A window opened to renew a session passes the callback to the page that opened it
 * instead.
 */
export function useAuth(kind: 'student' | 'business', props: AuthPageProps): AuthPage {
  const { intent, signedInAgainPath, flushOutboxes, onSignedIn } = props
  const [{ auth, callback, renewalFragment }] = useState(() => {
    // Read before the callback is consumed, which removes the fragment from the address.
    const fragment = pageFragment()
    const consumed = consumeIdentityCallback()
    const isRenewal = consumed.next === signedInAgainPath
    const newState = newAuth(initialState(consumed, isRenewal), flushOutboxes)
    return { auth: newState, callback: consumed, renewalFragment: isRenewal ? fragment : null }
  })

  const isOpenRef = useRef(false)
  function leave(destination: Destination | null, next: string | null) {
    if (isOpenRef.current && (destination === 'wizard' || destination === 'home')) onSignedIn(destination, next)
  }

  const exchangeTicket = useEffectEvent(async (ticket: string) => {
    leave(await finishIdentity(auth, kind, intent, ticket), callback.next)
  })

  useEffect(() => {
    isOpenRef.current = true
    if (renewalFragment !== null) reportSignedInAgain(renewalFragment)
    else if (callback.ticket !== null) void exchangeTicket(callback.ticket)
    return () => {
      isOpenRef.current = false
    }
  }, [callback, renewalFragment])

  return {
    auth,
    leave,
    handleSignInInstead: () => {
      if (signInInstead(auth)) leave('home', callback.next)
    },
  }
}
