import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8:1::5', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('TR-09 maps the address %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('TR-05 maps an address of IPv6 to its /48 on demand, and leaves one of IPv4', () => {
  expect(networkOf('2001:0DB8:1:2::6', 48)).toBe('2001:db8:1::/48')
  expect(networkOf('203.0.113.7', 48)).toBe('203.0.113.7')
})
