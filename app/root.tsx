import { Loading } from '@campus-gigs/ui'
import { BrokenScreen, Splash } from '@/features/shell'
import { RouteErrorBoundary, RouterProvider, Screen, useRouterState } from './navigation/react'
import type { Router } from './navigation/router'
import { paths } from './paths'
import { RootLayout } from './root-layout'

/**
 * The document's content: the screen of the router's address, in the layout.
 * @param hasSplash whether the splash is shown, which is decided once in a document
 */
export function Root({ router, hasSplash }: { router: Router; hasSplash: boolean }) {
  return (
    <>
      {hasSplash && <Splash />}
      <RouterProvider router={router}>
        <Page />
      </RouterProvider>
    </>
  )
}

function Page() {
  const { location, Component, error } = useRouterState()
  if (!Component && !error) return <FirstLoad />
  return (
    <RouteErrorBoundary location={location} renderError={() => <Broken />}>
      <RootLayout>
        <RouteErrorBoundary location={location} renderError={() => <Broken />}>
          <Screen />
        </RouteErrorBoundary>
      </RootLayout>
    </RouteErrorBoundary>
  )
}

function Broken() {
  return <BrokenScreen homeHref={paths.home()} onRetry={() => window.location.reload()} />
}

/** Shown while the first screen's code loads. */
function FirstLoad() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Loading label="Loading…" />
    </div>
  )
}
