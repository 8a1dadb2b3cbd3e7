import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listingStatus, listingStatuses } from './listing-status.ts'

const now = new Date('2026-11-21T01:30:00.000Z')
const later = '2026-11-21T01:30:00.001Z'

it.each([
  ['live until the instant it expires', { status: 'live', expiringOn: later }, 'live'],
  ['expired from that instant on, whatever the server said before', { status: 'live', expiringOn: now }, 'expired'],
  ['expired when the server said so, whatever this clock says', { status: 'expired', expiringOn: later }, 'expired'],
  ['expired when its date cannot be read', { status: 'live', expiringOn: '' }, 'expired'],
  ['paused until the instant it expires', { status: 'paused', expiringOn: later }, 'paused'],
  ['expired although it is paused', { status: 'paused', expiringOn: now }, 'expired'],
  ['filled for good', { status: 'filled', expiringOn: now }, 'filled'],
  ['hidden whatever its date', { status: 'hidden', expiringOn: later }, 'hidden'],
  ['waiting for review although its date has passed', { status: 'waiting', expiringOn: now }, 'waiting'],
  ['closed for good', { status: 'closed', expiringOn: now }, 'closed'],
] as const)('PF-09 JH-03 JS-11 a listing is %s', (_, listing, status) => {
  expect(listingStatus(listing, now)).toBe(status)
})

it('PF-09 recomputing a status leaves it the same or expires it', () => {
  const instant = fc.date({ noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...listingStatuses), instant, instant, (status, expiringOn, at) => {
      const once = listingStatus({ status, expiringOn }, at)
      expect(listingStatus({ status: once, expiringOn }, at)).toBe(once)
      expect([status, 'expired']).toContain(once)
    }),
  )
})
