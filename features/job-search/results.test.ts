import { entriesOf, maskOf } from '@campus-gigs/ui/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type JobListing, listingSorts, type Shift, sortListings, toWireTime } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { joinedSuggestions, listedJobs, withKept } from './results.ts'

const now = new Date('2026-11-21T01:30:00.000Z')
const student = { availabilityMask: maskOf(entriesOf(['1-0', '6-1'])), homeSuburb: 'Carlton' }

const listing: fc.Arbitrary<JobListing> = fc
  .record({
    id: fc.uuid(),
    jobTitle: fc.constantFrom('Barista', 'Baker', 'Filler'),
    postedAt: fc.constantFrom('2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z', '2026-11-20T03:00:00.000Z'),
    jobSuburbName: fc.constantFrom('Carlton', 'Fitzroy', 'Frankston'),
    Shift: fc.constantFrom<Shift[]>(
      [],
      [{ dayOfWeek: 'Monday', startTime: toWireTime('08:00'), endTime: toWireTime('14:00') }],
      [{ dayOfWeek: 'Friday', startTime: toWireTime('08:00'), endTime: toWireTime('14:00') }],
    ),
  })
  .map((differing) => someListing(differing))
const listings = fc.uniqueArray(listing, { selector: ({ id }) => id, maxLength: 20 })
const search = fc.record({ query: fc.constantFrom('', 'ba', 'BARISTA'), sort: fc.constantFrom(...listingSorts) })

describe('the list of a search', () => {
  it('JS-02 is the browser’s own jobs at once, before the server has said anything', () => {
    const [barista, baker] = [
      someListing({ id: 'a', jobTitle: 'Barista' }),
      someListing({ id: 'b', jobTitle: 'Baker' }),
    ]
    const found = listedJobs([barista, baker], null, { query: 'BARI', sort: 'fit' }, student, now)
    expect(found).toEqual({ jobs: [barista], total: 1 })
  })

  it('grows by the server’s pages without ever moving what is there, and ends as the whole in order', () => {
    fc.assert(
      fc.property(listings, fc.func(fc.boolean()), search, fc.integer({ min: 1, max: 6 }), (all, isLocal, by, size) => {
        const local = all.filter(({ id }) => isLocal(id))
        const matching = all.filter(({ jobTitle }) => jobTitle.toLowerCase().includes(by.query.toLowerCase()))
        const whole = sortListings(matching, by.sort, student)
        let before: readonly unknown[] = []
        for (let end = size; ; end += size) {
          const jobs = whole.slice(0, end)
          const next = end < whole.length ? (jobs.at(-1)?.id ?? null) : null
          const listed = listedJobs(local, { jobs, total: whole.length, next }, by, student, now)
          expect(listed.jobs.slice(0, before.length)).toEqual(before)
          expect(listed.total).toBe(whole.length)
          before = listed.jobs
          if (next === null) break
        }
        expect(before).toEqual(whole)
      }),
    )
  })

  it('takes the browser’s copy of a job, which knows of an application just sent', () => {
    const application = {
      id: 'x',
      appliedAt: now.toISOString(),
      jobListingId: 'a',
      notes: '',
      answers: '[]',
      resumeFile: { id: 'r', fileName: 'r.pdf', fileUrl: '/r', url: '/r' },
    }
    const applied = someListing({ id: 'a', Application: [application] })
    const pages = { jobs: [someListing({ id: 'a' })], total: 1, next: null }
    expect(listedJobs([applied], pages, { query: '', sort: 'fit' }, student, now).jobs).toEqual([applied])
  })

  it('JS-11 has neither closed nor expired jobs, and joins what was posted meanwhile', () => {
    const found = someListing({ id: 'a' })
    const closed = someListing({ id: 'b' })
    const posted = someListing({ id: 'c', postedAt: '2026-11-21T01:29:00.000Z' })
    const pages = { jobs: [found, closed], total: 2, next: null }
    const session = [
      someListing({ id: 'b', status: 'closed' }),
      someListing({ id: 'd', expiringOn: now.toISOString() }),
      posted,
    ]
    expect(listedJobs(session, pages, { query: '', sort: 'newest' }, student, now).jobs).toEqual([posted, found])
  })
})

describe('suggestions of both', () => {
  it('JS-01 are each there once, whatever the case', () => {
    const local = [someListing({ jobTitle: 'Barista', keywords: ['Hospo'] })]
    expect(joinedSuggestions(local, ['HOSPO', 'Barge hand'])).toEqual(['Barge hand', 'Barista', 'Hospo'])
  })
})

describe('kept listings', () => {
  it('are added once, and what is there stays as it is', () => {
    const fresh = someListing({ id: 'a', status: 'closed' })
    const kept = [someListing({ id: 'a' }), someListing({ id: 'b' })]
    expect(withKept([fresh], kept)).toEqual([fresh, someListing({ id: 'b' })])
  })
})
