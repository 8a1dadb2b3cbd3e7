import { expect, it } from 'vitest'
import { identityStart, parseIdentityCallback } from './identity-provider'

it.each([
  ['', { ticket: null, error: null, next: null }],
  ['#ticket=abc&next=%2Fdashboard%3Fq%3Da', { ticket: 'abc', error: null, next: '/dashboard?q=a' }],
  ['#error=cancelled', { ticket: null, error: 'cancelled', next: null }],
  ['#error=unverified', { ticket: null, error: 'unverified', next: null }],
  ['#error=unavailable', { ticket: null, error: 'unavailable', next: null }],
  ['#error=anything', { ticket: null, error: 'failed', next: null }],
  ['#section', { ticket: null, error: null, next: null }],
])('SA-08 parseIdentityCallback parses the fragment %j', (fragment, expected) => {
  expect(parseIdentityCallback(fragment)).toEqual(expected)
})

it('identityStart returns an address with kind, intent and return path', () => {
  expect(identityStart('student', 'signin', '/dashboard?job=1')).toBe(
    '/api/identity/start?kind=student&intent=signin&next=%2Fdashboard%3Fjob%3D1',
  )
  expect(identityStart('business', 'signup')).toBe('/api/identity/start?kind=business&intent=signup')
})
