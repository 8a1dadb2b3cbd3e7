import { expect, it } from 'vitest'
import { limits, messages, screeningQuestions } from '@/domain'
import { credentials } from './requests'
import { decideBusiness } from './review-requests'

// What the other requests refuse is tested by calls (server/resources).

function messagesOf(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
}

it('BA-01 BA-05 credentials requires both, and the minimum password length for sign-up only', () => {
  const { credentialsRequired } = messages.identity
  expect(messagesOf(credentials.safeParse({ action: 'signin', username: ' ', password: '' }))).toEqual({
    username: credentialsRequired,
    password: credentialsRequired,
  })
  expect(credentials.safeParse({ action: 'signin', username: 'a', password: 'short' }).success).toBe(true)
  expect(messagesOf(credentials.safeParse({ action: 'signup', username: 'ab', password: 'short' }))).toEqual({
    username: `Use at least ${limits.username.min} characters.`,
    password: `Use at least ${limits.password.min} characters.`,
  })
  expect(credentials.safeParse({ action: 'other', username: 'abc', password: 'long enough' }).success).toBe(false)
})

it('GW-08 has ten questions, each with its own fixed answers', () => {
  expect(screeningQuestions).toHaveLength(10)
  for (const { options } of screeningQuestions) expect(new Set(options).size).toBe(options.length)
})

it('TR-02 reads an id in upper case as the database writes it, so that live updates find it', () => {
  const businessId = '0AF3C1E2-9D5B-4C6A-8E7F-1B2C3D4E5F60'
  const lifted = { decision: 'unsuspend', businessId, reason: 'They explained.' }
  expect(decideBusiness.parse(lifted).businessId).toBe(businessId.toLowerCase())
})
