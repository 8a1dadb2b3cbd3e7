import { expect, it } from 'vitest'
import { scanTime } from './scan-time'

it.each([
  ['2026-11-21T01:30:00.000Z', '2026-11-21T11:30:00.000Z'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01T06:00:00.000Z'],
])('SC-05 a scan at %s is sent as %s', (now, sent) => {
  expect(scanTime(new Date(now))).toBe(sent)
})
