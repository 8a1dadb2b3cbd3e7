import { expect, it } from 'vitest'
import { initials } from './initials'

it.each([
  ['Mei Tanaka', 'MT'],
  ['mei', 'M'],
  ['  Mary  Jane   Watson ', 'MW'],
  ['Élodie Ōta', 'ÉŌ'],
  ['😀 Smile', '😀S'],
  ['', ''],
  ['   ', ''],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
