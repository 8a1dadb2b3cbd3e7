import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endsNextDay, readTime } from './time-text'

describe('readTime', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['9', '09:00'],
    ['09', '09:00'],
    ['9am', '09:00'],
    ['9 AM', '09:00'],
    ['9p', '21:00'],
    ['9 p.m.', '21:00'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['12:30am', '00:30'],
    ['17:30', '17:30'],
    ['1730', '17:30'],
    ['930', '09:30'],
    ['5.30pm', '17:30'],
    ['0', '00:00'],
    ['23:59', '23:59'],
  ])('GW-03 %j means %j', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  it.each(['24', '24:00', '9:60', '13pm', '0am', 'noon', '9:5', '-1', '1e3', '12345', 'am', '9:30:00'])(
    'GW-03 %j is no time',
    (text) => {
      expect(readTime(text)).toBeNull()
    },
  )

  it('GW-03 reads back what it wrote, on either clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const two = (number: number) => String(number).padStart(2, '0')
        const time = `${two(hour)}:${two(minute)}`
        expect(readTime(time)).toBe(time)
        expect(readTime(`${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`)).toBe(time)
      }),
    )
  })

  it('gives a time or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const time = readTime(text)
        return time === null || time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
      }),
    )
  })
})

describe('endsNextDay', () => {
  it('GW-03 knows a shift past midnight', () => {
    expect(endsNextDay({ start: '10pm', end: '2am' })).toBe(true)
    expect(endsNextDay({ start: '9', end: '17:00' })).toBe(false)
    for (const open of [
      { start: '22', end: '' },
      { start: '', end: '2' },
      { start: '22', end: 'late' },
      { start: '9', end: '9am' },
    ])
      expect(endsNextDay(open)).toBe(false)
  })
})
