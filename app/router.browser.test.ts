import { describe, expect, it } from 'vitest'
import { isPosterAddress, reservedSegments } from '@/contract'
import { matchRoute } from './navigation/routes'
import { paths } from './paths'
import { appRoutes } from './router'
import { documentTitle, ScreenHandle } from './screen-handle'

/** The route pattern that an address matches. */
function patternOf(address: string): string | undefined {
  return matchRoute(appRoutes, address)?.route.path
}

/** The route patterns of all screens. */
function patterns(): string[] {
  return appRoutes.map(({ path }) => path)
}

function screenAt(address: string): [title: string, guard: string | undefined] {
  const match = matchRoute(appRoutes, address)
  const handle: unknown = match?.route.handle
  if (!match || !(handle instanceof ScreenHandle)) throw new Error(`${address} has no screen of ours`)
  return [documentTitle(match, { businessJobListData: [] }), handle.guard]
}

describe('the router’s table', () => {
  it('RT-01 opens landing and onboarding to everybody', () => {
    expect(screenAt('/')).toEqual(['Campus Gigs', undefined])
    expect(screenAt('/onboarding')).toEqual(['Student or business? · Campus Gigs', undefined])
  })

  it('RT-02 has the sign-up and sign-in of students', () => {
    expect(screenAt('/student/signup')).toEqual(['Sign up as a student · Campus Gigs', undefined])
    expect(screenAt('/student/signin')).toEqual(['Sign in as a student · Campus Gigs', undefined])
  })

  it('RT-03 has a wizard for each kind', () => {
    expect(screenAt('/completeProfile')).toEqual(['Your profile · Campus Gigs', 'student-wizard'])
    expect(screenAt('/completeBusinessProfile')).toEqual(['Your business profile · Campus Gigs', 'business-wizard'])
  })

  it.each([
    ['/dashboard', 'Find a gig'],
    ['/settings', 'Settings'],
    ['/student/job-history/saved-jobs', 'Saved Jobs'],
    ['/student/job-history/applied-jobs', 'Applied Jobs'],
    ['/student/job-history/others', 'Saved Jobs'],
  ])('RT-04 %s is a student’s, called %s', (address, title) => {
    expect(screenAt(address)).toEqual([`${title} · Campus Gigs`, 'student'])
  })

  it('RT-05 has the sign-up and sign-in of businesses', () => {
    expect(screenAt('/business/signup')).toEqual(['Sign up as a business · Campus Gigs', undefined])
    expect(screenAt('/business/signin')).toEqual(['Sign in as a business · Campus Gigs', undefined])
  })

  it.each([
    ['/businessdashboard', 'Business profile'],
    ['/business/createGig', 'Post a Gig'],
    ['/business/createGig/success', 'Your gig'],
    ['/business/gigs', 'Gigs'],
    ['/business/createEvent', 'Create an event'],
    ['/business/settings', 'Settings'],
  ])('RT-06 %s is a business’s, called %s', (address, title) => {
    expect(screenAt(address)).toEqual([`${title} · Campus Gigs`, 'business'])
  })

  it('RT-07 has a listing’s page for businesses', () => {
    expect(screenAt('/business/gig/91900000-0000-4000-8000-00000000aaaa')).toEqual(['Gig · Campus Gigs', 'business'])
  })

  it('RT-08 has the placeholders for businesses', () => {
    expect(screenAt('/business/events')).toEqual(['Events · Campus Gigs', 'business'])
    expect(screenAt('/business/help')).toEqual(['Help · Campus Gigs', 'business'])
  })

  it.each([
    ['/events/fair-abc123', '/events/:posterid'],
    ['/events/fair-abc123/', '/events/:posterid'],
    ['/events/corner-cafe/fair-abc123', '/events/:eventorganiser/:posterid'],
    ['/monash/library-1', '/:university/:posterid'],
  ])('RT-09 RT-10 %s is %s', (address, pattern) => {
    expect(patternOf(address)).toBe(pattern)
    expect(screenAt(address)).toEqual(['Scanned poster · Campus Gigs', undefined])
  })

  it.each(['/monash', '/monash/library/1'])('RT-12 %s is not found', (address) => {
    expect(patternOf(address)).toBe('*')
    expect(screenAt(address)).toEqual(['Page not found · Campus Gigs', undefined])
  })

  it('RT-10 matches every screen before the posters', () => {
    for (const pattern of patterns().filter((each) => each !== '*' && !each.startsWith('/:'))) {
      const address = pattern.replace(/:\w+/g, 'some-thing')
      expect(patternOf(address), address).toBe(pattern)
    }
  })

  it('RT-10 reserves the first segment of every screen, so that a mistyped path below it is not a poster', () => {
    const firsts = [...patterns(), ...Object.values(paths).map((path) => path('x' as never, 'y'))]
      .map((pattern) => pattern.split(/[/?]/)[1]?.toLowerCase() ?? '')
      .filter((first) => first !== '' && first !== '*' && !first.startsWith(':'))
    for (const first of firsts) {
      expect(reservedSegments).toContain(first)
      expect(isPosterAddress(first, 'some-thing')).toBe(false)
    }
  })
})
