import { describe, expect, test } from 'vitest'
import { isJsonTooComplex } from './json-complexity.ts'

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)

describe('JSON is too complex', () => {
  test.each([
    ['33 arrays', nested(33)],
    ['33 objects', nested(33, '{"a":', '}')],
    ['arrays and objects by turns', nested(17, '[{"a":', '}]')],
    ['arrays that never end', '['.repeat(33)],
    ['2,501 arrays beside one another', `[${Array(2501).fill('[]').join()}]`],
    ['5,001 numbers', JSON.stringify(Array(5001).fill(1))],
    ['arrays after a text that ends with a backslash', `["\\\\",${nested(32)}]`],
  ])('with %s', (_, json) => expect(isJsonTooComplex(json)).toBe(true))

  test.each([
    ['32 arrays', nested(32)],
    ['a thousand arrays beside one another', `[${Array(1000).fill('[]').join()}]`],
    ['5,000 numbers', JSON.stringify(Array(5000).fill(1))],
    ['commas in a text', JSON.stringify({ data: ','.repeat(10_000) })],
    ['brackets in a text', JSON.stringify({ data: '[{'.repeat(1000) })],
    ['brackets after a quotation mark in a text', JSON.stringify({ data: `\\"${'['.repeat(1000)}` })],
  ])('not with %s', (_, json) => expect(isJsonTooComplex(json)).toBe(false))
})
