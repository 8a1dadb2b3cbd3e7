import { describe, expect, it } from 'vitest'
import { type Shift, toWireTime } from '@/domain'
import { inWeekOrder, shiftInWords } from './shift-times.ts'

const shift = (dayOfWeek: Shift['dayOfWeek'], start: string, end: string): Shift => ({
  dayOfWeek,
  startTime: toWireTime(start),
  endTime: toWireTime(end),
})

describe('shiftInWords and inWeekOrder', () => {
  it('JS-08 writes the wall-clock hours of a shift', () => {
    expect(shiftInWords(shift('Monday', '07:00', '11:30'))).toBe('Monday 7 am – 11:30 am')
    expect(shiftInWords(shift('Saturday', '12:00', '17:00'))).toBe('Saturday 12 pm – 5 pm')
  })

  it('says when a shift ends the next day', () => {
    expect(shiftInWords(shift('Friday', '22:00', '02:00'))).toBe('Friday 10 pm – 2 am (next day)')
  })

  it('sorts shifts by day from Monday, then by start time', () => {
    const order = [
      shift('Sunday', '08:00', '09:00'),
      shift('Monday', '18:00', '20:00'),
      shift('Wednesday', '08:00', '09:00'),
      shift('Monday', '07:00', '09:00'),
    ]
    expect(inWeekOrder(order).map(({ dayOfWeek, startTime }) => `${dayOfWeek} ${startTime.slice(11, 16)}`)).toEqual([
      'Monday 07:00',
      'Monday 18:00',
      'Wednesday 08:00',
      'Sunday 08:00',
    ])
  })
})
