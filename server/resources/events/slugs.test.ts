import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPosterSlug } from '@/contract'
import { toSlug, toUniqueSlug } from './slugs.ts'

test.each([
  ['Corner Cafe', 'corner-cafe'],
  ['  Café  Olé! ', 'cafe-ole'],
  ['茶 7', 'organiser'],
  ['', 'organiser'],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['a'.repeat(50), 'a'.repeat(40)],
  ['Spring fair on the lawn, with a band and a bar', 'spring-fair-on-the-lawn-with-a-band-and'],
])('slug of %j is %s', (name, slug) => {
  expect(toSlug(name, 'organiser')).toBe(slug)
})

test('RT-10 the slug of any name is one path segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      expect(isPosterSlug(toSlug(name, 'organiser'))).toBe(true)
      expect(isPosterSlug(toUniqueSlug(name, 'event'))).toBe(true)
    }),
  )
})

test('equal names get different slugs', () => {
  expect(toUniqueSlug('Ball', 'event')).not.toBe(toUniqueSlug('Ball', 'event'))
})
