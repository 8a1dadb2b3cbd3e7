import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rankByFrequency } from './suggestions.ts'

describe('rankByFrequency', () => {
  test('JS-01 are distinct ignoring case, the most frequent first, then alphabetical', () => {
    const words = ['Weekends Only', 'hospo', 'Weekend barista', 'Hospo', 'weekend barista ', 'Weekdays', 'RSA']
    expect(rankByFrequency(words, 'WEEK', 3)).toEqual(['Weekend barista', 'Weekdays', 'Weekends Only'])
    expect(rankByFrequency(words, 'hos', 9)).toEqual(['hospo'])
    expect(rankByFrequency(words, 'dentist', 9)).toEqual([])
  })

  test('contain the query, and omit no match below the maximum', () => {
    const word = fc.oneof(fc.constantFrom('Hospo', 'hospo', 'RSA', 'rsa & rsg'), fc.string({ maxLength: 4 }))
    fc.assert(
      fc.property(fc.array(word), word, (words, query) => {
        const wanted = query.trim().toLowerCase()
        const expected = new Set(words.map((each) => each.trim().toLowerCase()).filter((each) => each.includes(wanted)))
        expect(new Set(rankByFrequency(words, query, 1000).map((each) => each.toLowerCase()))).toEqual(expected)
      }),
    )
  })
})
