import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JobListing, Listing, ListingEdits } from './entities.ts'
import { changedFields, describeListingChange, hasDetail, withListingChange } from './listing-change.ts'
import { listingStatuses } from './listing-status.ts'
import { someListing } from './testing/listings.ts'

const now = new Date('2026-11-21T01:30:00.000Z')
const application: JobListing['Application'][number] = {
  id: 'application',
  appliedAt: '2026-11-21T01:00:00.000Z',
  jobListingId: 'a',
  notes: '<p>Hi</p>',
  answers: '[]',
  resumeFile: { id: 'r', fileName: 'r.pdf', fileUrl: '/r', url: '/r' },
  sharesContact: true,
  expiredAt: null,
}
const applied = someListing({ Application: [application] })

function changeTo(differing: Partial<Listing>, fieldsEditedAt: ListingEdits = {}) {
  const { Application: _, ...jobListing } = someListing(differing)
  return { jobListing, fieldsEditedAt }
}

describe('withListingChange', () => {
  it('PF-09 replaces the facts and the status, and keeps the own application', () => {
    const changed = withListingChange(applied, changeTo({ status: 'paused', isExpired: true, payRangeEnd: 40 }))
    expect(changed).toMatchObject({ status: 'paused', payRangeEnd: 40, Application: [application] })
  })

  it('TR-02 keeps the rest of the copy when the listing is hidden, whose change says nothing else', () => {
    const hidden = changeTo({ status: 'hidden', isExpired: true, jobTitle: '', jobSummary: [] })
    expect(withListingChange(applied, hidden)).toEqual({ ...applied, status: 'hidden', isExpired: true })
  })

  it('PF-05 notes the fields edited after the student applied, and keeps those noted before', () => {
    const noted = { Shift: '2026-11-21T01:10:00.000Z' }
    const job = { ...applied, Application: [{ ...application, listingEdits: noted }] }
    const editedAt = { payRangeEnd: '2026-11-21T01:20:00.000Z', jobTitle: '2026-11-21T00:59:00.000Z' }
    const changed = withListingChange(job, changeTo({ payRangeEnd: 40, jobTitle: 'Cook' }, editedAt))
    expect(changed.Application[0]?.listingEdits).toEqual({ ...noted, payRangeEnd: editedAt.payRangeEnd })
  })

  it('PF-05 does not note again a field whose edit the student has dismissed', () => {
    const job = { ...applied, payRangeEnd: 40 }
    const editedAt = { payRangeEnd: '2026-11-21T01:20:00.000Z' }
    const changed = withListingChange(job, changeTo({ payRangeEnd: 40, status: 'paused' }, editedAt))
    expect(changed.Application[0]?.listingEdits).toEqual({})
  })

  it('changes nothing when it is applied again', () => {
    const anyChange = fc
      .record({ payRangeEnd: fc.integer({ min: 20, max: 60 }), status: fc.constantFrom(...listingStatuses) })
      .map((differing) => changeTo(differing, { payRangeEnd: '2026-11-21T01:20:00.000Z' }))
    fc.assert(
      fc.property(anyChange, (change) => {
        const once = withListingChange(applied, change)
        expect(withListingChange(once, change)).toEqual(once)
      }),
    )
  })
})

it('changedFields leaves out what one of the copies lacks, as a list’s copy lacks the detail', () => {
  const whole = someListing({ jobDescription: '<p>Long</p>' })
  const { jobDescription: _, ...card } = whole
  expect(changedFields(card, { ...whole, payRangeEnd: 99 })).toEqual(['payRangeEnd'])
  expect(changedFields(card, whole)).toEqual([])
  expect([hasDetail(card), hasDetail(whole)]).toEqual([false, true])
})

describe('describeListingChange', () => {
  const describeChange = (before: Partial<Listing>, after: Partial<Listing>) =>
    describeListingChange(someListing(before), someListing(after), now)

  it('PF-09 says why a listing takes no applications any more, and that it takes them again', () => {
    expect(describeChange({}, { status: 'paused' })).toBe(
      'Barista: This gig is paused. It may take applications again later.',
    )
    expect(describeChange({ status: 'paused' }, { status: 'filled' })).toBe('Barista: This position is filled.')
    expect(describeChange({ status: 'paused' }, {})).toBe('Barista is taking applications again.')
    const expired = '2026-11-21T01:00:00.000Z'
    expect(describeChange({ expiringOn: expired }, {})).toBe('Barista is taking applications again.')
  })

  it('PF-05 names what was edited, once each', () => {
    expect(describeChange({}, { payRangeStart: 34, payRangeEnd: 40, jobDescription: '<p>New</p>' })).toBe(
      'Barista has changed: Pay, Description.',
    )
    expect(describeChange({}, { status: 'paused', jobTitle: 'Cook' })).toBe(
      'Cook: This gig is paused. It may take applications again later. Cook has changed: Job title.',
    )
  })

  it('is null while neither status nor facts differ', () => {
    expect(describeChange({}, {})).toBeNull()
    expect(describeChange({}, { expiringOn: '2026-11-29T00:00:00.000Z' })).toBeNull()
  })
})

it('compares fields by their content', () => {
  expect(changedFields(someListing(), someListing({ keywords: ['Hospo'] }))).toEqual([])
  expect(changedFields(someListing(), someListing({ keywords: ['Hospo', 'Bar'] }))).toEqual(['keywords'])
})
