import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type AuthPageProps, useArrival } from './auth-page'
import { type Credentials, noCredentials } from './credentials'
import { auth, clearAuthError, finishBusinessIdentity, signInInstead, submitCredentials } from './identity.store'
import { BusinessAuthScreen } from './screens/business-auth-screen'
import { identityStart } from './ticket'

export interface BusinessAuthPageProps extends AuthPageProps {
  forgotPasswordHref: string
}

/** The business's sign-up or sign-in, wired to the server. */
export function BusinessAuthPage(props: BusinessAuthPageProps) {
  const { intent, next, onSignedIn } = props
  const { state, clearFields } = useSnapshot(auth)
  const arrival = useArrival(props.signedInAgainPath)
  const [{ credentials, clearedAt }, setForm] = useState({ credentials: noCredentials, clearedAt: clearFields })
  const shown = clearedAt === clearFields ? credentials : noCredentials

  useEffect(() => {
    const { ticket, next: carried } = arrival
    if (ticket === null) return
    void finishBusinessIdentity(ticket, intent).then((destination) => {
      if (destination === 'wizard' || destination === 'home') onSignedIn(destination, carried)
    })
  }, [arrival, intent, onSignedIn])

  function handleChange(changed: Credentials) {
    clearAuthError()
    setForm({ credentials: changed, clearedAt: clearFields })
  }

  async function handleSubmit() {
    const destination = await submitCredentials(intent, shown)
    if (destination === 'wizard' || destination === 'home') onSignedIn(destination, next)
  }

  function handleSignInInstead() {
    if (signInInstead()) onSignedIn('home', arrival.next)
  }

  return (
    <BusinessAuthScreen
      intent={intent}
      state={state}
      credentials={shown}
      onCredentialsChange={handleChange}
      onSubmit={() => void handleSubmit()}
      onSignInInstead={handleSignInInstead}
      identityHref={identityStart('business', intent, next)}
      otherHref={props.otherHref}
      forgotPasswordHref={props.forgotPasswordHref}
    />
  )
}
