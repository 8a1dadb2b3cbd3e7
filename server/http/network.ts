import { isIPv6 } from 'node:net'

/**
 * The network of an address, which limits count: the address itself for IPv4, the first bits for IPv6. Any other text
 * is returned unchanged.
 * @param ipv6Bits the length of the IPv6 prefix. Default: 64, one subnet; 48 is the most that one customer usually has.
 */
export function networkOf(address: string, ipv6Bits: 48 | 64 = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const lastGroups = tail ? tail.split(':') : []
  const omitted = tail === undefined ? 0 : 8 - groups.length - lastGroups.length
  const all = [...groups, ...Array<string>(Math.max(0, omitted)).fill('0'), ...lastGroups]
  return `${all
    .slice(0, ipv6Bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${ipv6Bits}`
}
