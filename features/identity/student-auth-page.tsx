import { useSnapshot } from 'valtio'
import { StudentAuthScreen } from './screens/student-auth-screen'
import { identityStart } from './ticket'
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
