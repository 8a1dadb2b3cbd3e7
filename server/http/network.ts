import { isIPv6 } from 'node:net'

/**
 * The network of an address, which limits count: the address itself for IPv4, the first 64 bits for IPv6, because a
 * subscriber usually has that many addresses. Any other text is returned unchanged.
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
