import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { AuthPageProps } from './auth-page'
import { useArrival } from './auth-page'
import { auth, finishStudentIdentity, signInInstead } from './identity.store'
import { StudentAuthScreen } from './screens/student-auth-screen'
import { identityStart } from './ticket'

/** The student's sign-up or sign-in, wired to the server. */
export function StudentAuthPage({ intent, otherHref, next, signedInAgainPath, onSignedIn }: AuthPageProps) {
  const { state } = useSnapshot(auth)
  const arrival = useArrival(signedInAgainPath)

  useEffect(() => {
    const { ticket, next: carried } = arrival
    if (ticket === null) return
    void finishStudentIdentity(ticket, intent).then((destination) => {
      if (destination === 'wizard' || destination === 'home') onSignedIn(destination, carried)
    })
  }, [arrival, intent, onSignedIn])

  function handleSignInInstead() {
    if (signInInstead()) onSignedIn('home', arrival.next)
  }

  return (
    <StudentAuthScreen
      intent={intent}
      state={state}
      identityHref={identityStart('student', intent, next)}
      otherHref={otherHref}
      onSignInInstead={handleSignInInstead}
    />
  )
}
