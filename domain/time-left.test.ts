import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-21T01:30:00.000Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

describe('timeLeft', () => {
  it.each([
    [7 * day, '7 days'],
    [2 * day - 1, '1 day'],
    [day, '1 day'],
    [day - 1, '23 hours'],
    [hour, '1 hour'],
    [hour - 1, '59 minutes'],
    [minute, '1 minute'],
    [minute - 1, 'less than a minute'],
    [1, 'less than a minute'],
    [0, null],
    [-day, null],
  ])('GT-01 %i ms is %s', (milliseconds, words) => {
    expect(timeLeft(later(milliseconds), now)).toBe(words)
    expect(timeLeft(later(milliseconds).toISOString(), now)).toBe(words)
  })

  it('is null for an invalid date', () => {
    expect(timeLeft('soon', now)).toBeNull()
  })

  it('never exceeds the remaining time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * day }), (left) => {
        const match = /^(\d+) (day|hour|minute)s?$/.exec(timeLeft(later(left), now) ?? '')
        if (!match) return left < minute
        const length = { day, hour, minute }[match[2] ?? ''] ?? 0
        return Number(match[1]) * length <= left && left < (Number(match[1]) + 1) * length
      }),
    )
  })
})
