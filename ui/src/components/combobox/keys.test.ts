import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commandOf, type KeySituation } from './keys'

const closed: KeySituation = { isOpen: false, active: -1, count: 10, page: 4 }
const at = (active: number): KeySituation => ({ ...closed, isOpen: true, active })

/** `Alt+ArrowDown` as an event has it. */
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

describe('while the list is closed', () => {
  it.each([
    ['ArrowDown', { do: 'open', at: 'first' }],
    ['ArrowUp', { do: 'open', at: 'last' }],
    ['Alt+ArrowDown', { do: 'open', at: 'none' }],
    ['Alt+ArrowUp', null],
    ['PageDown', null],
    ['Enter', { do: 'enter' }],
    ['Tab', null],
    ['a', null],
  ])('%s', (chord, expected) => {
    expect(commandOf(press(chord), closed)).toEqual(expected)
  })
})

describe('while it is open', () => {
  it.each([
    ['ArrowDown', -1, { do: 'move', to: 0 }],
    ['ArrowDown', 3, { do: 'move', to: 4 }],
    ['ArrowDown', 9, { do: 'move', to: 0 }],
    ['ArrowUp', 3, { do: 'move', to: 2 }],
    ['ArrowUp', 0, { do: 'move', to: 9 }],
    ['ArrowUp', -1, { do: 'move', to: 9 }],
    ['PageDown', 1, { do: 'move', to: 5 }],
    ['PageDown', 8, { do: 'move', to: 9 }],
    ['PageUp', 6, { do: 'move', to: 2 }],
    ['PageUp', 2, { do: 'move', to: 0 }],
    ['Alt+ArrowUp', 3, { do: 'close' }],
    ['Alt+ArrowDown', 3, null],
    ['Tab', 3, { do: 'leave' }],
    ['Shift+Tab', 3, { do: 'leave' }],
    ['Tab', -1, null],
    ['Home', 3, { do: 'edit', caret: 'start' }],
    ['End', 3, { do: 'edit', caret: 'end' }],
    ['Shift+Home', 3, { do: 'edit', caret: null }],
    ['ArrowLeft', 3, { do: 'edit', caret: null }],
    ['ArrowRight', 3, { do: 'edit', caret: null }],
    ['Shift+ArrowDown', 3, null],
    ['Control+ArrowDown', 3, null],
    ['Meta+Enter', 3, null],
  ])('%s with %i active', (chord, active, expected) => {
    expect(commandOf(press(chord), at(active))).toEqual(expected)
  })

  it('no key leads to an option that is not there', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp')
    const situation = fc.nat({ max: 40 }).chain((count) =>
      fc.record({
        isOpen: fc.constant(true),
        count: fc.constant(count),
        active: fc.integer({ min: -1, max: count - 1 }),
        page: fc.integer({ min: 1, max: 9 }),
      }),
    )
    fc.assert(
      fc.property(key, situation, (pressed, where) => {
        const command = commandOf(press(pressed), where)
        if (where.count === 0) {
          expect(command).toBeNull()
          return
        }
        if (command?.do !== 'move') throw new Error(`${pressed} leads nowhere`)
        expect(command.to).toBeGreaterThanOrEqual(0)
        expect(command.to).toBeLessThan(where.count)
      }),
    )
  })
})
