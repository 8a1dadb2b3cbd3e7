import { expect, test } from 'vitest'
import { limits } from '@/domain'
import { commonPasswords } from './common-passwords.ts'
import { isEasyToGuess } from './easy-password.ts'

test('TR-05 lists 3,000 common passwords of at least the minimum length', () => {
  expect(commonPasswords.size).toBe(3000)
  expect([...commonPasswords].filter((each) => each.length < limits.password.min)).toEqual([])
})

test.each([
  ['PASSWORD', true],
  ['qwerty123', true],
  ['corner.cafe', true],
  ['CornerCafe!2026', true],
  ['campus gigs 1', true],
  ['long black, thanks', false],
  ['corner cafe at ten', false],
  ['1234567890123', false],
])('TR-05 %s is easy to guess: %s', (password, expected) => {
  expect(isEasyToGuess(password, 'corner.cafe')).toBe(expected)
})
