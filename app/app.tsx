import { RouteErrorBoundary, RouterProvider, Screen, useRouterState } from './navigation/react'
import type { Router } from './navigation/router'
import { RootLayout } from './root-layout'
import { Broken, FirstLoad } from './routes/broken-routes'

/** The screen of the router's address, in the layout. */
export function App({ router }: { router: Router }) {
  return (
    <RouterProvider router={router}>
      <Page />
    </RouterProvider>
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
