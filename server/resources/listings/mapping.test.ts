import { maskOf, slotsOf } from '@campus-gigs/ui/availability'
import { describe, expect, onTestFinished, test } from 'vitest'
import { requests } from '@/contract'
import { shiftsOfTimes } from '@/domain'
import { toPublishedPay } from './mapping.ts'

const text = {
  jobTitle: 'Barista',
  jobType: 'Casual',
  jobSuburbName: 'Carlton',
  jobZipCode: '3053',
  jobSummary: '["Coffee"]',
  keywords: '["Hospo"]',
  questions: '[]',
  idempotencyKey: '5d0f5a6e-3f5e-4b3a-9a55-2a0a51a2c111',
}
const wire = (time: string) => `1970-01-01T${time}:00.000Z`
const form = (fields: Record<string, string>) => requests.createNewGig.parse({ ...text, ...fields })

describe('the roster of a gig', () => {
  test('AG-07 keeps wall-clock times as they were sent, whatever the zone of the machine', () => {
    const before = process.env.TZ
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    for (const zone of ['UTC', 'Australia/Melbourne', 'Asia/Kolkata', 'America/New_York']) {
      process.env.TZ = zone
      const shifts = shiftsOfTimes(
        form({
          mondayStartTime: wire('09:00'),
          mondayEndTime: wire('17:00'),
          fridayStartTime: wire('22:00'),
          fridayEndTime: wire('02:00'),
          discloseLater: 'true',
        }),
      )
      expect(shifts).toEqual([
        { dayOfWeek: 'Monday', startTime: '1970-01-01T09:00:00.000Z', endTime: '1970-01-01T17:00:00.000Z' },
        { dayOfWeek: 'Friday', startTime: '1970-01-01T22:00:00.000Z', endTime: '1970-01-01T02:00:00.000Z' },
      ])
      expect([...slotsOf(shifts)]).toEqual(['1-0', '1-1', '5-3'])
    }
  })

  test('is empty, and so is its mask, when no times are given', () => {
    const shifts = shiftsOfTimes(form({ payRangeStart: '34', payRangeEnd: '36', jobPayType: 'Per Hour' }))
    expect(shifts).toEqual([])
    expect(maskOf(shifts)).toBe(0)
  })
})

describe('the pay of a gig', () => {
  test('is published in full', () => {
    expect(toPublishedPay(form({ payRangeStart: '34', payRangeEnd: '36.5', jobPayType: 'Per Hour' }))).toEqual({
      payRangeStart: 34,
      payRangeEnd: 36.5,
      payType: 'Per Hour',
    })
  })

  test('GW-04 is not published at all when it is disclosed later, typed or not', () => {
    const later = { mondayStartTime: wire('09:00'), mondayEndTime: wire('17:00'), discloseLater: 'true' }
    const nothing = { payRangeStart: null, payRangeEnd: null, payType: null }
    expect(toPublishedPay(form(later))).toEqual(nothing)
    expect(toPublishedPay(form({ ...later, payRangeStart: '34' }))).toEqual(nothing)
    expect(toPublishedPay(form({ ...later, payRangeStart: '34', payRangeEnd: '36', jobPayType: 'Per Hour' }))).toEqual(
      nothing,
    )
  })
})
