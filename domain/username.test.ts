import { describe, expect, it } from 'vitest'
import * as messages from './messages'
import { newUsernameProblem } from './username'

const { usernameTooShort, usernameInvalid, usernameReserved } = messages.identity

describe('a new username', () => {
  it.each(['caf', 'Corner.Cafe', '3-blue-ducks', 'a_b', 'x9x', 'ｃａｆｅ', ' cafe '])('TR-05 may be %j', (username) => {
    expect(newUsernameProblem(username)).toBeNull()
  })

  it.each(['.cafe', '-cafe', 'corner cafe', 'café', 'сafe', 'cafe\u200b', 'cafe\u202ex', 'a@b.example', '<b>', 'a/b'])(
    'TR-05 may not be %j, which has other characters',
    (username) => {
      expect(newUsernameProblem(username)).toBe(usernameInvalid)
    },
  )

  it.each(['admin', 'Admin', 'ad.min', 'campus-gigs', 'Campus_Gigs', 'support', 'no-reply'])(
    'TR-05 may not be %j, which is reserved',
    (username) => {
      expect(newUsernameProblem(username)).toBe(usernameReserved)
    },
  )

  it('TR-05 has its length', () => {
    expect(newUsernameProblem('ab')).toBe(usernameTooShort)
    expect(newUsernameProblem('x'.repeat(41))).toBe(messages.general.tooLong)
  })
})
