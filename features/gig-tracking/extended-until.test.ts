import { expect, it } from 'vitest'
import { extendedUntil } from './extended-until'

const now = new Date('2026-11-21T01:30:00.000Z')
const expired = '2026-11-14T01:30:00.000Z'

it.each([
  ['a week from now without a date', null, expired, '28 November'],
  ['that date when it is sooner', '2026-11-22', expired, '22 November'],
  ['today when that is the date', '2026-11-21', expired, '21 November'],
  ['no day once the date has passed', '2026-11-20', expired, null],
  ['no day once it expired more than a week ago', null, '2026-11-14T01:29:59.999Z', null],
  ['no day when it is live until its date already', '2026-11-22', '2026-11-22T13:00:00.000Z', null],
])('PF-01 an extended listing is live until %s', (_, gigDate, expiringOn, until) => {
  expect(extendedUntil({ gigDate, expiringOn }, now)).toBe(until)
})
