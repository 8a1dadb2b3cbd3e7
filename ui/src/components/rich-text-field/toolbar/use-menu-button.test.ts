import { expect, it } from 'vitest'
import { positionMenu } from './use-menu-button'

const menu = { width: 200, height: 180 }
const viewport = { width: 375, height: 800 }

it.each([
  ['below its button', { left: 20, top: 100, bottom: 140 }, { left: 20, top: 146 }],
  ['above it at the bottom of the viewport', { left: 20, top: 700, bottom: 740 }, { left: 20, top: 514 }],
  ['below where neither side has room', { left: 20, top: 150, bottom: 790 }, { left: 20, top: 796 }],
  ['inside the right edge', { left: 300, top: 100, bottom: 140 }, { left: 169, top: 146 }],
  ['inside the left edge', { left: -40, top: 100, bottom: 140 }, { left: 6, top: 146 }],
])('opens %s', (_, button, expected) => {
  expect(positionMenu(button, menu, viewport)).toEqual(expected)
})
