import { Loading } from '@campus-gigs/ui'
import { ModuleLoadError } from '@/features/shared'
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
    <RouteErrorBoundary location={location} renderError={(error) => <Broken error={error} />}>
      <RootLayout>
        <RouteErrorBoundary location={location} renderError={(error) => <Broken error={error} />}>
          <Screen />
        </RouteErrorBoundary>
      </RootLayout>
    </RouteErrorBoundary>
  )
}

function Broken({ error }: { error: unknown }) {
  const reason = error instanceof ModuleLoadError ? 'notLoaded' : 'internal'
  return <BrokenScreen reason={reason} homeHref={paths.home()} onRetry={() => window.location.reload()} />
}

/** Shown while the first screen's code loads. */
function FirstLoad() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Loading label="Loading…" />
    </div>
  )
}
