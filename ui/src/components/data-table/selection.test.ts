import fc from 'fast-check'
import { expect, it } from 'vitest'
import { selectionState, toggleRow, toggleShownRows } from './selection'

it('tells all, some and none of the shown rows', () => {
  expect(selectionState(['a', 'b'], new Set())).toBe('none')
  expect(selectionState(['a', 'b'], new Set(['b', 'c']))).toBe('some')
  expect(selectionState(['a', 'b'], new Set(['a', 'b', 'c']))).toBe('all')
  expect(selectionState([], new Set(['a']))).toBe('none')
})

it('selects or clears the shown rows, and leaves those of other pages alone', () => {
  const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  fc.assert(
    fc.property(fc.uniqueArray(keys, { minLength: 1 }), fc.uniqueArray(keys), keys, (shown, selected, key) => {
      const before = new Set<string>(selected)
      const shownKeys: readonly string[] = shown
      const after = new Set(toggleShownRows(shownKeys, before))
      expect(selectionState(shown, after)).toBe(selectionState(shown, before) === 'all' ? 'none' : 'all')
      const rest = (keysOf: ReadonlySet<string>) => [...keysOf].filter((each) => !shownKeys.includes(each)).sort()
      expect(rest(after)).toEqual(rest(before))
      expect(new Set(toggleRow(key, before)).has(key)).toBe(!before.has(key))
      expect(new Set(toggleRow(key, new Set(toggleRow(key, before))))).toEqual(before)
    }),
  )
})
