import type { ComponentType } from 'react'
import { type Action, type AppHistory, addressOf, createLocation, type Location } from './history'
import { type Match, matchRoute, type Route } from './routes'

/** The screen that is shown. */
export interface RouterState<Handle = unknown> {
  location: Location
  action: Action
  match: Match<Handle>
  /** The screen's component; null while the first screen loads. */
  Component: ComponentType | null
  /** Why the screen could not be loaded. */
  error: unknown
  isLoading: boolean
  /** Whether the screen keeps the scroll position of the one before. */
  keepsScroll: boolean
}

/** How to open an address. */
export interface NavigateOptions {
  /** Replaces the current history entry. Default false. */
  replace?: boolean
  /** The state of the history entry. Default null. */
  state?: unknown
  /** Keeps the scroll position. Default false. */
  keepsScroll?: boolean
  /** The path of an address that is only a query or a fragment. Default: the current one. */
  path?: string
}

/** An address; or a query and a fragment for the current path. A part left out is empty. */
export type To = string | { search?: string; hash?: string }

/** The router of a history. Its functions stay the same. */
export interface Router<Handle = unknown> {
  routes: readonly Route<Handle>[]
  getState: () => RouterState<Handle>
  /** Calls the listener after each change of the state. Returns an unsubscribe. */
  subscribe: (listener: () => void) => () => void
  /**
   * Opens an address, or goes through the history by a number of entries. The current screen stays until the code of
   * the next one has loaded; a later navigation supersedes it. An address that redirects gets no history entry.
   */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>
  /** Applies the redirects to the current address again, after the account has changed. */
  revalidate: () => Promise<void>
  /** Loads the screen of the current address and follows Back and Forward. Returns a function that stops. */
  start: () => () => void
  /** Resolves when the first screen is shown: that of the first address, or of a navigation that superseded it. */
  whenReady: () => Promise<void>
}

/** More redirects than any address needs: the routes redirect in a circle. */
const maxRedirects = 10

/** The route of a location. @throws without one */
function findMatch<Handle>(routes: readonly Route<Handle>[], { pathname }: Location): Match<Handle> {
  const match = matchRoute(routes, pathname)
  if (!match) throw new Error(`No route matches ${pathname}. Add one with the path "*".`)
  return match
}

/** The location that a location redirects to in the end; the location itself without a redirect. */
function resolveRedirects<Handle>(routes: readonly Route<Handle>[], location: Location): Location {
  let current = location
  for (let count = 0; count < maxRedirects; count += 1) {
    const path = findMatch(routes, current).route.redirect?.(current) ?? null
    if (path === null) return current
    current = createLocation(path)
  }
  throw new Error(`${addressOf(location)} redirects in a circle.`)
}

/** The router's state, and those who listen to its changes. */
function createStore<Handle>(initial: RouterState<Handle>) {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    getState: () => state,
    setState(changes: Partial<RouterState<Handle>>): void {
      state = { ...state, ...changes }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Options of {@link createRouter}. */
export interface RouterOptions {
  /** Awaited before another screen's code is loaded, such as until the pressed link is painted. Default: not set. */
  beforeLoad?: () => Promise<void>
}

/** Creates the router of a history. The routes must match every path, for example by `*`. */
export function createRouter<Handle>(
  routes: readonly Route<Handle>[],
  history: AppHistory,
  { beforeLoad }: RouterOptions = {},
): Router<Handle> {
  const components = new Map<Route<Handle>, ComponentType>()
  /** The number of the latest navigation; an earlier one that is still loading has been superseded. */
  let latestNavigation = 0
  let markReady = () => {}
  const ready = new Promise<void>((resolve) => {
    markReady = resolve
  })
  const { getState, setState, subscribe } = createStore<Handle>({
    location: history.location(),
    action: 'POP',
    match: findMatch(routes, history.location()),
    Component: null,
    error: null,
    isLoading: true,
    keepsScroll: false,
  })

  async function open(requested: Location, action: Action, keepsScroll = false): Promise<void> {
    latestNavigation += 1
    const navigation = latestNavigation
    const location = resolveRedirects(routes, requested)
    const isRedirected = location !== requested
    const match = findMatch(routes, location)
    let Component = components.get(match.route) ?? null
    let error: unknown = null
    if (!Component) {
      if (!getState().isLoading) setState({ isLoading: true })
      try {
        // No screen is shown before the first one, so no press waits to be painted.
        if (getState().Component) await beforeLoad?.()
        Component = await match.route.load()
        components.set(match.route, Component)
      } catch (reason) {
        error = reason
      }
      if (navigation !== latestNavigation) return
    }
    if (action === 'PUSH') history.push(location)
    else if (action === 'REPLACE' || isRedirected) history.replace(location)
    // A redirected screen was never shown before, so it has no scroll position to restore.
    const shownAction = isRedirected && action === 'POP' ? 'REPLACE' : action
    setState({ location, action: shownAction, match, Component, error, isLoading: false, keepsScroll })
    markReady()
  }

  return {
    routes,
    getState,
    subscribe,
    async navigate(to, options = {}) {
      if (typeof to === 'number') {
        history.go(to)
        return
      }
      const address = resolveAddress(to, options.path ?? getState().location.pathname)
      // As a browser does: the address that is shown already gets no second entry, unless with a state of its own.
      const isShown = address === addressOf(history.location()) && options.state === undefined
      const action = options.replace || isShown ? 'REPLACE' : 'PUSH'
      await open(createLocation(address, options.state ?? null), action, options.keepsScroll)
    },
    async revalidate() {
      const { location } = getState()
      if (resolveRedirects(routes, location) !== location) await open(location, 'REPLACE')
    },
    start() {
      void open(history.location(), 'POP')
      return history.listen(() => void open(history.location(), 'POP'))
    },
    whenReady: () => ready,
  }
}

/** The whole address; a query or fragment alone is at `pathname`. */
function resolveAddress(to: To, pathname: string): string {
  if (typeof to === 'string') return to
  const { search = '', hash = '' } = to
  return addressOf({ pathname, search: search === '' || search.startsWith('?') ? search : `?${search}`, hash })
}
