import { describe, expect, it } from 'vitest'
import { appliedRows, savedRows } from './history.ts'
import type { Job, SentApplication } from './job.ts'

function application(id: string, appliedAt: string): SentApplication {
  const resumeFile = { id: 'r', fileName: 'cv.pdf', fileUrl: '/api/files/r', url: '/api/files/r' }
  return { id, appliedAt, jobListingId: 'x', notes: '', answers: '[]', resumeFile }
}

function job(id: string, Application: SentApplication[] = []): Job {
  return {
    id,
    jobTitle: id,
    jobType: 'Casual',
    keywords: [],
    company: { companyName: 'C', companyCategory: null, logoThumbnailUrl: null, suburb: { suburbName: 'Carlton' } },
    jobSuburbName: 'Carlton',
    jobZipCode: '3053',
    payRangeStart: null,
    payRangeEnd: null,
    payType: null,
    jobSummary: [],
    jobDescription: '',
    detailedAddress: null,
    gigDate: null,
    Shift: [],
    jobPoster: null,
    postedOn: '18-11-2026',
    postedAt: '2026-11-18T01:30:00.000Z',
    expiringOn: '2026-11-25T01:30:00.000Z',
    status: 'live',
    isExpired: false,
    questions: [],
    Application,
  }
}

const ids = (jobs: readonly Job[]) => jobs.map(({ id }) => id)

describe('the Saved tab', () => {
  const jobs = [job('a'), job('b'), job('c')]

  it('JH-01 shows the saved jobs', () => {
    expect(ids(savedRows(jobs, ['c', 'a', 'gone'], []))).toEqual(['a', 'c'])
  })

  it('JH-01 keeps a removed job at its index until the page is left', () => {
    expect(ids(savedRows(jobs, ['c'], ['a']))).toEqual(['a', 'c'])
    expect(ids(savedRows(jobs, ['c', 'a'], ['a']))).toEqual(['a', 'c'])
  })
})

describe('the Applied tab', () => {
  it('JH-01 shows the first application of each job that has any, the latest first', () => {
    const early = application('early', '2026-11-18T00:00:00.000Z')
    const late = application('late', '2026-11-20T00:00:00.000Z')
    const rows = appliedRows([job('a', [early]), job('b'), job('c', [late, early])])
    expect(rows.map((row) => [row.job.id, row.application.id])).toEqual([
      ['c', 'late'],
      ['a', 'early'],
    ])
  })
})
