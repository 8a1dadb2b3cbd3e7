import { type ReactNode, useEffect, useState } from 'react'
import { cancelSlowCalls, onSlowCalls } from '@/client'
import { useLazyModuleOrThrow } from '@/features/shared'
import { useHideOnScroll } from './hide-on-scroll'
import { Navbar, type NavbarLinks } from './screens/navbar'

const loadNotices = () => import('./screens/notices')
const ignore = () => undefined

/** The frame around a visitor's public page: as `ShellFrame` renders it for visitors, without the code for accounts. */
export function VisitorFrame({ links, children }: { links: NavbarLinks; children: ReactNode }) {
  const hidden = useHideOnScroll()
  const [slowCalls, setSlowCalls] = useState(0)
  const notices = useLazyModuleOrThrow(loadNotices, slowCalls > 0)
  useEffect(() => onSlowCalls(setSlowCalls), [])

  return (
    <div className="flex min-h-dvh flex-col">
      <Navbar viewer={{ kind: 'visitor' }} links={links} hidden={hidden} onSignOut={ignore} />
      <div className="flex-1">
        <div className="min-w-0">{children}</div>
      </div>
      {notices && (
        <notices.Notices
          slowCalls={slowCalls}
          signOut="idle"
          onSignOutRetry={ignore}
          onSignOutHere={ignore}
          onCancelSlowCalls={cancelSlowCalls}
        />
      )}
    </div>
  )
}
