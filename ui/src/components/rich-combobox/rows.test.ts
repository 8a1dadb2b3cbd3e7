import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupNameOf, optionCount, rowsOf, skipHeading } from './rows'

const listOf = (options: readonly string[]) =>
  rowsOf({
    options,
    groupOf: (option) => option.slice(0, 1).trim(),
    isDisabled: (option) => option.endsWith('!'),
    createText: '',
    hasMore: false,
  })

it('gathers the options of a group under one heading, in order', () => {
  expect(listOf(['b1', 'a1!', 'b2', ' none'])).toEqual([
    { kind: 'group', name: 'b' },
    { kind: 'option', option: 'b1', group: 'b', isDisabled: false, position: 1 },
    { kind: 'option', option: 'b2', group: 'b', isDisabled: false, position: 2 },
    { kind: 'group', name: 'a' },
    { kind: 'option', option: 'a1!', group: 'a', isDisabled: true, position: 3 },
    { kind: 'option', option: ' none', group: '', isDisabled: false, position: 4 },
  ])
})

it('ends with the actions', () => {
  const rows = rowsOf({ options: ['a'], groupOf: undefined, isDisabled: undefined, createText: 'b', hasMore: true })
  expect(rows.map(({ kind }) => kind)).toEqual(['option', 'create', 'more'])
})

it('names the group of a row, and none for an action', () => {
  const rows = rowsOf({ options: ['a'], groupOf: () => 'A', isDisabled: undefined, createText: 'b', hasMore: true })
  expect(rows.map(groupNameOf)).toEqual(['A', 'A', '', ''])
})

it('counts the options only', () => {
  expect(optionCount([])).toBe(0)
  expect(optionCount(listOf(['b1', 'a1!', 'b2', ' none']))).toBe(4)
  expect(
    optionCount(rowsOf({ options: ['a'], groupOf: undefined, isDisabled: undefined, createText: 'b', hasMore: true })),
  ).toBe(1)
})

it('never makes a heading active, moves in the key’s direction and wraps', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a1', 'a2', 'b1', 'c1', ' 1'), { minLength: 1 }),
      fc.nat(),
      (options, seed) => {
        const rows = listOf(options)
        for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']) {
          expect(rows[skipHeading(rows, seed % rows.length, key)]?.kind).toBe('option')
        }
      },
    ),
  )
  const rows = listOf(['a1', 'b1'])
  expect(skipHeading(rows, 0, 'ArrowUp')).toBe(3)
  expect(skipHeading(rows, 0, 'PageUp')).toBe(1)
  expect(skipHeading(rows, 2, 'ArrowDown')).toBe(3)
})
