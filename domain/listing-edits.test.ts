import { expect, it } from 'vitest'
import { editsSince, summariseEdits } from './listing-edits.ts'

const edits = { payRangeEnd: '2026-11-21T03:00:00.000Z', Shift: '2026-11-21T02:00:00.000Z' }

it('PF-05 returns the fields edited after an instant, not before or at it', () => {
  expect(editsSince(edits, new Date('2026-11-21T01:00:00.000Z'))).toEqual(edits)
  expect(editsSince(edits, new Date('2026-11-21T02:00:00.000Z'))).toEqual({ payRangeEnd: edits.payRangeEnd })
  expect(editsSince(edits, new Date('2026-11-21T03:00:00.000Z'))).toEqual({})
})

it('PF-05 names each edited field once, in the order of a listing, with the instant of the latest edit', () => {
  expect(summariseEdits({ ...edits, payRangeStart: edits.Shift, jobTitle: edits.Shift })).toEqual({
    labels: ['Job title', 'Pay', 'Shift times'],
    until: edits.payRangeEnd,
  })
  expect(summariseEdits({})).toBeNull()
})
