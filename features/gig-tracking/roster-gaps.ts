import { labelOf } from '@campus-gigs/ui/availability'

/** Gaps that are named one by one. */
const namedGaps = 3

/**
 * `Gaps: Saturday afternoon, Monday morning and 2 more`: the slots of a roster that somebody leaves open.
 * @param clashes the slots' keys, `'d-s'`, at least one
 */
export function gapsInWords(clashes: readonly string[]): string {
  const names = clashes.map((key) => {
    const [day = '', slot = ''] = labelOf(key).split('-')
    return `${day} ${slot.toLowerCase()}`
  })
  const rest = names.length - namedGaps
  const named = names.slice(0, namedGaps).join(', ')
  return `${names.length === 1 ? 'Gap' : 'Gaps'}: ${named}${rest > 0 ? ` and ${rest} more` : ''}`
}
