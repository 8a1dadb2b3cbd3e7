import { expect, it } from 'vitest'
import { countNotice } from './count-notice'

it('is empty far from the limit', () => {
  expect(countNotice(0, 500)).toBe('')
  expect(countNotice(479, 500)).toBe('')
})

it('changes only at 20, 10, 5 and 0 left, and above the limit', () => {
  const notices = Array.from({ length: 502 }, (_, used) => countNotice(used, 500))
  const changes = notices.flatMap((notice, used) => (notice === notices[used - 1] ? [] : [[500 - used, notice]]))
  expect(changes).toEqual([
    [500, ''],
    [20, '20 characters or fewer left.'],
    [10, '10 characters or fewer left.'],
    [5, '5 characters or fewer left.'],
    [0, 'No characters left.'],
    [-1, 'Too many characters.'],
  ])
})
