import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatInterval, formatTypedTimes, parseShift, parseTime } from './time-text'

describe('parseTime', () => {
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
    expect(parseTime(text)).toBe(time)
  })

  it.each(['24', '24:00', '9:60', '13pm', '0am', 'noon', '9:5', '-1', '1e3', '12345', 'am', '9:30:00'])(
    'GW-03 does not parse %j',
    (text) => {
      expect(parseTime(text)).toBeNull()
    },
  )

  it('GW-03 parses its own formats, on the 12-hour and the 24-hour clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const two = (number: number) => String(number).padStart(2, '0')
        const time = `${two(hour)}:${two(minute)}`
        expect(parseTime(time)).toBe(time)
        expect(parseTime(`${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`)).toBe(time)
      }),
    )
  })

  it('returns a time, an empty text or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const time = parseTime(text)
        return time === null || time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
      }),
    )
  })
})

const written = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const day = 24 * 60
const minuteOfDay = fc.integer({ min: 0, max: day - 1 })

describe('parseShift', () => {
  it.each([
    ['9', '5', '09:00', '17:00'],
    ['9am', '5:30', '09:00', '17:30'],
    ['9', '930', '09:00', '09:30'],
    ['9', '9', '09:00', '21:00'],
    ['10', '4', '10:00', '16:00'],
    ['6', '5', '06:00', '17:00'],
    ['5pm', '10', '17:00', '22:00'],
    ['17:30', '9', '17:30', '21:00'],
    ['10pm', '11', '22:00', '23:00'],
    ['18:00', '12', '18:00', '00:00'],
    ['9', '12', '09:00', '12:00'],
    // The end is on the next day when the afternoon is over, or when it is typed as a morning.
    ['10pm', '2', '22:00', '02:00'],
    ['9', '5am', '09:00', '05:00'],
    ['9', '05:00', '09:00', '05:00'],
    ['9pm', '10am', '21:00', '10:00'],
    ['9pm', '10:00', '21:00', '10:00'],
    ['17:00', '0', '17:00', '00:00'],
    // Text that is not a time is null; no text is empty.
    ['', '5', '', '05:00'],
    ['noonish', '5', null, '05:00'],
    ['9', 'late', '09:00', null],
  ])('GW-03 from %j to %j is %j to %j', (start, end, from, to) => {
    expect(parseShift({ start, end })).toEqual({ start: from, end: to })
  })

  it('GW-03 moves an end without am or pm past the start, where the shift is then at most twelve hours long', () => {
    fc.assert(
      fc.property(
        minuteOfDay,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 59 }),
        (from, hour, minute) => {
          const start = written(from)
          const bare = `${hour}${String(minute).padStart(2, '0')}`
          const { end } = parseShift({ start, end: bare })
          const literal = hour * 60 + minute
          const other = (literal + 12 * 60) % day
          const lengthTo = (to: number) => (to - from + day) % day
          // Compare with every minute of the twelve hours after the start.
          const isWithinHalfDay = Array.from({ length: 12 * 60 }, (_, index) => (from + index + 1) % day).includes(
            other,
          )
          const expected = literal > from ? literal : isWithinHalfDay ? other : literal
          expect(end).toBe(written(expected))
          if (expected !== literal) expect(lengthTo(expected)).toBeLessThanOrEqual(12 * 60)
        },
      ),
    )
  })

  it('GW-03 never moves a time of the 24-hour clock, or one with am or pm', () => {
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, (from, to) => {
        const time = written(to)
        const hour = Math.floor(to / 60)
        const withHalf = `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
        expect(parseShift({ start: written(from), end: withHalf }).end).toBe(time)
        expect(parseShift({ start: written(from), end: time }).end).toBe(time)
      }),
    )
  })

  it('GW-03 keeps parsed times when they are parsed again', () => {
    fc.assert(
      fc.property(minuteOfDay, fc.constantFrom('5', '930', '12', '10:30', '10am', '2 am', '17'), (from, end) => {
        const once = parseShift({ start: written(from), end })
        if (!once.start || !once.end) return
        expect(parseShift({ start: once.start, end: once.end })).toEqual(once)
      }),
    )
  })
})

describe('formatTypedTimes', () => {
  it.each([
    ['9', '5', '9 am', '5 pm'],
    ['0930', '17:30', '9:30 am', '5:30 pm'],
    ['12', '0', '12 pm', '12 am'],
    ['22:00', '2', '10 pm', '2 am'],
    // Without its start nobody knows which half of the day an end is in.
    ['', '5', '', '5'],
    ['noonish', '5', 'noonish', '5'],
    ['9', 'late', '9 am', 'late'],
    ['', '', '', ''],
  ])('GW-03 writes %j to %j as %j to %j', (start, end, from, to) => {
    expect(formatTypedTimes({ start, end }, parseShift({ start, end }))).toEqual({ start: from, end: to })
  })

  it('GW-03 keeps the parsed times, and formats formatted text unchanged', () => {
    const text = fc.oneof(
      minuteOfDay.map(written),
      fc.constantFrom('', '5', '9', '12', '930', '10:30', '10am', '2 am', '17', '0', 'noonish'),
    )
    fc.assert(
      fc.property(text, text, (start, end) => {
        const read = parseShift({ start, end })
        const settled = formatTypedTimes({ start, end }, read)
        expect(parseShift(settled)).toEqual(read)
        expect(formatTypedTimes(settled, parseShift(settled))).toEqual(settled)
      }),
    )
  })
})

describe('formatInterval', () => {
  it.each([
    ['9', '5', '9 am – 5 pm, 8 h'],
    ['9:15', '5', '9:15 am – 5 pm, 7 h 45 min'],
    ['10pm', '2', '10 pm – 2 am (next day), 4 h'],
    ['9', '9:30', '9 am – 9:30 am, 30 min'],
  ])('GW-03 says back what %j to %j was understood as', (start, end, words) => {
    expect(formatInterval(parseShift({ start, end }))).toBe(words)
  })

  it.each([
    ['22', ''],
    ['', '2'],
    ['22', 'late'],
    ['9am', '9am'],
  ])('says nothing of %j to %j, which is no shift', (start, end) => {
    expect(formatInterval(parseShift({ start, end }))).toBeNull()
  })
})
