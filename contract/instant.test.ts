import { expect, it } from 'vitest'
import { instantSchema } from './instant'

it.each(['1970-01-01T00:00:00Z', '2026-11-21T01:30:00.000Z', '9999-12-31T23:59:59.999Z'])('accepts %s', (instant) => {
  expect(instantSchema.parse(instant)).toBe(instant)
})

it.each(['0000-01-01T00:00:00Z', '1969-12-31T23:59:59.999Z', '2026-11-21', '2026-02-30T00:00:00Z', '', 7])(
  'rejects %j',
  (instant) => {
    expect(instantSchema.safeParse(instant).success).toBe(false)
  },
)
