import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMegabytes, truncate } from './formats'

describe('truncate', () => {
  it('JS-04 BD-02 cuts to the number of characters and adds an ellipsis', () => {
    expect(truncate('short', 35)).toBe('short')
    expect(truncate('x'.repeat(35), 35)).toBe('x'.repeat(35))
    expect(truncate('x'.repeat(36), 35)).toBe(`${'x'.repeat(35)}…`)
    expect(truncate('👩‍🍳 chef', 100)).toBe('👩‍🍳 chef')
  })

  it('never returns more characters than the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, most) => {
        const cut = truncate(text, most)
        return cut === text ? [...text].length <= most : [...cut].length <= most + 1 && cut.endsWith('…')
      }),
    )
  })
})

it('AP-08 writes megabytes with two decimals, of 1024²', () => {
  expect(formatMegabytes(5 * 1024 * 1024 + 1)).toBe('5.00')
  expect(formatMegabytes(6_500_000)).toBe('6.20')
})
