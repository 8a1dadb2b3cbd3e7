import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom'
import { session, useSession } from '@/client'
import { SessionGuard } from '@/features/identity'
import { hasSidebar, type NavbarLinks, ShellFrame, type SidebarLinks } from '@/features/shell'
import { homeOf } from './guards'
import { flushOutboxes, followAccount } from './outboxes'
import { paths, sidebarPaths } from './paths'
import { PendingScreen } from './pending-screen'
import { documentTitle } from './screen-handle'
import { useFreshSession } from './use-fresh-session'
import { useLiveGigs } from './use-live-gigs'
import { usePageFocus } from './use-page-focus'
import { useRoutedLinks } from './use-routed-links'

const links: NavbarLinks = {
  home: paths.home(),
  savedJobs: paths.jobHistory('saved-jobs'),
  appliedJobs: paths.jobHistory('applied-jobs'),
  settings: paths.settings(),
  businessProfile: paths.businessDashboard(),
  businessSettings: paths.businessSettings(),
  businessSignIn: paths.businessSignIn(),
  studentSignIn: paths.studentSignIn(),
}

const sidebar: SidebarLinks = {
  profile: paths.businessDashboard(),
  gigs: paths.gigs(),
  events: paths.events(),
  settings: paths.businessSettings(),
  help: paths.help(),
}

/** Around every screen: the frame, the guard of the session, and what the router does for plain links. */
export function RootLayout() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useRoutedLinks()
  useFreshSession()
  useLiveGigs()
  usePageFocus()
  useEffect(followAccount, [])

  return (
    <>
      <DocumentTitle />
      <ShellFrame
        links={links}
        sidebar={hasSidebar(pathname, sidebarPaths) ? sidebar : null}
        here={pathname}
        flushOutboxes={flushOutboxes}
        onSignedOut={() => void navigate(paths.onboarding())}
      >
        <Outlet />
        <PendingScreen />
      </ShellFrame>
      <SessionGuard
        signedInAgainPath={paths.signedInAgain()}
        onOtherAccount={() => void navigate(session.kind ? homeOf(session.kind) : paths.home())}
      />
      <ScrollRestoration />
    </>
  )
}

function DocumentTitle() {
  return <title>{documentTitle(useMatches(), useSession())}</title>
}
