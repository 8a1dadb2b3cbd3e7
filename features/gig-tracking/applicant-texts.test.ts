import { describe, expect, it } from 'vitest'
import type { CandidateAction } from '@/domain'
import { timelineOf, waitingInWords } from './applicant-texts'

const now = new Date('2026-11-21T01:30:00.000Z')

describe('timelineOf', () => {
  const action = (status: CandidateAction['status'], notes: string, minute: number): CandidateAction => ({
    status,
    notes,
    changedAt: new Date(now.getTime() + minute * 60_000).toISOString(),
  })

  it('lists the actions in order of time', () => {
    const candidateActions = [
      action('Contacted on Email', '', 4),
      action('rated', 'Maybe', 1),
      action('Contacted on', 'WhatsApp', 3),
    ]
    const application = { appliedAt: now.toISOString(), candidateActions }
    expect(timelineOf(application).map(({ text }) => text)).toEqual([
      'Applied',
      'Rated Maybe',
      'Contacted on WhatsApp',
      'Contacted on Email',
    ])
  })
})

describe('waitingInWords', () => {
  it('GT-02 states the number of waiting applicants', () => {
    const text = (total: number, waiting: number) => waitingInWords({ total, waiting, latestAt: null })
    expect(text(0, 0)).toBe('Nobody has applied yet.')
    expect(text(1, 1)).toBe('1 applicant waits for an answer.')
    expect(text(3, 1)).toBe('1 of 3 applicants waits for an answer.')
    expect(text(3, 3)).toBe('3 applicants wait for an answer.')
    expect(text(1, 0)).toBe('You have rated or contacted the one applicant.')
    expect(text(3, 0)).toBe('You have rated or contacted all 3 applicants.')
  })
})
