import { expect, it } from 'vitest'
import { matchPath, matchRoute, type Route } from './routes'

const routes: Route[] = ['*', '/:university/:posterid', '/events/:posterid', '/', '/dashboard'].map((path) => ({
  path,
  handle: null,
  load: async () => () => null,
}))
const pathAt = (address: string) => matchRoute(routes, address)?.route.path

it('matches a fixed segment before a parameter, and `*` last', () => {
  expect(pathAt('/')).toBe('/')
  expect(pathAt('/events/fair')).toBe('/events/:posterid')
  expect(pathAt('/monash/library')).toBe('/:university/:posterid')
  expect(pathAt('/monash')).toBe('*')
})

it('ignores case and a slash at the end', () => {
  expect(pathAt('/Dashboard/')).toBe('/dashboard')
})

it('decodes parameters, and keeps an invalid encoding as it is', () => {
  expect(matchPath('/gig/:id', '/gig/caf%C3%A9')).toEqual({ id: 'café' })
  expect(matchPath('/gig/:id', '/gig/%E0%A4')).toEqual({ id: '%E0%A4' })
})
