import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as messages from './messages'
import {
  intervalsOverlap,
  type PayAndTimings,
  payAndTimingIssues,
  type ShiftTimes,
  shiftsOfTimes,
  weekdays,
} from './pay-and-timings'
import { type ShiftInterval, toWireTime } from './time-of-day'

const noTimes: PayAndTimings = {
  payRangeStart: null,
  payRangeEnd: null,
  jobPayType: '',
  discloseLater: 'false',
  ...noShifts(),
}

function noShifts() {
  const parts = ['StartTime', 'EndTime', 'SecondStartTime', 'SecondEndTime']
  const fields = weekdays.flatMap((day) => parts.map((part) => [`${day}${part}`, '']))
  return Object.fromEntries(fields) as ShiftTimes
}

describe('payAndTimingIssues', () => {
  const nine = toWireTime('09:00')
  const five = toWireTime('17:00')

  it('GW-04 accepts complete pay, or disclose-later with a complete day', () => {
    expect(payAndTimingIssues(noTimes)).toEqual([{ path: ['payRangeStart'], message: 'Some fields are empty.' }])
    expect(payAndTimingIssues({ ...noTimes, payRangeStart: 30, payRangeEnd: 35, jobPayType: 'Per Hour' })).toEqual([])
    expect(payAndTimingIssues({ ...noTimes, payRangeStart: 30, payRangeEnd: 35 })).toHaveLength(1)
    expect(payAndTimingIssues({ ...noTimes, discloseLater: 'true' })).toHaveLength(1)
    const weekend = { ...noTimes, discloseLater: 'true' as const, saturdayStartTime: nine, saturdayEndTime: five }
    expect(payAndTimingIssues(weekend)).toEqual([])
    expect(payAndTimingIssues({ ...weekend, discloseLater: 'false' })).toHaveLength(1)
  })

  it('GW-03 rejects a single time, an empty shift and a decreasing pay range, each at its field', () => {
    const paid = { ...noTimes, payRangeStart: 30, payRangeEnd: 35, jobPayType: 'Per Hour' }
    expect(payAndTimingIssues({ ...paid, mondayStartTime: nine })).toEqual([
      { path: ['mondayStartTime'], message: messages.gig.shiftIncomplete },
    ])
    expect(payAndTimingIssues({ ...paid, sundayStartTime: nine, sundayEndTime: nine })).toEqual([
      { path: ['sundayStartTime'], message: messages.gig.shiftEmpty },
    ])
    expect(payAndTimingIssues({ ...paid, payRangeEnd: 20 })).toEqual([
      { path: ['payRangeEnd'], message: messages.gig.payRangeReversed },
    ])
    // Past midnight is a shift like any other.
    expect(
      payAndTimingIssues({ ...paid, fridayStartTime: toWireTime('22:00'), fridayEndTime: toWireTime('02:00') }),
    ).toEqual([])
  })
})

describe('a split shift', () => {
  const interval = (start: string, end: string): ShiftInterval => ({
    startTime: toWireTime(start),
    endTime: toWireTime(end),
  })
  const paid = { ...noTimes, payRangeStart: 30, payRangeEnd: 35, jobPayType: 'Per Hour' }
  const split = (first: ShiftInterval, second: ShiftInterval): PayAndTimings => ({
    ...paid,
    mondayStartTime: first.startTime,
    mondayEndTime: first.endTime,
    mondaySecondStartTime: second.startTime,
    mondaySecondEndTime: second.endTime,
  })

  it('PF-05 is two shifts of one day, in the order of the day', () => {
    const evening = interval('18:00', '02:00')
    const morning = interval('07:00', '11:00')
    expect(payAndTimingIssues(split(evening, morning))).toEqual([])
    expect(shiftsOfTimes(split(evening, morning))).toEqual([
      { dayOfWeek: 'Monday', ...morning },
      { dayOfWeek: 'Monday', ...evening },
    ])
  })

  it('rejects intervals that overlap, lack a time or have no length', () => {
    const issueOf = (second: ShiftInterval) => payAndTimingIssues(split(interval('09:00', '13:00'), second))
    const at = (message: string) => [{ path: ['mondaySecondStartTime'], message }]
    expect(issueOf(interval('13:00', '15:00'))).toEqual([])
    expect(issueOf(interval('12:59', '15:00'))).toEqual(at(messages.gig.shiftOverlap))
    expect(issueOf(interval('14:00', ''))).toEqual(at(messages.gig.shiftIncomplete))
    expect(issueOf(interval('14:00', '14:00'))).toEqual(at(messages.gig.shiftEmpty))
  })

  it('overlaps exactly when both intervals contain the same minute', () => {
    const time = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 1, 30, 59) })
    const wire = time.map(({ hour, minute }) =>
      toWireTime(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
    )
    const intervals = fc
      .record({ startTime: wire, endTime: wire })
      .filter(({ startTime, endTime }) => startTime !== endTime)
    /** Walks from the start, minute by minute, until the end is reached. */
    const minutesOf = ({ startTime, endTime }: ShiftInterval) => {
      const minutes = new Set<number>()
      const first = Date.parse(startTime) / 60_000
      for (let minute = first; minute % 1440 !== (Date.parse(endTime) / 60_000) % 1440 || minute === first; minute += 1)
        minutes.add(minute)
      return minutes
    }
    fc.assert(
      fc.property(intervals, intervals, (one, other) => {
        const [minutes, otherMinutes] = [minutesOf(one), minutesOf(other)]
        expect(intervalsOverlap(one, other)).toBe([...minutes].some((minute) => otherMinutes.has(minute)))
      }),
    )
  })
})
