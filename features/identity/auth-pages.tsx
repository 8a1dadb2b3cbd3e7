import { useSnapshot } from 'valtio'
import { editCredentials, submitCredentials } from './identity.store'
import { identityStart } from './identity-provider'
import { BusinessAuthScreen } from './screens/business-auth-screen'
import { StudentAuthScreen } from './screens/student-auth-screen'
import { type AuthPageProps, useAuth } from './use-auth'

/** The student's sign-up or sign-in, wired to the server. */
export function StudentAuthPage(props: AuthPageProps) {
  const { auth, handleSignInInstead } = useAuth('student', props)
  const { state } = useSnapshot(auth)

  return (
    <StudentAuthScreen
      intent={props.intent}
      state={state}
      identityHref={identityStart('student', props.intent, props.next)}
      otherHref={props.otherHref}
      legalLinks={props.legalLinks}
      onSignInInstead={handleSignInInstead}
    />
  )
}

interface BusinessAuthPageProps extends AuthPageProps {
  forgotPasswordHref: string
}

/** The business's sign-up or sign-in, wired to the server. */
export function BusinessAuthPage(props: BusinessAuthPageProps) {
  const { intent, next } = props
  const { auth, leave, handleSignInInstead } = useAuth('business', props)
  // Read the store synchronously: a batched snapshot would move the caret of a controlled field.
  const { state, credentials } = useSnapshot(auth, { sync: true })

  async function handleSubmit(): Promise<void> {
    const destination = await submitCredentials(auth, intent)
    leave(destination, next)
  }

  return (
    <BusinessAuthScreen
      intent={intent}
      state={state}
      credentials={credentials}
      onCredentialsChange={(changed) => editCredentials(auth, changed)}
      onSubmit={() => void handleSubmit()}
      onSignInInstead={handleSignInInstead}
      identityHref={identityStart('business', intent, next)}
      otherHref={props.otherHref}
      legalLinks={props.legalLinks}
      forgotPasswordHref={props.forgotPasswordHref}
    />
  )
}
