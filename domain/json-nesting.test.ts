import { describe, expect, test } from 'vitest'
import { isNestedTooDeep } from './json-nesting.ts'

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)

describe('JSON is nested too deep', () => {
  test.each([
    ['33 arrays', nested(33)],
    ['33 objects', nested(33, '{"a":', '}')],
    ['arrays and objects by turns', nested(17, '[{"a":', '}]')],
    ['arrays that never end', '['.repeat(33)],
    ['arrays after a text that ends with a backslash', `["\\\\",${nested(32)}]`],
  ])('with %s', (_, json) => expect(isNestedTooDeep(json)).toBe(true))

  test.each([
    ['32 arrays', nested(32)],
    ['a thousand arrays beside one another', `[${Array(1000).fill('[]').join()}]`],
    ['brackets in a text', JSON.stringify({ data: '[{'.repeat(1000) })],
    ['brackets after a quotation mark in a text', JSON.stringify({ data: `\\"${'['.repeat(1000)}` })],
  ])('not with %s', (_, json) => expect(isNestedTooDeep(json)).toBe(false))
})
