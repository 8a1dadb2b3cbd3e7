import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clock } from '@/domain'
import { formatEventTime } from './event-facts'

it.each([
  ['2026-12-05', '19:00', 'Saturday 5 December, '],
  ['2026-12-05', null, 'Saturday 5 December'],
  ['2026-12-05', '', 'Saturday 5 December'],
  ['2027-01-02', null, 'Saturday 2 January 2027'],
  ['', null, ''],
  ['2026-13-45', null, ''],
])('writes %j at %j as %j', (day, time, expected) => {
  clock.set('2026-11-21T01:30:00.000Z')
  expect(formatEventTime(day, time)).toMatch(new RegExp(`^${expected}${time ? '.*pm$' : '$'}`))
})

it('names the calendar’s day in every time zone', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  clock.set('2026-06-15T01:30:00.000Z')
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(formatEventTime(day, null)).toMatch(new RegExp(`^[A-Z][a-z]+day ${Number(day.slice(8))} [A-Z][a-z]+$`))
    }),
  )
})
