import { expect, it } from 'vitest'
import { positionMenu } from './use-menu-button'

const menu = { width: 200, height: 180 }
const viewport = { width: 375, height: 800 }

it.each([
  ['below its button', { left: 20, right: 140, top: 100, bottom: 140 }, { left: 20, top: 146 }],
  ['above it at the bottom of the viewport', { left: 20, right: 140, top: 700, bottom: 740 }, { left: 20, top: 514 }],
  ['below where neither side has room', { left: 20, right: 140, top: 150, bottom: 790 }, { left: 20, top: 796 }],
  ['inside the right edge', { left: 300, right: 420, top: 100, bottom: 140 }, { left: 169, top: 146 }],
  ['inside the left edge', { left: -40, right: 80, top: 100, bottom: 140 }, { left: 6, top: 146 }],
])('opens %s', (_, button, expected) => {
  expect(positionMenu(button, menu, viewport)).toEqual(expected)
})

it('is aligned with the right edge of its button where text runs from right to left', () => {
  expect(positionMenu({ left: 210, right: 330, top: 100, bottom: 140 }, menu, viewport, true)).toEqual({
    left: 130,
    top: 146,
  })
})
