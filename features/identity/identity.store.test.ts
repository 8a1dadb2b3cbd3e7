import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as client from '@/client'
import * as fixtures from '@/client/testing/sessions'
import { startTestClient } from '@/client/testing/test-client'
import type { User } from '@/domain'
import { someBusiness, someStudent } from '@/domain/testing/accounts'
import * as store from './identity.store'

const ticket = 't'.repeat(43)
const refusal = (message: string, code = 'unauthenticated') => ({ success: false, code, message })
const someStudentSession = (message: string, differing: Partial<User> = {}) =>
  fixtures.someStudentSession({ token: 'student token', message, userData: { ...someStudent, ...differing } })
const someBusinessSession = (message: string) => ({
  ...fixtures.someBusinessSession({ token: 'business token', message }),
  success: true as const,
})

let sent: unknown[]

/** Stubs the responses of the next calls, in order. Every later call fails without a response. */
function stubAnswers(...answers: object[]) {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).data)
    const answer = answers.shift()
    if (!answer) throw new Error('offline')
    return new Response(JSON.stringify(answer), { status: 'code' in answer ? 400 : 200 })
  })
}

beforeEach(() => {
  startTestClient()
  sent = []
})

describe('finishIdentity', () => {
  it('BA-08 flushes the outboxes of the current account, and signs in even when that fails', async () => {
    stubAnswers(someStudentSession('Success', { phoneNumber: null }))
    const sentBefore: number[] = []
    const auth = store.newAuth({ phase: 'checking' }, async () => {
      sentBefore.push(sent.length)
      throw new Error('offline')
    })
    expect(await store.finishIdentity(auth, 'student', 'signup', ticket)).toBe('wizard')
    expect(sentBefore).toEqual([0])
  })

  it('SA-04 starts the session of a new student and resolves with the wizard', async () => {
    stubAnswers(someStudentSession('Success', { phoneNumber: null }))
    const auth = store.newAuth({ phase: 'checking' })
    expect(await store.finishIdentity(auth, 'student', 'signup', ticket)).toBe('wizard')
    expect(sent).toEqual([{ ticket }])
    expect(client.account.user?.firstName).toBe('Mai')
    expect(client.readToken()).toBe('student token')
    // The form must not flash between the successful response and the navigation.
    expect(auth.state).toEqual({ phase: 'checking' })
  })

  it('SA-06 starts the session of an existing account only on Sign In Instead', async () => {
    stubAnswers(someStudentSession('User Exists'))
    const auth = store.newAuth({ phase: 'checking' })
    expect(await store.finishIdentity(auth, 'student', 'signup', ticket)).toBe('existing-account')
    expect(auth.state).toEqual({ phase: 'existing-account' })
    expect(client.account.user).toBeNull()
    expect(client.readToken()).toBeNull()
    expect(store.signInInstead(auth)).toBe(true)
    expect(client.account.user?.firstName).toBe('Mai')
    expect(client.readToken()).toBe('student token')
  })

  it('SA-08 BA-07 starts no session without a response, on a refusal, or on an unknown message', async () => {
    stubAnswers(refusal('That ticket has been used.'), someStudentSession('Hello'), someBusinessSession('Hello'))
    for (const kind of ['student', 'student', 'business', 'business'] as const) {
      const auth = store.newAuth({ phase: 'checking' })
      expect(await store.finishIdentity(auth, kind, 'signin', ticket)).toBeNull()
      expect(auth.state).toEqual({
        phase: 'failed',
        message: 'Failed to authenticate. Please try again.',
        canRetry: false,
      })
      expect(store.signInInstead(auth)).toBe(false)
    }
    expect(sent).toHaveLength(4)
    expect(client.session.kind).toBeNull()
  })

  it('BA-06 BA-07 distinguishes new and existing businesses by the server’s message', async () => {
    stubAnswers(someBusinessSession('Success'), someBusinessSession('Business Profile Exists'))
    const first = store.newAuth({ phase: 'checking' })
    expect(await store.finishIdentity(first, 'business', 'signup', ticket)).toBe('wizard')
    expect(client.session.kind).toBe('business')
    const second = store.newAuth({ phase: 'checking' })
    expect(await store.finishIdentity(second, 'business', 'signup', ticket)).toBe('existing-account')
  })
})

describe('submitCredentials', () => {
  const typed = { username: ' corner.cafe ', password: 'flat white, please', confirmPassword: 'flat white, please' }

  function filled() {
    const auth = store.newAuth({ phase: 'idle' })
    store.editCredentials(auth, typed)
    return auth
  }

  it('BA-01 shows missing fields without a request', async () => {
    stubAnswers()
    const auth = store.newAuth({ phase: 'idle' })
    expect(await store.submitCredentials(auth, 'signin')).toBeNull()
    expect(auth.state).toMatchObject({ phase: 'failed', message: 'Please provide with some credentials.' })
    expect(sent).toEqual([])
  })

  it('BA-02 BA-03 BA-04 empties the fields after some refusals, and clears the error on typing', async () => {
    stubAnswers(refusal('Incorrect Cedentials.', 'conflict'), refusal('Incorrect Details.'))
    const taken = filled()
    await store.submitCredentials(taken, 'signup')
    expect(taken.credentials).toEqual({ username: '', password: '', confirmPassword: '' })
    store.editCredentials(taken, { ...typed, username: 'corner' })
    expect(taken.state).toEqual({ phase: 'idle' })

    const unknown = filled()
    await store.submitCredentials(unknown, 'signin')
    expect(unknown.state).toMatchObject({ message: 'Such credentials do not exist yet. Try Signing Up?' })
    expect(unknown.credentials).toEqual(typed)
  })

  it('offers Retry and keeps the fields when no response came', async () => {
    stubAnswers()
    const auth = filled()
    await store.submitCredentials(auth, 'signin')
    expect(auth.state).toEqual({
      phase: 'failed',
      message: 'Failed to authenticate. Please try again.',
      canRetry: true,
    })
    expect(auth.credentials).toEqual(typed)
  })

  it('BA-06 signs up once for repeated presses', async () => {
    stubAnswers(someBusinessSession('Business Created Successfully'))
    const auth = filled()
    const [first, second] = await Promise.all([
      store.submitCredentials(auth, 'signup'),
      store.submitCredentials(auth, 'signup'),
    ])
    expect([first, second]).toEqual(['wizard', null])
    expect(sent).toHaveLength(1)
    expect(client.account.business?.username).toBe('corner.cafe')
  })
})

it('RT-11 signInAgain keeps the page of the same account and clears it for another', async () => {
  client.startStudentSession(someStudentSession('User Exists'))
  stubAnswers(
    refusal('That ticket has been used.'),
    someStudentSession('User Exists'),
    someStudentSession('User Exists', { id: someBusiness.id }),
  )
  expect(await store.signInAgain({ ticket })).toEqual({ kind: 'failed', message: 'That ticket has been used.' })
  expect(client.account.user?.id).toBe(someStudent.id)
  expect(await store.signInAgain({ ticket })).toEqual({ kind: 'sameAccount' })
  expect(await store.signInAgain({ ticket })).toEqual({ kind: 'otherAccount' })
  expect(client.account.user?.id).toBe(someBusiness.id)
})
