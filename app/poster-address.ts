import { isPosterAddress, isPosterSlug } from '@/contract'
import { matchPath } from './navigation/routes'
import { paths } from './paths'

/**
 * Whether a path is a poster's address (RT-09, RT-10). Such a page redirects within seconds, so no splash covers it
 * (SC-04).
 */
export function isPosterPath(pathname: string): boolean {
  const event = matchPath(paths.eventPoster(':eventorganiser', ':posterid'), pathname)
  if (event) return isPosterSlug(event.eventorganiser) && isPosterSlug(event.posterid)
  const { university, posterid } = matchPath('/:university/:posterid', pathname) ?? {}
  return university === 'events' ? isPosterSlug(posterid) : isPosterAddress(university, posterid)
}
