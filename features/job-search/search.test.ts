import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSearch, searchListings, suggestionsOf } from './search.ts'

const barista = { jobTitle: 'Weekend barista', keywords: ['Hospo', 'Coffee'] }
const filler = { jobTitle: 'Night filler', keywords: ['Supermarket', 'hospo '] }
const crew = { jobTitle: 'Festival crew', keywords: ['Poster Gig'] }
const all = [barista, filler, crew]

const word = fc.oneof(
  fc.constantFrom('Hospo', 'hospo', 'RSA', 'Weekend barista', ' ', 'İ'),
  fc.string({ maxLength: 6 }),
)
const listings = fc.array(fc.record({ jobTitle: word, keywords: fc.array(word, { maxLength: 4 }) }), { maxLength: 8 })

describe('search', () => {
  it('JS-01 blank counts as empty', () => {
    expect([canSearch(''), canSearch(' \t '), canSearch(' a')]).toEqual([false, false, true])
  })

  it('JS-02 finds part of a title or a keyword, in any case', () => {
    expect(searchListings(all, 'BARI')).toEqual([barista])
    expect(searchListings(all, ' hospo')).toEqual([barista, filler])
    expect(searchListings(all, 'poster g')).toEqual([crew])
    expect(searchListings(all, 'dentist')).toEqual([])
  })

  it('JS-02 a blank search is the full list', () => {
    expect(searchListings(all, '  ')).toEqual(all)
  })

  it('keeps the order, loses nothing that matches and keeps nothing that does not', () => {
    fc.assert(
      fc.property(listings, word, (some, query) => {
        const found = searchListings(some, query)
        const wanted = query.trim().toLowerCase()
        const expected = some.filter((listing) => {
          for (const text of [listing.jobTitle, ...listing.keywords])
            if (text.toLowerCase().indexOf(wanted) !== -1) return true
          return wanted === ''
        })
        expect(found).toEqual(expected)
      }),
    )
  })
})

describe('suggestions', () => {
  it('JS-01 are the distinct titles and keywords', () => {
    expect(suggestionsOf(all)).toEqual([
      'Coffee',
      'Festival crew',
      'Hospo',
      'Night filler',
      'Poster Gig',
      'Supermarket',
      'Weekend barista',
    ])
  })

  it('each finds something, and none is there twice', () => {
    fc.assert(
      fc.property(listings, (some) => {
        const suggestions = suggestionsOf(some)
        expect(new Set(suggestions.map((text) => text.toLowerCase())).size).toBe(suggestions.length)
        for (const text of suggestions) expect(searchListings(some, text).length).toBeGreaterThan(0)
      }),
    )
  })
})
