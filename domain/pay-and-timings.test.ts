import { describe, expect, it } from 'vitest'
import { toWireTime } from './formats'
import { messages } from './messages'
import { type PayAndTimings, payAndTimingIssues, weekdays } from './pay-and-timings'

const noTimes: PayAndTimings = {
  payRangeStart: null,
  payRangeEnd: null,
  jobPayType: '',
  discloseLater: 'false',
  ...noShifts(),
}

function noShifts() {
  const times = weekdays.flatMap((day) => [`${day}StartTime`, `${day}EndTime`]).map((field) => [field, ''])
  return Object.fromEntries(times) as Pick<PayAndTimings, `${(typeof weekdays)[number]}${'StartTime' | 'EndTime'}`>
}

describe('payAndTimingIssues', () => {
  const nine = toWireTime('09:00')
  const five = toWireTime('17:00')

  it('GW-04 opens with the pay in full, or with disclose-later and a complete day', () => {
    expect(payAndTimingIssues(noTimes)).toEqual([{ path: ['payRangeStart'], message: 'Some fields are empty.' }])
    expect(payAndTimingIssues({ ...noTimes, payRangeStart: 30, payRangeEnd: 35, jobPayType: 'Per Hour' })).toEqual([])
    expect(payAndTimingIssues({ ...noTimes, payRangeStart: 30, payRangeEnd: 35 })).toHaveLength(1)
    expect(payAndTimingIssues({ ...noTimes, discloseLater: 'true' })).toHaveLength(1)
    const weekend = { ...noTimes, discloseLater: 'true' as const, saturdayStartTime: nine, saturdayEndTime: five }
    expect(payAndTimingIssues(weekend)).toEqual([])
    expect(payAndTimingIssues({ ...weekend, discloseLater: 'false' })).toHaveLength(1)
  })

  it('GW-03 refuses a lone time, an empty shift and a range that ends lower, each at its field', () => {
    const paid = { ...noTimes, payRangeStart: 30, payRangeEnd: 35, jobPayType: 'Per Hour' }
    expect(payAndTimingIssues({ ...paid, mondayStartTime: nine })).toEqual([
      { path: ['mondayStartTime'], message: messages.gig.shiftIncomplete },
    ])
    expect(payAndTimingIssues({ ...paid, sundayStartTime: nine, sundayEndTime: nine })).toEqual([
      { path: ['sundayStartTime'], message: messages.gig.shiftEmpty },
    ])
    expect(payAndTimingIssues({ ...paid, payRangeEnd: 20 })).toEqual([
      { path: ['payRangeEnd'], message: messages.gig.payOrder },
    ])
    // Past midnight is a shift like any other.
    expect(
      payAndTimingIssues({ ...paid, fridayStartTime: toWireTime('22:00'), fridayEndTime: toWireTime('02:00') }),
    ).toEqual([])
  })
})
