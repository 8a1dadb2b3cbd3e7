import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { account, cancelSlowCalls, session } from '@/contract/client'
import { useHideOnScroll } from './hide-on-scroll'
import { Navbar, type NavbarLinks } from './screens/navbar'
import { Notices } from './screens/notices'
import { shell, signOut, signOutHere } from './shell.store'
import { visitorOf } from './visitor'

const barHeight = 64

export interface ShellFrameProps {
  links: NavbarLinks
  /** Sends what still waits in the outboxes; signing out does it first. */
  flushOutboxes: () => Promise<unknown>
  /** The session is over on this device. */
  onSignedOut: () => void
  children: ReactNode
}

/** The frame around every screen. */
export function ShellFrame({ links, flushOutboxes, onSignedOut, children }: ShellFrameProps) {
  const { user, business } = useSnapshot(account)
  const { kind } = useSnapshot(session)
  const notices = useSnapshot(shell)
  const hidden = useHideOnScroll(barHeight)

  async function handleSignOut() {
    if (await signOut(flushOutboxes)) onSignedOut()
  }

  function handleSignOutHere() {
    signOutHere()
    onSignedOut()
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <Navbar
        visitor={visitorOf(kind, user, business)}
        links={links}
        hidden={hidden}
        onSignOut={() => void handleSignOut()}
      />
      <div className="flex-1">{children}</div>
      <Notices
        {...notices}
        onSignOutRetry={() => void handleSignOut()}
        onSignOutHere={handleSignOutHere}
        onCancelSlowCalls={cancelSlowCalls}
      />
    </div>
  )
}
