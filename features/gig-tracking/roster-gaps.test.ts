import { expect, it } from 'vitest'
import { gapsInWords } from './roster-gaps'

it('names the gaps of a roster, the first three by name', () => {
  expect(gapsInWords(['6-1'])).toBe('Gap: Saturday afternoon')
  expect(gapsInWords(['1-0', '6-1', '0-3'])).toBe('Gaps: Monday morning, Saturday afternoon, Sunday night')
  expect(gapsInWords(['1-0', '1-1', '2-2', '6-1', '0-3'])).toBe(
    'Gaps: Monday morning, Monday afternoon, Tuesday evening and 2 more',
  )
})
