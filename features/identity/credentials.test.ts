import { describe, expect, it } from 'vitest'
import { credentialsProblem, credentialsRefusal, signUpReadiness } from './credentials'

const filled = { username: 'corner.cafe', password: 'long enough', confirmPassword: 'long enough' }

describe('signUpReadiness', () => {
  it('BA-01 is closed while confirm differs from the password, and says why once confirm is typed', () => {
    expect(signUpReadiness(filled)).toEqual({ ready: true })
    expect(signUpReadiness({ ...filled, confirmPassword: 'long' })).toEqual({
      ready: false,
      reason: 'The two passwords differ.',
    })
    expect(signUpReadiness({ ...filled, confirmPassword: '' })).toEqual({ ready: false, reason: null })
  })
})

describe('credentialsProblem', () => {
  it.each(['signup', 'signin'] as const)('BA-01 asks for both fields (%s)', (intent) => {
    const missing = 'Please provide with some credentials.'
    expect(credentialsProblem(intent, { ...filled, username: '  ' })).toBe(missing)
    expect(credentialsProblem(intent, { ...filled, password: '' })).toBe(missing)
    expect(credentialsProblem(intent, filled)).toBeNull()
  })

  it('BA-05 hints at eight characters when signing up, never when signing in', () => {
    const short = { ...filled, password: 'short', confirmPassword: 'short' }
    expect(credentialsProblem('signup', short)).toMatch(/at least 8/)
    expect(credentialsProblem('signin', short)).toBeNull()
  })
})

describe('credentialsRefusal', () => {
  it('BA-02 BA-03 shows the specified words for the server’s', () => {
    expect(credentialsRefusal('signup', 'Incorrect Cedentials.')).toEqual({
      error: 'This username already seem to be occupied.. Maybe try another one?',
      clearFields: true,
    })
    expect(credentialsRefusal('signin', 'Incorrect Details.')).toEqual({
      error: 'Such credentials do not exist yet. Try Signing Up?',
      clearFields: false,
    })
    expect(credentialsRefusal('signin', 'Incorrect Cedentials.')).toEqual({
      error: 'Your credentials are incorrect!',
      clearFields: true,
    })
    expect(credentialsRefusal('signin', 'Wait a minute.')).toEqual({ error: 'Wait a minute.', clearFields: false })
  })
})
