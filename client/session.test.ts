import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StudentInit } from '@/contract'
import { someStudent } from '@/domain/testing/accounts'
import { changesWritten, stubBrowser } from './testing/browser-globals'

const init: StudentInit = {
  token: 'secret',
  message: 'Success',
  response: 'Success',
  userData: someStudent,
  savedJobs: [],
  jobList: [],
  resumeList: [],
}

let browser: ReturnType<typeof stubBrowser>

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  browser = stubBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('SA-04 SA-09 stores the user under `user` and the token under the product’s key', async () => {
  const { startStudentSession, session } = await import('./session')
  startStudentSession(init)
  await changesWritten()
  expect(JSON.parse(browser.entries.get('user') ?? '')).toMatchObject({ firstName: 'Mai' })
  expect(browser.entries.get('campus-gigs:session-token')).toBe('secret')
  expect(session.kind).toBe('student')
  vi.resetModules()
  const reloaded = await import('./session')
  expect(reloaded.account.user?.firstName).toBe('Mai')
  expect(reloaded.session.kind).toBe('student')
})

it('SH-06 forgets entries and token at once and purges the stores two seconds later', async () => {
  const { startStudentSession, forgetSession, account } = await import('./session')
  startStudentSession(init)
  browser.entries.set('campus-gigs:store:viewed', '{}')
  browser.entries.set('campus-gigs:draft:wizard:me', '{}')
  forgetSession()
  await changesWritten()
  expect(account.user).toBeNull()
  for (const gone of ['user', 'business', 'campus-gigs:session-token', 'campus-gigs:draft:wizard:me'])
    expect(browser.entries.has(gone), gone).toBe(false)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(browser.entries.has('campus-gigs:store:viewed')).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(browser.entries.has('campus-gigs:store:viewed')).toBe(false)
})

it('SH-06 does not wipe whoever signs in within the two seconds', async () => {
  const { startStudentSession, forgetSession } = await import('./session')
  forgetSession()
  startStudentSession(init)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(browser.entries.has('campus-gigs:store:session')).toBe(true)
})

it('SA-10 takes in what the server says now, and keeps what it has while offline', async () => {
  const { startStudentSession, refreshSession, account, session } = await import('./session')
  startStudentSession(init)
  const { token: _, ...fresh } = { ...init, savedJobs: ['3f9619ff-8b86-4d01-b42d-00cf4fc964ff'] }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(fresh)))
  expect(await refreshSession({ signInAgain: false })).toBe('fresh')
  expect(session.savedJobs).toEqual(fresh.savedJobs)
  vi.stubGlobal('fetch', async () => {
    throw new Error('offline')
  })
  expect(await refreshSession({ signInAgain: false })).toBe('offline')
  expect(account.user?.firstName).toBe('Mai')
  const ended = { success: false, code: 'unauthenticated', message: 'Please sign in first.' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(ended), { status: 401 }))
  expect(await refreshSession({ signInAgain: false })).toBe('ended')
})

const other: StudentInit = {
  ...init,
  token: 'other secret',
  userData: { ...init.userData, id: '7f9619ff-8b86-4d01-b42d-00cf4fc964ff', firstName: 'Tom' },
}

it('SA-10 leaves whoever signed in meanwhile alone, whatever the answer about the session before says', async () => {
  const { startStudentSession, refreshSession, account } = await import('./session')
  const { token: _, ...before } = init
  const ended = { success: false, code: 'unauthenticated', message: 'Please sign in first.' }
  for (const late of [new Response(JSON.stringify(ended), { status: 401 }), new Response(JSON.stringify(before))]) {
    startStudentSession(init)
    vi.stubGlobal('fetch', async () => {
      startStudentSession(other)
      return late
    })
    expect(await refreshSession({ signInAgain: false })).toBe('none')
    expect(account.user?.firstName).toBe('Tom')
  }
})

it('SH-06 does not wipe whoever signs in in another tab within the two seconds', async () => {
  const { startStudentSession, forgetSession } = await import('./session')
  startStudentSession(init)
  forgetSession()
  browser.storeFromOtherTab('campus-gigs:session-token', 'theirs')
  browser.entries.set('campus-gigs:store:session', '{}')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(browser.entries.has('campus-gigs:store:session')).toBe(true)
})

it('SH-08 still knows whose session it is when its lists are dropped', async () => {
  browser.entries.set('user', JSON.stringify(init.userData))
  browser.entries.set('campus-gigs:store:session', '{"version":0,"state":{}}')
  const { session } = await import('./session')
  expect(session).toMatchObject({ kind: 'student', jobList: [] })
})

it('SH-08 tells when another tab signs in as somebody else, and not when it only changes the account', async () => {
  const { startStudentSession, onAccountChangedElsewhere, account } = await import('./session')
  startStudentSession(init)
  const told = vi.fn()
  const stop = onAccountChangedElsewhere(told)
  browser.storeFromOtherTab('user', JSON.stringify({ ...init.userData, lastName: 'Le' }))
  expect(account.user?.lastName).toBe('Le')
  expect(told).not.toHaveBeenCalled()
  browser.storeFromOtherTab('user', null)
  expect(told).toHaveBeenCalledOnce()
  stop()
  browser.storeFromOtherTab('user', JSON.stringify(other.userData))
  expect(told).toHaveBeenCalledOnce()
})
