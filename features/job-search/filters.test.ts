import { describe, expect, it } from 'vitest'
import { filterTexts, toggleValue } from './filters.ts'

describe('filterTexts', () => {
  it('PF-07 names each set filter, with the days from Monday', () => {
    expect(filterTexts({})).toEqual([])
    expect(
      filterTexts({ km: 5, pay: 30, days: ['Sunday', 'Friday', 'Monday'], types: ['Casual', 'Part-Time'], fit: 'all' }),
    ).toEqual(['Fits my week', 'Only Mon, Fri and Sun', '$30 or more an hour', 'Casual or Part-Time', 'Within 5 km'])
  })
})

describe('toggleValue', () => {
  it('adds a value or removes it, and returns undefined for an empty list', () => {
    expect(toggleValue(undefined, 'a')).toEqual(['a'])
    expect(toggleValue(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggleValue(['a'], 'a')).toBeUndefined()
  })
})
