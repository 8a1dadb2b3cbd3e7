import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StudentInit } from '@/contract'
import { someStudent } from '@/domain/testing/accounts'
import { profile } from './server-state'
import {
  account,
  forgetSession,
  onAccountChangedElsewhere,
  refreshSession,
  session,
  startStudentSession,
} from './session'
import { startClient } from './start'
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

let stopClient: () => void
let browser: ReturnType<typeof stubBrowser>

beforeEach(() => {
  vi.useFakeTimers()
  browser = stubBrowser()
  stopClient = startClient()
})
afterEach(() => {
  stopClient()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A new page of the same browser. */
function reload(): void {
  stopClient()
  stopClient = startClient()
}

it('SA-04 SA-09 stores the user under `user` and the token under the product’s key', async () => {
  startStudentSession(init)
  await changesWritten()
  expect(JSON.parse(browser.entries.get('user') ?? '')).toMatchObject({ firstName: 'Mai' })
  expect(browser.entries.get('campus-gigs:session-token')).toBe('secret')
  expect(session.kind).toBe('student')
  reload()
  expect(account.user?.firstName).toBe('Mai')
  expect(session.kind).toBe('student')
})

it('SH-06 forgets entries and token at once and purges the stores two seconds later', async () => {
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
  forgetSession()
  startStudentSession(init)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(browser.entries.has('campus-gigs:store:session')).toBe(true)
})

it('SA-10 takes in what the server says now, and keeps what it has while offline', async () => {
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
  reload()
  expect(session).toMatchObject({ kind: 'student', jobList: [] })
})

it('SH-08 tells when another tab signs in as somebody else, and not when it only changes the account', async () => {
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

it('reads no storage and listens to nothing before it is started', () => {
  stopClient()
  browser.entries.set('user', JSON.stringify(init.userData))
  expect(account.user).toBeNull()
  browser.storeFromOtherTab('user', JSON.stringify(other.userData))
  expect(account.user).toBeNull()
  stopClient = startClient()
  expect(account.user?.firstName).toBe('Tom')
})

describe('SA-10 an answer asked for before a change', () => {
  const { token: _, ...before } = init
  const after = { ...before, userData: { ...before.userData, lastName: 'Le' } }

  it('is dropped when another tab saved meanwhile, and asked for again', async () => {
    startStudentSession(init)
    const otherTab = () => {
      browser.entries.set('campus-gigs:store:session-version', 'theirs')
      browser.storeFromOtherTab('user', JSON.stringify(after.userData))
    }
    const answers = [before, after]
    vi.stubGlobal('fetch', async () => {
      if (answers.length === 2) otherTab()
      return new Response(JSON.stringify(answers.shift()))
    })
    expect(await refreshSession({ signInAgain: false })).toBe('fresh')
    expect(answers).toEqual([])
    expect(account.user?.lastName).toBe('Le')
  })

  it('does not overwrite what the other tab wrote when no storage event has come yet', async () => {
    startStudentSession(init)
    vi.stubGlobal('fetch', async () => {
      browser.entries.set('campus-gigs:store:session-version', String(Math.random()))
      return new Response(JSON.stringify(before))
    })
    await changesWritten()
    browser.entries.set('user', JSON.stringify(after.userData))
    expect(await refreshSession({ signInAgain: false })).toBe('none')
    await changesWritten()
    expect(JSON.parse(browser.entries.get('user') ?? '')).toMatchObject({ lastName: 'Le' })
  })

  it('is dropped when this tab saved meanwhile', async () => {
    startStudentSession(init)
    vi.stubGlobal('fetch', async () => {
      if (account.user?.lastName !== 'Le') profile.replaceStudent(after.userData)
      return new Response(JSON.stringify(account.user?.lastName === 'Le' ? after : before))
    })
    expect(await refreshSession({ signInAgain: false })).toBe('fresh')
    expect(account.user?.lastName).toBe('Le')
  })
})
