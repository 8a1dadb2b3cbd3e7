import { describe, expect, it } from 'vitest'
import type { StudentListing } from '@/client'
import type { Application } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { appliedRows, resumeNote, savedRows } from './history.ts'

function application(id: string, appliedAt: string): Application {
  const resumeFile = { id: 'r', fileName: 'cv.pdf', fileUrl: '/api/files/r', url: '/api/files/r' }
  return {
    id,
    appliedAt,
    jobListingId: 'x',
    notes: '',
    answers: '[]',
    resumeFile,
    sharesContact: true,
    expiredAt: null,
  }
}

function job(id: string, Application: Application[] = []): StudentListing {
  return someListing({ id, Application })
}

const ids = (jobs: readonly StudentListing[]) => jobs.map(({ id }) => id)

describe('the Saved tab', () => {
  const jobs = [job('a'), job('b'), job('c')]

  it('JH-01 shows the saved jobs', () => {
    expect(ids(savedRows(jobs, ['c', 'a', 'gone'], []))).toEqual(['a', 'c'])
  })

  it('JH-01 keeps a removed job at its index until the page is left', () => {
    const removed = jobs.filter(({ id }) => id === 'a').map((job) => ({ job, index: 0 }))
    expect(ids(savedRows(jobs, ['c'], removed))).toEqual(['a', 'c'])
    expect(ids(savedRows(jobs, ['c', 'a'], removed))).toEqual(['a', 'c'])
    expect(ids(savedRows(jobs.slice(1), ['c'], removed))).toEqual(['a', 'c'])
  })
})

it('JH-01 the Applied tab shows the first application of each job that has any, the latest first', () => {
  const early = application('early', '2026-11-18T00:00:00.000Z')
  const late = application('late', '2026-11-20T00:00:00.000Z')
  const rows = appliedRows([job('a', [early]), job('b'), job('c', [late, early])])
  expect(rows.map((row) => [row.job.id, row.application.id])).toEqual([
    ['c', 'late'],
    ['a', 'early'],
  ])
})

describe('the note about a resume', () => {
  const sent = application('a', '2026-11-18T00:00:00.000Z')
  const first = '2026-11-20T05:00:00.000Z'

  it('says whether and when the business opened it', () => {
    expect(resumeNote(sent, 'Corner Cafe')).toBe("Corner Cafe hasn't opened it yet.")
    const once = { ...sent, resumeOpened: { firstAt: first, lastAt: first } }
    expect(resumeNote(once, 'Corner Cafe')).toBe('Corner Cafe opened it on 20 November, 4 pm.')
    const again = { ...sent, resumeOpened: { firstAt: first, lastAt: '2026-11-20T22:30:00.000Z' } }
    expect(resumeNote(again, 'Corner Cafe')).toBe(
      'Corner Cafe opened it on 20 November, 4 pm, and last on 21 November, 9:30 am.',
    )
  })

  it('says that it was deleted, and that access has expired', () => {
    const gone = { ...sent, resumeFile: null, expiredAt: first }
    expect(resumeNote(gone, 'Corner Cafe')).toBe(
      "You deleted this resume. Corner Cafe hasn't opened it yet. The business can't open it any more.",
    )
  })
})
