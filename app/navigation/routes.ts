import type { ComponentType } from 'react'
import type { Location } from './history'

/** The parameters of an address, by name, decoded. */
export type Params = Readonly<Record<string, string | undefined>>

/** A screen and its addresses. */
export interface Route<Handle = unknown> {
  /** A path with `:name` for a parameter; `*` matches every path that no other route matches. */
  path: string
  /** The app's data about the screen, such as its title. The router does not read it. */
  handle: Handle
  load: () => Promise<ComponentType>
  /** Returns the path to redirect a location to; null to show the screen there. Default: no location is redirected. */
  redirect?: ((location: Location) => string | null) | undefined
  /** The path of the module that `load` imports, relative to `app/`. The HTML that the server sends preloads it. */
  module?: string | undefined
}

/** The route of an address, with its parameters. */
export interface Match<Handle = unknown> {
  route: Route<Handle>
  params: Params
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** Decodes a segment or fragment. A text with an invalid encoding stays as it is. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The parameters of a path that matches a pattern; null for another path. Ignores case and a slash at the end. */
export function matchPath(pattern: string, path: string): Params | null {
  if (pattern === '*') return {}
  const patternSegments = segmentsOf(pattern)
  const pathSegments = segmentsOf(path)
  if (patternSegments.length !== pathSegments.length) return null
  const params: Record<string, string> = {}
  for (const [index, patternSegment] of patternSegments.entries()) {
    const segment = decodeOrKeep(pathSegments[index] ?? '')
    if (patternSegment.startsWith(':')) params[patternSegment.slice(1)] = segment
    else if (patternSegment.toLowerCase() !== segment.toLowerCase()) return null
  }
  return params
}

/**
 * The key that sorts patterns which match the same path, the most specific first: `0` for a fixed segment, `1` for a
 * parameter, and `2` for `*`, which is last.
 */
function specificityKey(pattern: string): string {
  if (pattern === '*') return '2'
  return segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')
}

/** The most specific route that matches a path, with its parameters; undefined without one. */
export function matchRoute<Handle>(routes: readonly Route<Handle>[], path: string): Match<Handle> | undefined {
  return routes
    .flatMap((route) => {
      const params = matchPath(route.path, path)
      return params ? { route, params } : []
    })
    .sort((a, b) => specificityKey(a.route.path).localeCompare(specificityKey(b.route.path)))[0]
}
