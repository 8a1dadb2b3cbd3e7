import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsBeacon } from '@/client'
import { applicantRatings, type CandidateAction } from '@/domain'
import { contactAction, latestRating, payloadsOf, ratingAction } from './candidate-actions'

const now = new Date('2026-11-21T01:30:00.000Z')
const rated = (notes: string, changedAt: string): CandidateAction => ({ status: 'rated', notes, changedAt })

describe('ratingAction', () => {
  it('GT-06 returns an action, or null for a repeat of the latest rating', () => {
    const first = ratingAction([], 'Maybe', now)
    expect(first).toEqual({ status: 'rated', notes: 'Maybe', changedAt: now.toISOString() })
    const actions = first ? [first] : []
    expect(ratingAction(actions, 'Maybe', now)).toBeNull()
    expect(ratingAction(actions, 'Top Applicant', now)?.notes).toBe('Top Applicant')
  })

  it('GT-06 compares with the latest rating in any position and ignores contacts', () => {
    const actions = [
      rated('Not a fit', '2026-11-20T03:00:00.000Z'),
      rated('Top Applicant', '2026-11-20T01:00:00.000Z'),
      { status: 'Contacted on', notes: '', changedAt: '2026-11-20T05:00:00.000Z' } as const,
    ]
    expect(latestRating(actions)).toBe('Not a fit')
    expect(ratingAction(actions, 'Not a fit', now)).toBeNull()
    expect(ratingAction(actions, 'Top Applicant', now)).not.toBeNull()
  })

  it('GT-06 never repeats a rating and never decreases the time, for any choices', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...applicantRatings)), (choices) => {
        const actions: CandidateAction[] = []
        for (const choice of choices) {
          const action = ratingAction(actions, choice, now)
          if (action) actions.push(action)
        }
        const distinct = choices.filter((choice, index) => choice !== choices[index - 1])
        expect(actions.map((action) => action.notes)).toEqual(distinct)
        expect(new Set(actions.map((action) => action.changedAt)).size).toBe(actions.length)
        expect(latestRating(actions)).toBe(choices.at(-1) ?? null)
      }),
    )
  })
})

describe('contactAction', () => {
  it('GT-07 GT-08 gives two contacts in one millisecond different times', () => {
    const first = contactAction([], 'Contacted on', now)
    expect(first).toEqual({ status: 'Contacted on', changedAt: now.toISOString(), notes: 'WhatsApp' })
    expect(contactAction([first], 'Contacted on Email', now)).toEqual({
      status: 'Contacted on Email',
      changedAt: '2026-11-21T01:30:00.001Z',
      notes: '',
    })
  })
})

describe('payloadsOf', () => {
  const [gigId, otherGigId] = ['6f9619ff-8b86-4d01-b42d-00cf4fc96400', '6f9619ff-8b86-4d01-b42d-00cf4fc96401']
  const applicationId = '6f9619ff-8b86-4d01-b42d-00cf4fc96402'
  const item = (jobListingId: string, notes: string) => ({
    jobListingId,
    applicationId,
    action: { status: 'rated', changedAt: now.toISOString(), notes } as const,
  })

  it('GT-09 makes calls of one listing and at most fifty actions, in order', () => {
    const items = Array.from({ length: 120 }, (_, index) => item(index % 2 ? gigId : otherGigId, String(index)))
    const payloads = payloadsOf(items)
    expect(payloads.map(({ actionOnCandidate }) => actionOnCandidate[applicationId]?.length)).toEqual([50, 10, 50, 10])
    for (const listing of [gigId, otherGigId]) {
      const notes = payloads
        .filter(({ jobListingId }) => jobListingId === listing)
        .flatMap(({ actionOnCandidate }) => actionOnCandidate[applicationId] ?? [])
        .map((action) => Number(action.notes))
      expect(notes).toEqual([...notes].sort((a, b) => a - b))
    }
    for (const payload of payloads) expect(fitsBeacon(payload)).toBe(true)
  })
})
