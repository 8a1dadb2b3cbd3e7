import { expect, it } from 'vitest'
import { listingStatus } from './listing-status.ts'

const now = new Date('2026-11-21T01:30:00.000Z')
const live = { isClosed: false, isExpired: false, expiringOn: '2026-11-21T01:30:00.001Z' }

it.each([
  ['live until the instant it expires', live, 'live'],
  ['expired from that instant on, whatever the server said before', { ...live, expiringOn: now }, 'expired'],
  ['expired when the server said so, whatever this clock says', { ...live, isExpired: true }, 'expired'],
  ['closed, even though it is expired too', { ...live, isClosed: true, isExpired: true }, 'closed'],
  ['expired when its date can not be read', { ...live, expiringOn: '' }, 'expired'],
  ['live without an earlier answer of the server', { isClosed: false, expiringOn: live.expiringOn }, 'live'],
] as const)('JH-03 JS-11 a listing is %s', (_, listing, status) => {
  expect(listingStatus(listing, now)).toBe(status)
})
