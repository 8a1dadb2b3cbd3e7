import { expect, it } from 'vitest'
import { hiddenAfterScroll } from './hide-on-scroll'

it.each([
  [0, 40, false],
  [100, 300, true],
  [300, 100, false],
  [300, 304, undefined],
  [300, 296, undefined],
  [300, 10, false],
])('SH-02 scrolling from %i to %i hides the bar: %s', (from, to, expected) => {
  expect(hiddenAfterScroll(from, to, 64)).toBe(expected)
})
