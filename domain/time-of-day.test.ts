import { describe, expect, it } from 'vitest'
import {
  formatDuration,
  formatTime,
  formatTimeRange,
  fromWireTime,
  minutesSinceMidnight,
  toWireTime,
} from './time-of-day'

describe('times', () => {
  it('AG-07 maps wall-clock hours to UTC hours on the wire, and back', () => {
    expect(toWireTime('09:00')).toBe('1970-01-01T09:00:00.000Z')
    expect(new Date(toWireTime('17:30')).getUTCHours()).toBe(17)
    expect(fromWireTime(toWireTime('23:45'))).toBe('23:45')
    expect(toWireTime('')).toBe('')
    expect(fromWireTime('2026-11-21T09:00:00.000Z')).toBe('')
  })

  it('are formatted on the 12-hour clock', () => {
    expect(formatTime('00:05')).toBe('12:05 am')
    expect(formatTime('12:00')).toBe('12 pm')
    expect(formatTime('17:30')).toBe('5:30 pm')
  })
})

describe('spans of a day', () => {
  it('are marked when they end the next day', () => {
    expect(formatTimeRange('09:00', '17:30')).toBe('9 am – 5:30 pm')
    expect(formatTimeRange('22:00', '02:00')).toBe('10 pm – 2 am (next day)')
  })

  it.each([
    [0, '0 h'],
    [45, '45 min'],
    [480, '8 h'],
    [465, '7 h 45 min'],
  ])('%i minutes last %s', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words)
  })

  it('are counted in minutes since midnight', () => {
    expect(['00:00', '09:05', '23:59'].map(minutesSinceMidnight)).toEqual([0, 545, 1439])
  })
})
