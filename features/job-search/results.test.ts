import { describe, expect, it } from 'vitest'
import { someListing } from '@/domain/testing/listings'
import { withOwnMarks } from './results.ts'

const application = {
  id: 'x',
  appliedAt: '2026-11-21T01:30:00.000Z',
  jobListingId: 'a',
  notes: '',
  answers: '[]',
  resumeFile: { id: 'r', fileName: 'r.pdf', fileUrl: '/r', url: '/r' },
}

describe('the list of a search', () => {
  it('keeps the server’s order and listings, whatever the session holds', () => {
    const found = ['c', 'a', 'b'].map((id) => someListing({ id }))
    const own = [someListing({ id: 'z' }), someListing({ id: 'a', jobTitle: 'Older title' })]
    expect(withOwnMarks(found, own)).toEqual(found)
  })

  it('JS-04 carries an application just sent', () => {
    const applied = someListing({ id: 'a', Application: [application] })
    expect(withOwnMarks([someListing({ id: 'a' })], [applied])).toEqual([applied])
  })

  it('JS-11 drops a gig that turned out to be closed', () => {
    const [closed, open] = [someListing({ id: 'a' }), someListing({ id: 'b' })]
    expect(withOwnMarks([closed, open], [{ ...closed, status: 'closed' }])).toEqual([open])
  })
})
