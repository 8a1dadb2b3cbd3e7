import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '@/domain'
import { someBusiness, someStudent } from '@/domain/testing/accounts'
import { someListing } from '@/domain/testing/listings'
import { profile } from './server-state'
import {
  account,
  forgetSession,
  onAccountChangedElsewhere,
  onSignedOut,
  session,
  startBusinessSession,
  startStudentSession,
} from './session'
import { refreshSession } from './session-refresh'
import { changesWritten } from './testing/browser-globals'
import { someBusinessSession, someStudentSession } from './testing/sessions'
import { startTestClient } from './testing/test-client'

const init = someStudentSession({ token: 'secret' })

let browser: ReturnType<typeof startTestClient>

beforeEach(() => {
  vi.useFakeTimers()
  browser = startTestClient()
})

/** Restarts the client, as a reload of the page does. */
function reload(): void {
  browser.stop()
  browser.start()
}

it('SA-04 SA-09 stores the student in the entry `user` and the token in the entry of the product', async () => {
  startStudentSession(init)
  await changesWritten()
  expect(JSON.parse(browser.entries.get('user') ?? '')).toMatchObject({ firstName: 'Mai' })
  expect(browser.entries.get('campus-gigs:session-token')).toBe('secret')
  expect(session.kind).toBe('student')
  reload()
  expect(account.user?.firstName).toBe('Mai')
  expect(session.kind).toBe('student')
})

it('SH-06 deletes account, token and drafts at once, and the persisted states two seconds later', async () => {
  startStudentSession(init)
  browser.entries.set('campus-gigs:store:viewed', '{}')
  browser.entries.set('campus-gigs:draft:wizard:me', '{}')
  browser.tabEntries.set('campus-gigs:draft:application:me', '{}')
  forgetSession()
  await changesWritten()
  expect(account.user).toBeNull()
  for (const key of ['user', 'business', 'campus-gigs:session-token', 'campus-gigs:draft:wizard:me'])
    expect(browser.entries.has(key), key).toBe(false)
  expect([...browser.tabEntries.keys()]).toEqual([])
  await vi.advanceTimersByTimeAsync(1_999)
  expect(browser.entries.has('campus-gigs:store:viewed')).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(browser.entries.has('campus-gigs:store:viewed')).toBe(false)
})

it('SH-06 deletes the drafts of a tab when the account signs out in another tab', async () => {
  startStudentSession(init)
  await changesWritten()
  browser.tabEntries.set('campus-gigs:draft:application:me', '{}')
  browser.storeFromOtherTab('campus-gigs:store:viewed', '{}')
  expect(browser.tabEntries.size).toBe(1)
  browser.storeFromOtherTab('user', null)
  expect(browser.tabEntries.size).toBe(0)
})

it('SH-06 keeps the persisted states when an account signs in within the two seconds', async () => {
  forgetSession()
  startStudentSession(init)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(browser.entries.has('campus-gigs:store:session')).toBe(true)
})

it('SA-10 replaces the session by the server’s, keeps it while offline, and reports an ended one', async () => {
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

const other = {
  ...init,
  token: 'other secret',
  userData: { ...init.userData, id: '7f9619ff-8b86-4d01-b42d-00cf4fc964ff', firstName: 'Tom' },
}

it('SA-10 ignores the response for an account after another one has signed in', async () => {
  const { token: _, ...before } = init
  const ended = { success: false, code: 'unauthenticated', message: 'Please sign in first.' }
  for (const lateResponse of [
    new Response(JSON.stringify(ended), { status: 401 }),
    new Response(JSON.stringify(before)),
  ]) {
    startStudentSession(init)
    vi.stubGlobal('fetch', async () => {
      startStudentSession(other)
      return lateResponse
    })
    expect(await refreshSession({ signInAgain: false })).toBe('ignored')
    expect(account.user?.firstName).toBe('Tom')
  }
})

it('SH-06 keeps the persisted states when another tab signs in within the two seconds', async () => {
  startStudentSession(init)
  forgetSession()
  browser.storeFromOtherTab('campus-gigs:session-token', 'theirs')
  browser.entries.set('campus-gigs:store:session', '{}')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(browser.entries.has('campus-gigs:store:session')).toBe(true)
})

it('SH-08 restores the kind of account when the stored lists are invalid', async () => {
  browser.entries.set('user', JSON.stringify(init.userData))
  browser.entries.set('campus-gigs:store:session', '{"version":0,"state":{}}')
  reload()
  expect(session).toMatchObject({ kind: 'student', jobList: [] })
})

it('SA-10 loads the account again when the stored one is invalid', async () => {
  startStudentSession(init)
  await vi.advanceTimersByTimeAsync(1000)
  browser.entries.set('user', '{"id":"of an earlier version"}')
  reload()
  expect(account.user).toBeNull()
  const { token: _, ...fresh } = init
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(fresh)))
  expect(await refreshSession({ signInAgain: false })).toBe('fresh')
  expect(account.user?.firstName).toBe('Mai')
})

it('SH-08 calls the listener when another tab signs another account in or out, not when it changes the profile', async () => {
  startStudentSession(init)
  const listener = vi.fn()
  const unsubscribe = onAccountChangedElsewhere(listener)
  browser.storeFromOtherTab('user', JSON.stringify({ ...init.userData, lastName: 'Le' }))
  expect(account.user?.lastName).toBe('Le')
  expect(listener).not.toHaveBeenCalled()
  browser.storeFromOtherTab('user', null)
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  browser.storeFromOtherTab('user', JSON.stringify(other.userData))
  expect(listener).toHaveBeenCalledOnce()
})

it('SH-08 follows another tab that signs in as the other kind of account, and does not write the former account back', () => {
  startStudentSession(init)
  const listener = vi.fn()
  onAccountChangedElsewhere(listener)
  // The other tab has written both entries before the first event arrives.
  browser.entries.delete('user')
  browser.storeFromOtherTab('business', JSON.stringify(someBusiness))
  browser.storeFromOtherTab('user', null)
  expect(listener).toHaveBeenCalledOnce()
  expect([account.user, account.business?.id]).toEqual([null, someBusiness.id])
  expect(localStorage.getItem('user')).toBeNull()
})

it('SH-08 BA-08 does not write the former account back between the two writes of another tab', async () => {
  startStudentSession(init)
  await Promise.resolve()
  browser.storeFromOtherTab('business', JSON.stringify(someBusiness))
  // The other tab's second write comes before this tab's changes are written.
  browser.entries.delete('user')
  await Promise.resolve()
  expect(localStorage.getItem('user')).toBeNull()
  browser.storeFromOtherTab('user', null)
  await Promise.resolve()
  expect([account.user, account.business?.id]).toEqual([null, someBusiness.id])
  expect([...browser.entries.keys()]).toEqual(expect.arrayContaining(['business']))
})

it('reads storage and listens to other tabs only once the client has started', () => {
  browser.stop()
  browser.entries.set('user', JSON.stringify(init.userData))
  expect(account.user).toBeNull()
  browser.storeFromOtherTab('user', JSON.stringify(other.userData))
  expect(account.user).toBeNull()
  browser.start()
  expect(account.user?.firstName).toBe('Tom')
})

describe('what is private stays out of storage', () => {
  const sent = {
    id: 'a9900000-0000-4000-8000-000000000001',
    appliedAt: '2026-11-18T00:00:00.000Z',
    jobListingId: '91900000-0000-4000-8000-000000000001',
    notes: '<p>My secret letter</p>',
    answers: '[{"question":"Why?","answer":"Secret answer"}]',
    resumeFile: null,
    sharesContact: true,
    expiredAt: null,
  }
  const listing = someListing({ id: sent.jobListingId, Application: [sent] })
  const stored = () => [...browser.entries.values()].join()

  it('stores that the student applied, without letter and answers, which a refresh brings back', async () => {
    startStudentSession({ ...init, jobList: [listing] })
    await changesWritten()
    expect(session.jobList[0]?.Application[0]?.notes).toBe('<p>My secret letter</p>')
    expect(stored()).toContain(sent.id)
    expect(stored()).not.toMatch(/secret (letter|answer)|Secretia/i)
    reload()
    expect(session.jobList[0]?.Application[0]).toMatchObject({ id: sent.id, notes: '', answers: '[]' })
  })

  it('keeps loaded letters when another tab stores the session', async () => {
    startStudentSession({ ...init, jobList: [listing] })
    await changesWritten()
    const entry = browser.entries.get('campus-gigs:store:session') ?? ''
    browser.storeFromOtherTab('campus-gigs:store:session', entry.replace('"savedJobs":[]', '"savedJobs":["x"]'))
    expect(session.savedJobs).toEqual(['x'])
    expect(session.jobList[0]?.Application[0]?.notes).toBe('<p>My secret letter</p>')
  })

  it('stores the gigs of a business without applicants', async () => {
    const user = { ...someStudent, firstName: 'Secretia' }
    const received = { ...sent, user, isAnonymous: false, candidateActions: [] }
    const applicants = { total: 1, waiting: 1, latestAt: sent.appliedAt }
    const posted = { ...listing, version: 1, belowMinimumReason: null, reviewReasons: [], applicants }
    startBusinessSession(someBusinessSession({ businessJobListData: [{ ...posted, Application: [received] }] }))
    await changesWritten()
    expect(session.businessJobListData[0]?.Application).toHaveLength(1)
    expect(stored()).toContain(listing.id)
    expect(stored()).not.toMatch(/secret (letter|answer)|Secretia/i)
  })

  it('is deleted when the last visit is longer ago than a session lasts', async () => {
    startStudentSession({ ...init, jobList: [listing] })
    browser.entries.set('campus-gigs:draft:wizard:me', '{}')
    await changesWritten()
    vi.setSystemTime(Date.now() + 7 * dayMs - 1000)
    reload()
    expect(account.user).not.toBeNull()
    vi.setSystemTime(Date.now() + 7 * dayMs + 1000)
    reload()
    expect(account.user).toBeNull()
    for (const key of ['user', 'campus-gigs:session-token', 'campus-gigs:store:session', 'campus-gigs:draft:wizard:me'])
      expect(browser.entries.has(key), key).toBe(false)
  })

  it('SA-09 is kept while its page stays open and is used', async () => {
    startStudentSession(init)
    await changesWritten()
    for (let visit = 0; visit < 2; visit += 1) {
      vi.setSystemTime(Date.now() + 6 * dayMs)
      window.dispatchEvent(new Event('focus'))
    }
    reload()
    expect(account.user).not.toBeNull()
  })
})

describe('SA-10 refreshSession, when the session changes during the request', () => {
  const { token: _, ...before } = init
  const after = { ...before, userData: { ...before.userData, lastName: 'Le' } }

  it('ignores the response after another tab saved, and sends the request again', async () => {
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

  it('does not overwrite another tab’s entry before its storage event has arrived', async () => {
    startStudentSession(init)
    vi.stubGlobal('fetch', async () => {
      browser.entries.set('campus-gigs:store:session-version', String(Math.random()))
      return new Response(JSON.stringify(before))
    })
    await changesWritten()
    browser.entries.set('user', JSON.stringify(after.userData))
    expect(await refreshSession({ signInAgain: false })).toBe('ignored')
    await changesWritten()
    expect(JSON.parse(browser.entries.get('user') ?? '')).toMatchObject({ lastName: 'Le' })
  })

  it('ignores the response after this tab saved, and sends the request again', async () => {
    startStudentSession(init)
    vi.stubGlobal('fetch', async () => {
      if (account.user?.lastName !== 'Le') profile.replaceStudent(after.userData)
      return new Response(JSON.stringify(account.user?.lastName === 'Le' ? after : before))
    })
    expect(await refreshSession({ signInAgain: false })).toBe('fresh')
    expect(account.user?.lastName).toBe('Le')
  })
})

it('tells a sign-out also when another account signs in at once, and not when the first or the same one does', async () => {
  const handleSignedOut = vi.fn()
  onSignedOut('student', handleSignedOut)
  startStudentSession(init)
  await changesWritten()
  startStudentSession(init)
  await changesWritten()
  expect(handleSignedOut).not.toHaveBeenCalled()
  forgetSession()
  startStudentSession(someStudentSession({ userData: { ...someStudent, id: someBusiness.id } }))
  await changesWritten()
  expect(handleSignedOut).toHaveBeenCalledOnce()
  startBusinessSession(someBusinessSession())
  await changesWritten()
  expect(handleSignedOut).toHaveBeenCalledTimes(2)
})
