import { expect, it } from 'vitest'
import { smallestPeer } from '../size'

const comparison = `
<!-- sizes -->
| | @campus-gigs/ui | React Aria Components | Base UI | Mantine |
|---|---|---|---|---|
| Slider | 1.91 KB | 11.94 KB | – | 9.38 KB |
| Grid | 6.65 KB | – | – | – |
<!-- /sizes -->
`

it.each([
  ['Slider', 'Mantine 9.38 KB'],
  ['Grid', undefined],
  ['Card', undefined],
])('finds the smallest peer of a part in the table of sizes: %s', (part, peer) => {
  expect(smallestPeer(comparison, part)).toBe(peer)
})
