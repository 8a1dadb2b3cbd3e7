import { Loading, ToastProvider } from '@campus-gigs/ui'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from 'react-router-dom'
import { session } from '@/contract/client'
import { SessionGuard } from '@/features/identity'
import { type NavbarLinks, ShellFrame } from '@/features/shell'
import { homeOf } from './guards'
import { flushOutboxes, followAccount } from './outboxes'
import { paths } from './paths'
import { useFreshSession } from './use-fresh-session'
import { useRoutedLinks } from './use-routed-links'

const links: NavbarLinks = {
  home: paths.home(),
  savedJobs: paths.jobHistory('saved-jobs'),
  appliedJobs: paths.jobHistory('applied-jobs'),
  businessProfile: paths.businessDashboard(),
  businessSignIn: paths.businessSignIn(),
  studentSignIn: paths.studentSignIn(),
}

/** Around every screen: the frame, the guard of the session, and what the router does for plain links. */
export function RootLayout() {
  const navigate = useNavigate()
  const navigation = useNavigation()
  useRoutedLinks()
  useFreshSession()
  useEffect(followAccount, [])

  return (
    <ToastProvider>
      <ShellFrame links={links} flushOutboxes={flushOutboxes} onSignedOut={() => void navigate(paths.onboarding())}>
        <Outlet />
        {navigation.state === 'loading' && (
          <div className="pointer-events-none fixed inset-0 z-30 grid place-items-center bg-surface/70">
            <Loading label="Loading…" />
          </div>
        )}
      </ShellFrame>
      <SessionGuard
        signedInAgainPath={paths.signedInAgain()}
        onOtherAccount={() => void navigate(session.kind ? homeOf(session.kind) : paths.home())}
      />
      <ScrollRestoration />
    </ToastProvider>
  )
}
