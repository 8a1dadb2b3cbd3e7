import { describe, expect, it } from 'vitest'
import type { Failure } from '@/contract'
import { refusalEffectOf, signUpReadiness, validateCredentials } from './credentials'

const filled = { username: 'corner.cafe', password: 'long enough', confirmPassword: 'long enough' }

it('BA-01 signUpReadiness disables the button while the passwords differ, with the reason once confirm is typed', () => {
  expect(signUpReadiness(filled)).toEqual({ ready: true })
  expect(signUpReadiness({ ...filled, confirmPassword: 'long' })).toEqual({
    ready: false,
    reason: 'The two passwords differ.',
  })
  expect(signUpReadiness({ ...filled, confirmPassword: '' })).toEqual({
    ready: false,
    reason: 'Type your password again to confirm it.',
  })
})

describe('validateCredentials', () => {
  it.each(['signup', 'signin'] as const)('BA-01 names each empty field for %s', (intent) => {
    const missing = 'Please provide with some credentials.'
    expect(validateCredentials(intent, { ...filled, username: '  ' })).toEqual({
      message: missing,
      fields: { username: 'Enter your username.' },
    })
    expect(validateCredentials(intent, { ...filled, password: '' })).toEqual({
      message: missing,
      fields: { password: 'Enter your password.' },
    })
    expect(validateCredentials(intent, filled)).toBeNull()
  })

  it('BA-05 rejects a short password for sign-up, never for sign-in', () => {
    const short = { ...filled, password: 'short', confirmPassword: 'short' }
    const problem = { message: null, fields: { password: 'Use at least 8 characters.' } }
    expect(validateCredentials('signup', short)).toEqual(problem)
    expect(validateCredentials('signin', short)).toBeNull()
  })

  it.each([
    ['ab', 'Use at least 3 characters.'],
    ['corner café', /^Use letters from a to z, digits, dots/],
    ['Ad.Min', "That username isn't available. Choose another one."],
  ])('TR-05 refuses %j for sign-up as the server does, never for sign-in', (username, message) => {
    const expected = typeof message === 'string' ? message : expect.stringMatching(message)
    expect(validateCredentials('signup', { ...filled, username })).toEqual({
      message: null,
      fields: { username: expected },
    })
    expect(validateCredentials('signin', { ...filled, username })).toBeNull()
  })
})

describe('refusalEffectOf', () => {
  const refused = (message: string, code: Failure['code'] = 'unauthenticated'): Failure => ({
    success: false,
    code,
    message,
  })

  it('BA-02 BA-03 maps the server’s message to the specified text', () => {
    expect(refusalEffectOf('signup', refused('Incorrect Cedentials.', 'conflict'))).toEqual({
      message: 'This username already seem to be occupied.. Maybe try another one?',
      mustClear: true,
      canRetry: false,
    })
    expect(refusalEffectOf('signin', refused('Incorrect Details.'))).toEqual({
      message: 'Such credentials do not exist yet. Try Signing Up?',
      mustClear: false,
      canRetry: false,
    })
    expect(refusalEffectOf('signin', refused('Incorrect Cedentials.'))).toEqual({
      message: 'Your credentials are incorrect!',
      mustClear: true,
      canRetry: false,
    })
  })

  it('TR-05 shows what the server refuses of a field at that field', () => {
    const message = 'That password is too easy to guess. Choose another one.'
    const failure = { ...refused(message, 'invalid'), fields: { password: message } }
    expect(refusalEffectOf('signup', failure)).toMatchObject({ fields: { password: message }, mustClear: false })
  })

  it('offers Retry when the credentials are not at fault', () => {
    const rateLimited = refused('Wait a minute.', 'rateLimited')
    expect(refusalEffectOf('signin', rateLimited)).toEqual({
      message: 'Wait a minute.',
      mustClear: false,
      canRetry: true,
    })
    expect(refusalEffectOf('signup', refused('Broken.', 'internal')).canRetry).toBe(true)
    expect(refusalEffectOf('signin', refused('Busy.', 'unavailable')).canRetry).toBe(true)
    expect(refusalEffectOf('signup', refused('Check the form.', 'invalid')).canRetry).toBe(false)
  })
})
