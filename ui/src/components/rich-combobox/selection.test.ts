import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pressChipKey, type Selection, toggleKey } from './selection'

const optionKeys = ['bar', 'cafe', 'tutor', 'promo']
const pressedKeys = ['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'a']

/** What a reader does: chooses an option, or presses a key on a chip or before the input's text. */
const action = fc.oneof(
  fc.record({ choose: fc.constantFrom(...optionKeys) }),
  fc.record({ press: fc.constantFrom(...pressedKeys) }),
)

const inInput = (keys: readonly string[]): Selection => ({ keys, focusIndex: keys.length })

describe('a selection', () => {
  it('keeps each key once, in the order chosen, within its maximum, and the focus on a chip or the input', () => {
    fc.assert(
      fc.property(fc.array(action), fc.integer({ min: 1, max: 4 }), fc.boolean(), (actions, max, isMirrored) => {
        // The model: the chosen keys with the time of their choice.
        const chosenAt = new Map<string, number>()
        let selection = inInput([])
        actions.forEach((next, time) => {
          if ('choose' in next) {
            if (!chosenAt.delete(next.choose) && chosenAt.size < max) chosenAt.set(next.choose, time)
            selection = inInput(toggleKey(selection.keys, next.choose, max))
          } else {
            const before = selection
            selection = pressChipKey(before, next.press, isMirrored)
            const removed = before.keys.filter((key) => !selection.keys.includes(key))
            const isRemoval = next.press === 'Backspace' || next.press === 'Delete'
            expect(removed.length).toBeLessThanOrEqual(isRemoval ? 1 : 0)
            for (const key of removed) chosenAt.delete(key)
          }
          const inOrder = [...chosenAt].toSorted(([, a], [, b]) => a - b).map(([key]) => key)
          expect(selection.keys).toEqual(inOrder)
          expect(selection.focusIndex).toBeGreaterThanOrEqual(0)
          expect(selection.focusIndex).toBeLessThanOrEqual(selection.keys.length)
        })
      }),
    )
  })

  it('is emptied by Backspace from the input, whatever was chosen', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...optionKeys)), (keys) => {
        const emptied = keys.reduce((selection) => pressChipKey(selection, 'Backspace', false), inInput(keys))
        expect(emptied).toEqual({ keys: [], focusIndex: 0 })
      }),
    )
  })

  it.each([
    ['Backspace', 1, ['bar', 'tutor'], 0],
    ['Backspace', 0, ['cafe', 'tutor'], 0],
    ['Delete', 1, ['bar', 'tutor'], 1],
    ['Delete', 2, ['bar', 'cafe'], 2],
    ['Delete', 3, ['bar', 'cafe', 'tutor'], 3],
    ['ArrowLeft', 3, ['bar', 'cafe', 'tutor'], 2],
    ['ArrowRight', 2, ['bar', 'cafe', 'tutor'], 3],
    ['End', 0, ['bar', 'cafe', 'tutor'], 3],
    ['Home', 2, ['bar', 'cafe', 'tutor'], 0],
  ])('%s at %i gives %o with the focus at %i', (key, focus, keys, nextFocus) => {
    const selection = pressChipKey({ keys: ['bar', 'cafe', 'tutor'], focusIndex: focus }, key, false)
    expect(selection).toEqual({ keys, focusIndex: nextFocus })
  })
})
