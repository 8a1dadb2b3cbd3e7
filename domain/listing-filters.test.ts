import { DAYS } from '@campus-gigs/ui/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countFilters,
  distanceFilters,
  formatFilters,
  type ListingFilters,
  listingFiltersSchema,
  parseFilters,
  payFilters,
} from './listing-filters.ts'
import { jobTypes } from './presets.ts'

const filters: fc.Arbitrary<ListingFilters> = fc.record(
  {
    pay: fc.constantFrom(...payFilters),
    days: fc.subarray([...DAYS], { minLength: 1 }),
    types: fc.subarray([...jobTypes], { minLength: 1 }),
    km: fc.constantFrom(...distanceFilters),
    fit: fc.constant('all' as const),
  },
  { requiredKeys: [] },
)

describe('PF-07 the filters of an address', () => {
  it('survive a round trip through the address and pass the server’s schema', () => {
    fc.assert(
      fc.property(filters, (set) => {
        const address = new URLSearchParams(formatFilters(set))
        expect(parseFilters(address)).toEqual(set)
        expect(listingFiltersSchema.parse(Object.fromEntries(address))).toEqual(set)
        expect(countFilters(set)).toBe(address.size)
      }),
    )
  })

  it('omits invalid filters and keeps the others', () => {
    const address = new URLSearchParams('pay=31&days=Someday&types=Casual,Part-Time&km=1e9&fit=some&q=bar')
    expect(parseFilters(address)).toEqual({ types: ['Casual', 'Part-Time'] })
    expect(parseFilters(new URLSearchParams('days='))).toEqual({})
  })
})
