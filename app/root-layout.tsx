import { type ReactNode, useEffect, useRef } from 'react'
import { listings, onListingChange, onLiveUpdate, refreshSession, session, useSession } from '@/client'
import { SessionGuard } from '@/features/identity'
import { focusPage } from '@/features/shared'
import { hasSidebar, ShellFrame, type SidebarLinks, useIsSigningOut } from '@/features/shell'
import { homeOf } from './guards'
import { navbarLinks } from './navbar-links'
import { useNavigate, useNextLocation, useRouterState } from './navigation/react'
import { ScrollRestoration } from './navigation/scroll-restoration'
import { flushOutboxes, followAccount } from './outboxes'
import { paths, sidebarPaths } from './paths'
import { PendingScreen } from './pending-screen'
import { followLinks } from './routed-links'
import { documentTitle } from './screen-handle'
import { useFreshSession } from './use-fresh-session'

const sidebar: SidebarLinks = {
  profile: paths.businessDashboard(),
  gigs: paths.gigs(),
  events: paths.events(),
  settings: paths.businessSettings(),
  help: paths.help(),
}

const loadPaletteLinks = async () => (await import('./palette-links')).paletteLinks

/** The layout of every screen: the frame, the refresh of the session, and the routing of plain links. */
export function RootLayout({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { location, isLoading } = useRouterState()
  const { pathname: nextPath } = useNextLocation()
  const isSessionNeeded = useFreshSession()
  const isSigningOut = useIsSigningOut()
  useLiveUpdates()
  usePageFocus()
  useEffect(followAccount, [])
  useEffect(() => followLinks((href, options) => void navigate(href, options)), [navigate])

  return (
    <>
      <DocumentTitle />
      <ShellFrame
        links={navbarLinks}
        sidebar={hasSidebar(location.pathname, sidebarPaths) ? sidebar : null}
        loadPaletteLinks={loadPaletteLinks}
        currentPath={nextPath}
        onGo={(href) => void navigate(href)}
        flushOutboxes={flushOutboxes}
        onSignedOut={() => void navigate(paths.onboarding())}
      >
        {children}
        <PendingScreen isLoading={isLoading} />
      </ShellFrame>
      <SessionGuard
        isNeeded={isSessionNeeded && !isSigningOut}
        signedInAgainPath={paths.signedInAgain()}
        onOtherAccount={() => void navigate(session.kind ? homeOf(session.kind) : paths.home())}
      />
      <ScrollRestoration />
    </>
  )
}

function DocumentTitle() {
  const { match } = useRouterState()
  // `useSession` renders a component that reads none of its fields on every change, so the one field is always read.
  const { businessJobListData } = useSession()
  return <title>{documentTitle(match, { businessJobListData })}</title>
}

/**
 * Moves the focus to the heading of each newly opened screen, so that a screen reader announces it and Tab continues
 * from there. Not on the first load, which the browser announces, and not within a screen (a tab, a search, an open
 * job).
 */
function usePageFocus(): void {
  const screen = useRouterState().match.route.path
  const lastScreenRef = useRef(screen)

  useEffect(() => {
    if (lastScreenRef.current === screen) return
    lastScreenRef.current = screen
    return focusPage()
  }, [screen])
}

const refresh = () => void refreshSession({ signInAgain: false })

/**
 * Keeps the session's listings current without a reload: for a business when somebody applies (GT-12), for a student when
 * a business changes a listing (PF-09).
 */
function useLiveUpdates(): void {
  const { kind } = useSession()

  useEffect(() => {
    if (kind === 'business') return onLiveUpdate(refresh)
    if (kind !== 'student') return
    return onListingChange((change) => {
      if (change) {
        listings.applyChange(change)
        return
      }
      // Changes may have been missed.
      listings.forgetChanges()
      refresh()
    })
  }, [kind])
}
