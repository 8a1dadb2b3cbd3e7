import { describe, expect, it } from 'vitest'
import { filterTexts, toggled } from './filters.ts'

describe('PF-07 filters in words', () => {
  it('name each that is set, the days in the order of the week', () => {
    expect(filterTexts({})).toEqual([])
    expect(
      filterTexts({ km: 5, pay: 30, days: ['Sunday', 'Friday', 'Monday'], types: ['Casual', 'Part-Time'], fit: 'all' }),
    ).toEqual(['Fits my week', 'Only Mon, Fri and Sun', '$30 or more an hour', 'Casual or Part-Time', 'Within 5 km'])
  })

  it('go once the last value is taken back', () => {
    expect(toggled(undefined, 'a')).toEqual(['a'])
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a'], 'a')).toBeUndefined()
  })
})
