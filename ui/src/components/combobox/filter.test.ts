import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../../data/countries'
import { filterOptions, findExact, foldQuery, foldText, indexOptions, matchRange } from './filter'

const indexed = indexOptions(countries, ({ name, code, dialCode }) => ({
  label: name,
  keywords: [code, `+${dialCode}`, dialCode],
}))
const names = (query: string) => filterOptions(indexed, query).map(({ name }) => name)

describe('SW-11 filtering', () => {
  it.each([
    ['cote', ['Côte d’Ivoire', "Côte d'Ivoire", 'Ivory Coast']],
    ['turkiye', ['Türkiye', 'Turkey']],
    ['AUSTRAL', ['Australia']],
    ['  new   zea ', ['New Zealand']],
  ])('SW-11 %j finds one of %j', (query, expected) => {
    const found = names(query)
    const known = countries.filter(({ name }) => expected.includes(name))
    expect(known).not.toEqual([])
    for (const { name } of known) expect(found).toContain(name)
  })

  it.each([
    ['Réunion', 'reunion'],
    ['Côte d’Ivoire', "cote d'iv"],
    ['Türkiye', 'TURKIYE'],
    ['Curaçao', 'curacao'],
    ['São Tomé', 'sao tome'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
  ])('SW-11 %s is found as %s', (label, query) => {
    expect(
      filterOptions(
        indexOptions([label], (text) => ({ label: text })),
        query,
      ),
    ).toEqual([label])
  })

  it('SW-11 keeps exactly the options whose text contains the query', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 12 })),
        fc.string({ maxLength: 3 }),
        (options, query) => {
          const found = filterOptions(
            indexOptions(options, (label) => ({ label })),
            query,
          )
          const needle = foldQuery(query)
          const expected = options.filter((label) => needle === '' || foldText(label).includes(needle))
          expect([...found].sort()).toEqual([...expected].sort())
        },
      ),
    )
  })

  it('SW-11 ranks prefix matches first and keeps the order otherwise', () => {
    const options = ['Port Melbourne', 'Melbourne', 'South Melbourne', 'Camelbourne']
    const labels = indexOptions(options, (label) => ({ label }))
    expect(filterOptions(labels, 'melb')).toEqual(['Melbourne', 'Port Melbourne', 'South Melbourne', 'Camelbourne'])
    expect(filterOptions(labels, '')).toEqual(options)
  })

  it('treats the query as literal text', () => {
    const labels = indexOptions(['a.c', 'abc', 'x (a.c)'], (label) => ({ label }))
    expect(filterOptions(labels, 'a.c')).toEqual(['a.c', 'x (a.c)'])
    expect(filterOptions(labels, '(')).toEqual(['x (a.c)'])
  })

  it('SW-04 finds a country by dial code and ISO code', () => {
    expect(names('+61')).toContain('Australia')
    expect(names('61')[0]).toBe('Australia')
    expect(names('nz')[0]).toBe('New Zealand')
  })
})

describe('exact text', () => {
  it('SW-07 matches a label regardless of case', () => {
    expect(findExact(indexed, 'aUSTRALIA ')?.code).toBe('AU')
    expect(findExact(indexed, 'Austral')).toBeNull()
    expect(findExact(indexed, '')).toBeNull()
  })

  it('matches a keyword only when it is unambiguous', () => {
    expect(findExact(indexed, 'AU', true)?.code).toBe('AU')
    expect(findExact(indexed, 'AU')).toBeNull()
    expect(findExact(indexed, '+61', true)?.code).toBe('AU')
    expect(findExact(indexed, '+1', true)).toBeNull()
  })
})

describe('highlighting', () => {
  it.each([
    ['Côte d’Ivoire', "te d'i", 'te d’I'],
    ['Straße', 'asse', 'aße'],
    ['Türkiye', 'urk', 'ürk'],
    ['Cafe\u0301 Road', 'cafe', 'Cafe\u0301'],
  ])('in %s, %s is %s', (text, query, marked) => {
    const range = matchRange(text, query)
    expect(range && text.slice(...range)).toBe(marked)
  })

  it('highlights nothing for an empty query', () => {
    expect(matchRange('Carlton', ' ')).toBeNull()
    expect(matchRange('Carlton', 'x')).toBeNull()
  })

  it('highlights a range whose folded text contains the query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, from, length) => {
        const query = text.slice(from % (text.length + 1)).slice(0, length % 5)
        const range = matchRange(text, query)
        if (foldQuery(query) === '' || !foldText(text).includes(foldQuery(query))) expect(range).toBeNull()
        else expect(range && foldText(text.slice(...range))).toContain(foldQuery(query))
      }),
      { numRuns: 1000 },
    )
  })
})
