// The router in React: its provider, its hooks, the current screen, and the boundary of a screen's errors.
import { afterPaint } from '@campus-gigs/ui'
import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react'
import { ModuleLoadError } from '@/features/shared'
import type { Location } from './history'
import type { Router, RouterState } from './router'
import type { Params } from './routes'

interface RouterContextValue {
  router: Router
  /** The state of the screen that is shown. */
  state: RouterState
  /** The router's state, which is a frame ahead of the screen when another one opens. */
  latest: RouterState
}

const RouterContext = createContext<RouterContextValue | null>(null)

function useRouterContext(): RouterContextValue {
  const context = use(RouterContext)
  if (!context) throw new Error('Render this component inside <RouterProvider>, which has the current address.')
  return context
}

/**
 * Gives the components inside it the router's state, and renders them again when it changes. Another screen is rendered
 * after the next frame, so that a slow device paints the pressed link first; changes within a screen are rendered at
 * once.
 */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const latest = useSyncExternalStore(router.subscribe, router.getState, router.getState)
  // The state of the screen that is shown; `showLatest` replaces it by the router's. Not `useValueAfterPaint`, which
  // would go back to an earlier state of this screen until the next one is shown.
  const [shown, showLatest] = useReducer(() => latest, latest)
  const isSameScreen = latest.match.route === shown.match.route
  if (isSameScreen && latest !== shown) showLatest()
  useEffect(() => (isSameScreen ? undefined : afterPaint(() => startTransition(showLatest))), [isSameScreen])
  const state = isSameScreen ? latest : shown
  const context = useMemo(() => ({ router, state, latest }), [router, state, latest])
  return <RouterContext value={context}>{children}</RouterContext>
}

/** The router's state for the screen that is shown. */
export function useRouterState(): RouterState {
  return useRouterContext().state
}

/**
 * Opens an address, or goes through the history. An address without a path has that of the shown screen, also right
 * before another screen is shown. The function changes with that path only.
 */
export function useNavigate(): Router['navigate'] {
  const { router, state } = useRouterContext()
  const { pathname } = state.location
  return useCallback((to, options) => router.navigate(to, { path: pathname, ...options }), [router, pathname])
}

/** Redirects the current address again. The function stays the same. */
export function useRevalidate(): Router['revalidate'] {
  return useRouterContext().router.revalidate
}

/** The address of the screen that is shown. */
export function useLocation(): Location {
  return useRouterContext().state.location
}

/** The current address, even before its screen is shown: to mark the link to it at once. */
export function useNextLocation(): Location {
  return useRouterContext().latest.location
}

/** The parameters of the current address. */
export function useParams(): Params {
  return useRouterContext().state.match.params
}

/** The query of the current address; the same object until it changes. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** The current screen; nothing while the first one loads. Throws a {@link ModuleLoadError} when its code did not load. */
export function Screen() {
  const { Component: Current, error } = useRouterState()
  if (error) throw new ModuleLoadError('Not loaded', { cause: error })
  return Current && <Current />
}

interface RouteErrorBoundaryProps {
  /** The current address; another one is tried again. */
  location: Location
  renderError: (error: unknown) => ReactNode
  children: ReactNode
}

interface RouteErrorBoundaryState {
  failure: { error: unknown } | null
  location: Location
}

/** Shows a screen's error until another address is opened. */
export class RouteErrorBoundary extends Component<RouteErrorBoundaryProps, RouteErrorBoundaryState> {
  override state: RouteErrorBoundaryState = { failure: null, location: this.props.location }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { location }: RouteErrorBoundaryProps,
    state: RouteErrorBoundaryState,
  ): RouteErrorBoundaryState | null {
    return location === state.location ? null : { failure: null, location }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.renderError(failure.error) : this.props.children
  }
}
