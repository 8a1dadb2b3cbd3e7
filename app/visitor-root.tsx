import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { accountKeys } from '@/client'
import { Splash, VisitorFrame } from '@/features/shell'
import { navbarLinks } from './navbar-links'
import { matchPath } from './navigation/routes'
import { PendingScreen } from './pending-screen'
import { followLinks } from './routed-links'

/** An address to open in place of the visitor's page; null opens the address that the document has by then. */
export type OpenInApp = (href: string | null, options: { replace: boolean }) => Promise<void>

/** A screen that needs no app, and its module from this folder. */
interface VisitorScreen {
  module: string
  load: () => Promise<ComponentType>
}

/** The screens that a visitor may see without the app, by path. */
const visitorScreens: Readonly<Record<string, VisitorScreen>> = {
  '/': {
    module: 'routes/visitor-landing-route.tsx',
    load: async () => (await import('./routes/visitor-landing-route')).VisitorLanding,
  },
  '/onboarding': {
    module: 'routes/onboarding-route.tsx',
    load: async () => (await import('./routes/onboarding-route')).Onboarding,
  },
  '/privacy': {
    module: 'routes/legal-routes.tsx',
    load: async () => (await import('./routes/legal-routes')).Privacy,
  },
  '/terms': {
    module: 'routes/legal-routes.tsx',
    load: async () => (await import('./routes/legal-routes')).Terms,
  },
}

/** The screen of a path; undefined for a path that needs the app. */
export function visitorScreenOf(pathname: string): VisitorScreen | undefined {
  return Object.entries(visitorScreens).find(([path]) => matchPath(path, pathname))?.[1]
}

/** Whether this browser has stored an account, so that the page depends on who is signed in. */
export function hasStoredAccount(): boolean {
  try {
    return accountKeys.some((key) => localStorage.getItem(key) !== null)
  } catch {
    // Storage is disabled, so nobody is signed in.
    return false
  }
}

/**
 * A public page for a visitor who is not signed in. The app replaces the page when a link is followed, at Back and
 * Forward, and when an account signs in in another tab.
 */
export function VisitorRoot({ Screen, open }: { Screen: ComponentType; open: OpenInApp }) {
  const [isLoading, setIsLoading] = useState(false)
  const openInApp = useEffectEvent((href: string | null, options = { replace: false }) => {
    setIsLoading(true)
    void open(href, options)
  })

  useEffect(() => {
    const unfollow = followLinks((href, options) => openInApp(href, options))
    const controller = new AbortController()
    const { signal } = controller
    const handleStorage = ({ key }: StorageEvent) => {
      if (key !== null && accountKeys.includes(key) && hasStoredAccount()) openInApp(null)
    }
    window.addEventListener('popstate', () => openInApp(null), { signal })
    window.addEventListener('storage', handleStorage, { signal })
    return () => {
      unfollow()
      controller.abort()
    }
  }, [])

  return (
    <>
      <Splash />
      <VisitorFrame links={navbarLinks}>
        <Screen />
        <PendingScreen isLoading={isLoading} />
      </VisitorFrame>
    </>
  )
}
