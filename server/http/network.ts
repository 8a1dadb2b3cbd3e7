import { isIPv6 } from 'node:net'

/**
 * The network of an address, which limits count: the address itself for IPv4, the first bits for IPv6. Any other text
 * is returned unchanged.
 * @param ipv6Bits the length of the IPv6 prefix. Default: 64, one subnet; 48 is the most that one customer usually has.
 */
export function networkOf(address: string, ipv6Bits: 48 | 64 = 64): string {
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mappedIpv4) return mappedIpv4
  if (!isIPv6(address)) return address
  const prefixGroups = expandIpv6(address).slice(0, ipv6Bits / bitsPerGroup)
  return `${prefixGroups.map(withoutLeadingZeros).join(':')}::/${ipv6Bits}`
}

/** An IPv6 address is written in eight groups of hexadecimal digits. */
const groupCount = 8
const bitsPerGroup = 16

/** The groups of an IPv6 address, with the zeros that `::` stands for, and without its zone, such as `%eth0`. */
function expandIpv6(address: string): string[] {
  const [withoutZone = ''] = address.split('%')
  const [beforeOmitted = '', afterOmitted] = withoutZone.split('::')
  const firstGroups = beforeOmitted ? beforeOmitted.split(':') : []
  const lastGroups = afterOmitted ? afterOmitted.split(':') : []
  const omittedCount = afterOmitted === undefined ? 0 : groupCount - firstGroups.length - lastGroups.length
  return [...firstGroups, ...Array<string>(Math.max(0, omittedCount)).fill('0'), ...lastGroups]
}

/** A group in lower case without leading zeros, so that every spelling of a network is the same text. */
const withoutLeadingZeros = (group: string) => Number.parseInt(group, 16).toString(16)
