import { cn, useFirstInput } from '@campus-gigs/ui'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { cancelSlowCalls, useAccount, useSession } from '@/client'
import { useLazyModule, useLazyModuleOrThrow } from '@/features/shared'
import { useHideOnScroll } from './hide-on-scroll'
import { NotLoaded } from './not-loaded'
import type { PaletteLinks } from './palette/commands'
import { Palette, preloadPalette } from './palette/palette'
import { isAppleDevice } from './palette/shortcut'
import { Navbar, type NavbarLinks } from './screens/navbar'
import { Sidebar, type SidebarLinks } from './screens/sidebar'
import { retrySignOut, shell, signOut, signOutHere } from './shell.store'
import { viewerOf } from './viewer'

const loadDrawer = () => import('./screens/sidebar-drawer')
const loadNotices = () => import('./screens/notices')

interface ShellFrameProps {
  links: NavbarLinks
  /** The sidebar's links; null on pages without a sidebar. */
  sidebar: SidebarLinks | null
  /** Loads the command palette's screens and actions when it first opens. The same function in each render. */
  loadPaletteLinks: () => Promise<PaletteLinks>
  currentPath: string
  /** Called with the address chosen in the command palette. */
  onGo: (href: string) => void
  /** Sends the outboxes' pending items; called before signing out. */
  flushOutboxes: () => Promise<unknown>
  /** Called when the session has ended on this device. */
  onSignedOut: () => void
  children: ReactNode
}

/** The frame around every screen. */
export function ShellFrame(props: ShellFrameProps) {
  const { links, sidebar, loadPaletteLinks, currentPath, onGo, flushOutboxes, onSignedOut, children } = props
  const { user, business } = useAccount()
  const { kind } = useSession()
  const { slowCalls, signOut: signOutState } = useSnapshot(shell)
  const hidden = useHideOnScroll()
  const viewer = viewerOf(kind, user, business)
  const pages = viewer.kind === 'business' ? sidebar : null
  const [sidebarOpen, setSidebarOpen] = useState(false)
  const [paletteOpen, setPaletteOpen] = useState(false)
  const { module: drawer, failure: drawerFailure } = useLazyModule(loadDrawer, sidebarOpen, sidebarOpen)
  // After the first input, because a notice about the connection could not be loaded without one.
  const notices = useLazyModuleOrThrow(loadNotices, useFirstInput() || slowCalls > 0)

  const handleSignOut = () => void signOut(flushOutboxes, onSignedOut)

  function handleSignOutHere() {
    signOutHere()
    onSignedOut()
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <Navbar
        viewer={viewer}
        links={links}
        hidden={hidden}
        onSignOut={handleSignOut}
        onNearPalette={preloadPalette}
        onOpenPalette={viewer.kind === 'visitor' ? undefined : () => setPaletteOpen(true)}
        paletteKeys={viewer.kind !== 'visitor' && isAppleDevice() ? '⌘K' : 'Ctrl K'}
        onOpenSidebar={pages ? () => setSidebarOpen(true) : undefined}
      />
      <div className={cn('flex-1', pages && 'mx-auto w-full max-w-[80rem] xl:grid xl:grid-cols-[13rem_minmax(0,1fr)]')}>
        {pages && (
          <div className="border-line border-e p-3 pt-8 max-xl:hidden print:hidden">
            <div className="sticky top-24">
              <Sidebar links={pages} currentPath={currentPath} />
            </div>
          </div>
        )}
        <div className="min-w-0">{children}</div>
      </div>
      {pages && drawer && (
        <drawer.SidebarDrawer
          links={pages}
          currentPath={currentPath}
          open={sidebarOpen}
          onOpenChange={setSidebarOpen}
        />
      )}
      {drawerFailure && <NotLoaded onClose={() => setSidebarOpen(false)} />}
      {viewer.kind !== 'visitor' && (
        <Palette
          kind={viewer.kind}
          loadLinks={loadPaletteLinks}
          open={paletteOpen}
          onOpenChange={setPaletteOpen}
          onGo={onGo}
          onSignOut={handleSignOut}
        />
      )}
      {notices && (
        <notices.Notices
          slowCalls={slowCalls}
          signOut={signOutState}
          onSignOutRetry={() => void retrySignOut()}
          onSignOutHere={handleSignOutHere}
          onCancelSlowCalls={cancelSlowCalls}
        />
      )}
    </div>
  )
}
