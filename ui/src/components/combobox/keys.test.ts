import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commandOf, type ListState } from './keys'

const closed: ListState = { isOpen: false, activeIndex: -1, count: 10 }
const openAt = (activeIndex: number): ListState => ({ ...closed, isOpen: true, activeIndex })

/** The event fields of a chord such as `Alt+ArrowDown`. */
function press(chord: string) {
  const parts = chord.split('+')
  const has = (modifier: string) => parts.includes(modifier)
  return {
    key: parts.at(-1) ?? '',
    altKey: has('Alt'),
    ctrlKey: has('Control'),
    metaKey: has('Meta'),
    shiftKey: has('Shift'),
  }
}

describe('with the list closed', () => {
  it.each([
    ['ArrowDown', { type: 'open', activate: 'first' }],
    ['ArrowUp', { type: 'open', activate: 'last' }],
    ['Alt+ArrowDown', { type: 'open', activate: 'none' }],
    ['Alt+ArrowUp', null],
    ['PageDown', null],
    ['Enter', { type: 'choose' }],
    ['Tab', null],
    ['a', null],
  ])('%s', (chord, expected) => {
    expect(commandOf(press(chord), closed)).toEqual(expected)
  })
})

describe('with the list open', () => {
  it.each([
    ['ArrowDown', -1, { type: 'move', index: 0 }],
    ['ArrowDown', 3, { type: 'move', index: 4 }],
    ['ArrowDown', 9, { type: 'move', index: 0 }],
    ['ArrowUp', 3, { type: 'move', index: 2 }],
    ['ArrowUp', 0, { type: 'move', index: 9 }],
    ['ArrowUp', -1, { type: 'move', index: 9 }],
    ['PageDown', 1, { type: 'move', index: 5 }],
    ['PageDown', 8, { type: 'move', index: 9 }],
    ['PageUp', 6, { type: 'move', index: 2 }],
    ['PageUp', 2, { type: 'move', index: 0 }],
    ['Alt+ArrowUp', 3, { type: 'close' }],
    ['Alt+ArrowDown', 3, null],
    ['Tab', 3, { type: 'chooseAndLeave' }],
    ['Shift+Tab', 3, { type: 'chooseAndLeave' }],
    ['Tab', -1, null],
    ['Home', 3, { type: 'editText', caret: 'start' }],
    ['End', 3, { type: 'editText', caret: 'end' }],
    ['Shift+Home', 3, { type: 'editText', caret: null }],
    ['ArrowLeft', 3, { type: 'editText', caret: null }],
    ['ArrowRight', 3, { type: 'editText', caret: null }],
    ['Shift+ArrowDown', 3, null],
    ['Control+ArrowDown', 3, null],
    ['Meta+Enter', 3, null],
    ['Control+Tab', 3, null],
  ])('%s with %i active', (chord, active, expected) => {
    expect(commandOf(press(chord), openAt(active))).toEqual(expected)
  })

  it('never moves outside the options', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp')
    const listState = fc.nat({ max: 40 }).chain((count) =>
      fc.record({
        isOpen: fc.constant(true),
        count: fc.constant(count),
        activeIndex: fc.integer({ min: -1, max: count - 1 }),
      }),
    )
    fc.assert(
      fc.property(key, listState, (pressed, list) => {
        const command = commandOf(press(pressed), list)
        if (list.count === 0) {
          expect(command).toBeNull()
          return
        }
        if (command?.type !== 'move') throw new Error(`${pressed} does not move`)
        expect(command.index).toBeGreaterThanOrEqual(0)
        expect(command.index).toBeLessThan(list.count)
      }),
    )
  })
})
