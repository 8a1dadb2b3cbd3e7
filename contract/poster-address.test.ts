import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPosterAddress, isPosterSlug, reservedSegments } from './poster-address'

describe('RT-10 an address of two segments', () => {
  it.each([
    ['monash', 'library-1', true],
    ['uni-of-melbourne', '07', true],
    ['student', 'sigin', false],
    ['business', 'gig', false],
    ['events', 'fair', false],
    ['api', 'users', false],
    ['assets', 'index', false],
    ['Monash', 'library', false],
    ['monash', 'Library', false],
    ['m', 'library', false],
    ['monash', 'a'.repeat(41), false],
    ['monash', undefined, false],
    ['favicon.ico', 'x1', false],
  ])('/%s/%s is a poster’s: %s', (university, posterid, expected) => {
    expect(isPosterAddress(university, posterid)).toBe(expected)
  })

  it('RT-10 is never a poster’s below a reserved segment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...reservedSegments), fc.stringMatching(/^[a-z0-9-]{2,40}$/), (first, second) => {
        expect(isPosterAddress(first, second)).toBe(false)
        expect(isPosterSlug(second)).toBe(true)
      }),
    )
  })
})
