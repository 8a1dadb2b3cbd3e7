import { expect, it } from 'vitest'
import { timeLeft } from './time-left'

const now = new Date('2026-11-21T01:30:00.000Z')

it.each([
  ['2026-11-28T01:30:00.000Z', '7 days'],
  ['2026-11-22T01:30:00.000Z', '1 day'],
  ['2026-11-22T01:29:00.000Z', '23 hours'],
  ['2026-11-21T02:30:00.000Z', '1 hour'],
  ['2026-11-21T02:29:59.000Z', 'less than an hour'],
  ['2026-11-21T01:30:00.000Z', null],
  ['nonsense', null],
])('GT-01 %s is in %s', (expiringOn, left) => {
  expect(timeLeft(expiringOn, now)).toBe(left)
})
