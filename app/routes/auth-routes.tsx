import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { account } from '@/client'
import {
  arrivalDestination,
  BusinessAuthPage,
  ForgotPasswordPage,
  isArrival,
  ResetPasswordPage,
  StudentAuthPage,
} from '@/features/identity'
import { homeOf, redirectTo, wizardOf } from '../guards'
import { flushOutboxes } from '../outboxes'
import { localPath, paths } from '../paths'

type Kind = 'student' | 'business'

/** Redirects a signed-in account away from sign-in (RT-02, BA-08), unless the identity provider has just opened the page. */
export function arrivalLoader(kind: Kind) {
  return ({ request }: { request: Request }) => {
    if (isArrival(window.location.hash)) return null
    const destination = arrivalDestination(account, kind)
    if (destination === null) return null
    return redirectTo(request, destination === 'home' ? homeOf(kind) : wizardOf(kind))
  }
}

function useAuthProps(kind: Kind) {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const next = localPath(searchParams.get('next'))
  const onSignedIn = useCallback(
    (destination: 'wizard' | 'home', uncheckedNext: string | null) => {
      const path = destination === 'wizard' ? wizardOf(kind) : (localPath(uncheckedNext) ?? homeOf(kind))
      void navigate(path, { replace: true })
    },
    [kind, navigate],
  )
  return { next, onSignedIn, flushOutboxes, signedInAgainPath: paths.signedInAgain() }
}

export function StudentSignUp() {
  const auth = useAuthProps('student')
  return <StudentAuthPage intent="signup" otherHref={paths.studentSignIn(auth.next)} {...auth} />
}

export function StudentSignIn() {
  const auth = useAuthProps('student')
  return <StudentAuthPage intent="signin" otherHref={paths.studentSignUp(auth.next)} {...auth} />
}

export function BusinessSignUp() {
  const auth = useAuthProps('business')
  const links = { otherHref: paths.businessSignIn(auth.next), forgotPasswordHref: paths.forgotPassword() }
  return <BusinessAuthPage intent="signup" {...links} {...auth} />
}

export function BusinessSignIn() {
  const auth = useAuthProps('business')
  const links = { otherHref: paths.businessSignUp(auth.next), forgotPasswordHref: paths.forgotPassword() }
  return <BusinessAuthPage intent="signin" {...links} {...auth} />
}

export function ForgotPassword() {
  return <ForgotPasswordPage signInHref={paths.businessSignIn()} />
}

export function ResetPassword() {
  return <ResetPasswordPage signInHref={paths.businessSignIn()} forgotPasswordHref={paths.forgotPassword()} />
}
