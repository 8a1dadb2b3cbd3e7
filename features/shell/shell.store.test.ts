import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import * as client from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { startTestClient } from '@/client/testing/test-client'
import * as store from './shell.store'

let order: string[]
let onSignedOut: Mock<() => void>

function stubAnswers(answer: object | null, status = 200) {
  vi.stubGlobal('fetch', async (url: string) => {
    order.push(url)
    if (!answer) throw new Error('offline')
    return new Response(JSON.stringify(answer), { status })
  })
}

const flush = async () => order.push('flushed')

beforeEach(() => {
  startTestClient()
  client.startStudentSession(someStudentSession())
  store.shell.signOut = 'idle'
  order = []
  onSignedOut = vi.fn<() => void>()
})

describe('signOut', () => {
  it('SH-06 flushes the outboxes, ends the session on the server, then clears this device', async () => {
    stubAnswers({ message: 'Success' })
    const leaving = store.signOut(flush, onSignedOut)
    expect(store.shell.signOut).toBe('working')
    await leaving
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(order).toEqual(['flushed', '/api/users/signout'])
    expect(client.account.user).toBeNull()
    expect(client.readToken()).toBeNull()
    expect(store.shell.signOut).toBe('idle')
  })

  it('SH-06 succeeds also when the session had already ended', async () => {
    stubAnswers({ success: false, code: 'unauthenticated', message: 'Please sign in first.' }, 401)
    await store.signOut(flush, onSignedOut)
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(client.account.user).toBeNull()
  })

  it.each([
    ['nothing', null, 200],
    ['another message', { message: 'Later' }, 200],
    ['a refusal', { success: false, code: 'internal', message: 'Broken.' }, 500],
  ])('SH-07 stays signed in on %s, and can forget on this device alone', async (_, answer, status) => {
    stubAnswers(answer, status)
    await store.signOut(flush, onSignedOut)
    expect(onSignedOut).not.toHaveBeenCalled()
    expect(store.shell.signOut).toBe('failed')
    expect(client.account.user?.firstName).toBe('Mai')
    store.signOutHere()
    expect(store.shell.signOut).toBe('idle')
    expect(client.account.user).toBeNull()
    expect(client.readToken()).toBeNull()
  })

  it('SH-07 retries the sign-out that failed, and ends where it would have', async () => {
    stubAnswers(null)
    const onSignedOutAtProvider = vi.fn<() => void>()
    await store.signOut(flush, onSignedOut)
    await store.signOut(flush, onSignedOutAtProvider)
    stubAnswers({ message: 'Success' })
    await store.retrySignOut()
    expect(onSignedOutAtProvider).toHaveBeenCalledOnce()
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('SH-06 signs out once, also when the outboxes can’t be flushed', async () => {
    stubAnswers({ message: 'Success' })
    const failing = () => Promise.reject(new Error('the outbox did not load'))
    await Promise.all([store.signOut(failing, onSignedOut), store.signOut(failing, onSignedOut)])
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(order).toEqual(['/api/users/signout'])
  })
})
