import { describe, expect, it } from 'vitest'
import type { Application } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { appliedRows, savedRows } from './history.ts'
import type { Job } from './job.ts'

function application(id: string, appliedAt: string): Application {
  const resumeFile = { id: 'r', fileName: 'cv.pdf', fileUrl: '/api/files/r', url: '/api/files/r' }
  return { id, appliedAt, jobListingId: 'x', notes: '', answers: '[]', resumeFile }
}

function job(id: string, Application: Application[] = []): Job {
  return someListing({ id, Application })
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
