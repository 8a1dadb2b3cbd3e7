import { expect, it } from 'vitest'
import { extendedUntil } from './extended-until'

const now = new Date('2026-11-21T01:30:00.000Z')

it.each([
  ['a week from now without a date', null, '28 November'],
  ['that date when it is sooner', '2026-11-22', '22 November'],
  ['today when that is the date', '2026-11-21', '21 November'],
  ['no day once the date has passed', '2026-11-20', null],
])('PF-01 an extended listing is live until %s', (_, gigDate, until) => {
  expect(extendedUntil({ gigDate }, now)).toBe(until)
})
