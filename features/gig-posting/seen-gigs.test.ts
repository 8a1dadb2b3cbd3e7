import { describe, expect, it } from 'vitest'
import { isUnread } from './seen-gigs'

const at = (latestAt: string | null) => ({ id: 'barista', applicants: { latestAt } })

describe('isUnread', () => {
  it('GL-01 is true for an application after the gig was last open', () => {
    const seen = { barista: '2026-11-20T00:00:00.000Z' }
    expect(isUnread(at('2026-11-19T00:00:00.000Z'), seen)).toBe(false)
    expect(isUnread(at('2026-11-20T00:00:00.000Z'), seen)).toBe(false)
    expect(isUnread(at('2026-11-20T00:00:00.001Z'), seen)).toBe(true)
  })

  it('GL-01 is true for any applicant of a gig never opened, and false without applicants', () => {
    expect(isUnread(at('2026-11-19T00:00:00.000Z'), {})).toBe(true)
    expect(isUnread(at('2026-11-19T00:00:00.000Z'), { barista: 'yesterday' })).toBe(true)
    expect(isUnread(at(null), {})).toBe(false)
  })
})
