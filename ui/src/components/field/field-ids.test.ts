import { expect, it } from 'vitest'
import { fieldIds, idList } from './field-ids'

it('derives every id from the control’s', () => {
  expect(fieldIds('name')).toEqual({ control: 'name', label: 'name-label', hint: 'name-hint', error: 'name-error' })
})

it('joins the given ids, and is undefined without any', () => {
  expect(idList('a', false, undefined, '', null, 'b')).toBe('a b')
  expect(idList(false, undefined)).toBeUndefined()
})
