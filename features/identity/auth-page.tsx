import { useEffect, useState } from 'react'
import { openAuth } from './identity.store'
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
  /** Signed in: go to the wizard or home; `next` is unchecked, as it came in the address. */
  onSignedIn: (destination: 'wizard' | 'home', next: string | null) => void
}

/**
 * What the identity callback brought, taken from the address once for the life of the page. In a window
 * opened to sign in again, it is handed to the page that waits for it instead.
 */
export function useArrival(signedInAgainPath: string): Arrival {
  const [{ arrival, again }] = useState(() => {
    const fragment = window.location.hash
    const taken = takeArrival()
    const isAgain = taken.next === signedInAgainPath
    return { arrival: isAgain ? { ...taken, ticket: null } : taken, again: isAgain ? fragment : null }
  })

  useEffect(() => {
    openAuth(arrival.error)
    if (again !== null) reportSignedInAgain(again)
  }, [arrival, again])

  return arrival
}
