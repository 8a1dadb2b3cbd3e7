import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someListing } from '@/domain/testing/listings'
import { canSearch, searchListings, suggestionsOf, withLaterChanges } from './search.ts'

const barista = { jobTitle: 'Weekend barista', keywords: ['Hospo', 'Coffee'] }
const filler = { jobTitle: 'Night filler', keywords: ['Supermarket', 'hospo '] }
const crew = { jobTitle: 'Festival crew', keywords: ['Poster Gig'] }
const all = [barista, filler, crew]

const anyWord = fc.oneof(
  fc.constantFrom('Hospo', 'hospo', 'RSA', 'Weekend barista', ' ', 'İ'),
  fc.string({ maxLength: 6 }),
)
const anyListings = fc.array(fc.record({ jobTitle: anyWord, keywords: fc.array(anyWord, { maxLength: 4 }) }), {
  maxLength: 8,
})

describe('searchListings', () => {
  it('JS-01 refuses a blank query', () => {
    expect([canSearch(''), canSearch(' \t '), canSearch(' a')]).toEqual([false, false, true])
  })

  it('JS-02 finds part of a title or keyword, ignoring case', () => {
    expect(searchListings(all, 'BARI')).toEqual([barista])
    expect(searchListings(all, ' hospo')).toEqual([barista, filler])
    expect(searchListings(all, 'poster g')).toEqual([crew])
    expect(searchListings(all, 'dentist')).toEqual([])
  })

  it('JS-02 returns all listings for a blank query', () => {
    expect(searchListings(all, '  ')).toEqual(all)
  })

  it('returns exactly the matching listings, in the given order, for any listings and query', () => {
    fc.assert(
      fc.property(anyListings, anyWord, (generated, query) => {
        const found = searchListings(generated, query)
        const wanted = query.trim().toLowerCase()
        const expected = generated.filter((listing) => {
          for (const text of [listing.jobTitle, ...listing.keywords])
            if (text.toLowerCase().indexOf(wanted) !== -1) return true
          return wanted === ''
        })
        expect(found).toEqual(expected)
      }),
    )
  })
})

describe('suggestionsOf', () => {
  it('JS-01 returns the distinct titles and keywords in alphabetical order', () => {
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

  it('returns each text once, and each text finds a listing', () => {
    fc.assert(
      fc.property(anyListings, (generated) => {
        const suggestions = suggestionsOf(generated)
        expect(new Set(suggestions.map((text) => text.toLowerCase())).size).toBe(suggestions.length)
        for (const text of suggestions) expect(searchListings(generated, text).length).toBeGreaterThan(0)
      }),
    )
  })
})

const application = {
  id: 'x',
  appliedAt: '2026-11-21T01:30:00.000Z',
  jobListingId: 'a',
  notes: '',
  answers: '[]',
  resumeFile: { id: 'r', fileName: 'r.pdf', fileUrl: '/r', url: '/r' },
  sharesContact: true,
  expiredAt: null,
}

const noChanges = new Map()

describe('withLaterChanges', () => {
  it('returns the server’s listings in the server’s order, whatever the session contains', () => {
    const found = ['c', 'a', 'b'].map((id) => someListing({ id }))
    const own = [someListing({ id: 'z' }), someListing({ id: 'a', jobTitle: 'Older title' })]
    expect(withLaterChanges(found, own, noChanges)).toEqual(found)
  })

  it('JS-04 adds an application sent since the response', () => {
    const applied = someListing({ id: 'a', Application: [application] })
    expect(withLaterChanges([someListing({ id: 'a' })], [applied], noChanges)).toEqual([applied])
  })

  it('removes an application withdrawn since the response', () => {
    const job = someListing({ id: 'a', Application: [application] })
    const withdrawn = someListing({ id: 'a' })
    expect(withLaterChanges([job], [withdrawn], noChanges)).toEqual([withdrawn])
  })

  it('PF-09 keeps the position of a listing that was closed since the response, with its status', () => {
    const [first, second] = [someListing({ id: 'a' }), someListing({ id: 'b' })]
    const closed = { ...first, status: 'closed' as const }
    expect(withLaterChanges([first, second], [closed], noChanges)).toEqual([closed, second])
  })

  it('PF-09 applies a change to a listing outside the session, and keeps the application to it', () => {
    const job = someListing({ id: 'a', Application: [application] })
    const { Application: _, ...jobListing } = someListing({ id: 'a', status: 'paused', payRangeEnd: 99 })
    const changes = new Map([['a', { jobListing, fieldsEditedAt: {} }]])
    const [changed] = withLaterChanges([job], [], changes)
    expect(changed).toMatchObject({ status: 'paused', payRangeEnd: 99, Application: [{ id: application.id }] })
  })
})
