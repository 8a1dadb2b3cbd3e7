import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { isPosterAddress, reservedSegments } from '@/contract'
import { paths } from './paths'
import { router } from './router'

/** The pattern an address ends at. */
function patternOf(address: string): string | undefined {
  return matchRoutes(router.routes, address)?.at(-1)?.route.path
}

/** The patterns of every screen. */
function patterns(): string[] {
  return router.routes.flatMap(({ children = [] }) =>
    children.flatMap(({ children: screens = [] }) => screens.flatMap(({ path }) => path ?? [])),
  )
}

describe('the router’s table', () => {
  it.each([
    ['/student/signin', 'student/signin'],
    ['/business/signup', 'business/signup'],
    ['/business/gigs', 'business/gigs'],
    ['/business/events', 'business/events'],
    ['/business/help', 'business/help'],
    ['/business/createEvent', 'business/createEvent'],
    ['/business/createGig', 'business/createGig'],
    ['/events/fair-abc123', 'events/:posterid'],
    ['/events/fair-abc123/', 'events/:posterid'],
    ['/events/corner-cafe/fair-abc123', 'events/:eventorganiser/:posterid'],
    ['/monash/library-1', ':university/:posterid'],
    ['/monash', '*'],
    ['/monash/library/1', '*'],
  ])('RT-08 RT-09 RT-10 RT-12 %s is %s', (address, pattern) => {
    expect(patternOf(address)).toBe(pattern)
  })

  it('RT-10 ranks every screen of ours before the posters', () => {
    for (const pattern of patterns().filter((each) => each.includes('/') && !each.startsWith(':'))) {
      const address = `/${pattern.replace(/:\w+/g, 'some-thing')}`
      expect(patternOf(address), address).toBe(pattern)
    }
  })

  it('RT-10 reserves the first segment of every screen, so that a typo below it is no poster', () => {
    const firsts = [...patterns(), ...Object.values(paths).map((path) => path('x' as never, 'y').slice(1))]
      .map((pattern) => pattern.split(/[/?]/)[0]?.toLowerCase() ?? '')
      .filter((first) => first !== '' && first !== '*' && !first.startsWith(':'))
    for (const first of firsts) {
      expect(reservedSegments).toContain(first)
      expect(isPosterAddress(first, 'some-thing')).toBe(false)
    }
  })
})
