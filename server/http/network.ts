import { isIPv6 } from 'node:net'

/**
 * The network that an address counts as for limits: an IPv4 address itself, of an IPv6 address its first 64 bits, since a
 * single subscriber usually has that many addresses. Anything else is returned as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const lastGroups = tail ? tail.split(':') : []
  const omitted = tail === undefined ? 0 : 8 - groups.length - lastGroups.length
  const all = [...groups, ...Array<string>(Math.max(0, omitted)).fill('0'), ...lastGroups]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
