import { useCallback } from 'react'
import {
  BusinessAuthPage,
  ForgotPasswordPage,
  ResetPasswordPage,
  StudentAuthPage,
  UnsubscribePage,
  VerifyEmailPage,
} from '@/features/identity'
import { homeOf, wizardOf } from '../guards'
import { useNavigate, useSearchParams } from '../navigation/react'
import { flushOutboxes } from '../outboxes'
import { parseLocalPath, paths } from '../paths'

type Kind = 'student' | 'business'

function useAuthProps(kind: Kind) {
  const navigate = useNavigate()
  const searchParams = useSearchParams()
  const next = parseLocalPath(searchParams.get('next'))
  const onSignedIn = useCallback(
    (destination: 'wizard' | 'home', uncheckedNext: string | null) => {
      const path = destination === 'wizard' ? wizardOf(kind) : (parseLocalPath(uncheckedNext) ?? homeOf(kind))
      void navigate(path, { replace: true })
    },
    [kind, navigate],
  )
  const legalLinks = { privacy: paths.privacy(), terms: paths.terms() }
  return { next, onSignedIn, flushOutboxes, legalLinks, signedInAgainPath: paths.signedInAgain() }
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

export function Unsubscribe() {
  return <UnsubscribePage settingsHrefs={{ student: paths.settings(), business: paths.businessSettings() }} />
}

export function VerifyEmail() {
  return <VerifyEmailPage homeHref={paths.businessDashboard()} settingsHref={paths.businessSettings()} />
}
