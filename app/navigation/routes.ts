import type { ComponentType } from 'react'
import type { Location } from './history'

/** The parameters of an address, by name, decoded. */
export type Params = Readonly<Record<string, string | undefined>>

/** A screen and its addresses. */
export interface Route<Handle = unknown> {
  /** A path with `:name` for a parameter; `*` matches every path that no other route matches. */
  path: string
  /** What the app wants to know of the screen. */
  handle: Handle
  /** Loads the screen's component. */
  load: () => Promise<ComponentType>
  /** The path to go to instead of an address of the screen; null to show it. Default: shows it. */
  redirect?: ((location: Location) => string | null) | undefined
  /** The module that `load` imports, from this folder's parent. The server's page preloads it. */
  module?: string | undefined
}

/** The route of an address, with its parameters. */
export interface Match<Handle = unknown> {
  route: Route<Handle>
  params: Params
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** The decoded segment; as it is when its encoding is invalid. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The parameters of a path in a pattern; null when it does not match. Case and a slash at the end do not matter. */
export function matchPath(pattern: string, path: string): Params | null {
  if (pattern === '*') return {}
  const expected = segmentsOf(pattern)
  const segments = segmentsOf(path)
  if (expected.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of expected.entries()) {
    const segment = decode(segments[index] ?? '')
    if (name.startsWith(':')) params[name.slice(1)] = segment
    else if (name.toLowerCase() !== segment.toLowerCase()) return null
  }
  return params
}

/** Sorts patterns that can match the same path: a fixed segment is before a parameter, and `*` is last. */
function rank(pattern: string): string {
  if (pattern === '*') return '2'
  return segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')
}

/** The route of a path; undefined without one. */
export function matchRoute<Handle>(routes: readonly Route<Handle>[], path: string): Match<Handle> | undefined {
  return routes
    .flatMap((route) => {
      const params = matchPath(route.path, path)
      return params ? { route, params } : []
    })
    .sort((a, b) => rank(a.route.path).localeCompare(rank(b.route.path)))[0]
}
