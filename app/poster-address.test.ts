import { expect, it } from 'vitest'
import { paths } from './paths'
import { isPosterPath } from './poster-address'

it.each(['/events/library-1', '/events/library-1/', '/events/corner-bakery/street-party', '/monash/library-1'])(
  'SC-04 %s is the address of a poster',
  (path) => expect(isPosterPath(path)).toBe(true),
)

it.each([
  paths.home(),
  paths.dashboard(),
  paths.studentSignIn(),
  paths.upcomingEvents(),
  paths.events(),
  paths.gig('1'),
  '/events',
  '/Monash/library-1',
  '/events/A/b',
])('SC-04 %s is none', (path) => expect(isPosterPath(path)).toBe(false))
