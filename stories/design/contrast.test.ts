import { describe, expect, it } from 'vitest'
import { themes } from '../../ui/src/tokens/tokens'
import { contrast, pairings, parseColour } from './contrast'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['rgb(255, 0, 0)', '#ffffff', 4],
    ['#123456', '#123456', 1],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrast(parseColour(one), parseColour(other))).toBeCloseTo(ratio, 1)
    expect(contrast(parseColour(other), parseColour(one))).toBeCloseTo(ratio, 1)
  })

  it('rejects translucent colours', () => {
    expect(() => parseColour('rgb(12 29 25 / 0.55)')).toThrow('Not an opaque colour')
  })
})

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  it.each(Object.values(pairings).flat())(
    '$foreground on $background is at least $minimumRatio to 1',
    ({ background, foreground, minimumRatio }) => {
      const theme = themes[name]
      expect(contrast(parseColour(theme[background]), parseColour(theme[foreground]))).toBeGreaterThanOrEqual(
        minimumRatio,
      )
    },
  )
})
