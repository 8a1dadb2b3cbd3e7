import { expect, it } from 'vitest'
import { fieldIds } from './field-ids'
import { joinWords } from './join-words'

it('derives every id from the control’s', () => {
  expect(fieldIds('name')).toEqual({ control: 'name', label: 'name-label', hint: 'name-hint', error: 'name-error' })
})

it('joins the given ids, and is undefined without any', () => {
  expect(joinWords('a', false, undefined, '', null, 'b')).toBe('a b')
  expect(joinWords(false, undefined)).toBeUndefined()
})
