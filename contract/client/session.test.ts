import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StudentInit } from '../responses'
import { changesWritten, stubBrowser } from './testing/browser-globals'

const init: StudentInit = {
  token: 'secret',
  message: 'Success',
  response: 'Success',
  userData: {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    email: 'mai@example.edu.au',
    firstName: 'Mai',
    lastName: 'Tran',
    fullName: 'Mai Tran',
    phoneNumber: null,
    phoneCountry: null,
    currentSuburb: null,
    currentZipCode: null,
    personalSummary: null,
    isInternationalStudent: true,
    homeTownCountry: null,
    expectedPayRate: null,
    expectedPayRateEnd: null,
    userAvailability: [],
    profilePicture: null,
    googleId: 'sub',
  },
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
