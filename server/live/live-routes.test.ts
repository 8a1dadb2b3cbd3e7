import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { liveListingChange, livePath } from '@/contract'
import { clock, type ListingChange, timers } from '@/domain'
import { businesses, sessions } from '../db/schema.ts'
import { endAllSessions, endOtherSessions } from '../identity/account-sessions.ts'
import { sessionCookie } from '../identity/session-cookie.ts'
import { endSession, sessionIdleMs } from '../identity/sessions.ts'
import type { JobListingRow } from '../resources/listings/mapping.ts'
import { type Caller, testServer } from '../testing/harness.ts'
import { addListing, addResume, signedInBusiness, signedInStudent } from '../testing/people.ts'
import { sharedTestDatabase } from '../testing/test-database.ts'
import { publishListingEvent } from './channel.ts'
import { openLiveHub } from './live-hub.ts'

const server = testServer()
let origin: string
let business: Caller
let listing: JobListingRow
beforeAll(async () => {
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  business = await signedInBusiness(server)
  listing = await addListing(server, business.id)
})

/** Expects the end of a stream, after any heartbeats. */
async function expectEnd(page: Awaited<ReturnType<typeof follow>>): Promise<void> {
  let event = await page.next()
  while (event === ': still here') event = await page.next()
  expect(event).toBeUndefined()
}

const changeOf = ({ businessId, id }: JobListingRow) => ({ businessId, jobListingId: id, cause: 'change' as const })

/**
 * Opens the stream with an account's session. `next` resolves with the next event; undefined at the end of the stream.
 */
async function follow(as?: Caller) {
  const leave = new AbortController()
  onTestFinished(() => leave.abort())
  const headers: Record<string, string> = as ? { cookie: `${sessionCookie}=${as.token}` } : {}
  const answer = await fetch(`${origin}${livePath}`, { headers, signal: leave.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<string | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const event = text.slice(0, end).replace(/^retry: \d+\n/, '')
        text = text.slice(end + 2)
        return event
      }
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) return undefined
      text += value ?? ''
    }
  }
  return { answer, next, leave: () => leave.abort() }
}

const listingEvent = (jobListingId: string) => `event: listing\ndata: ${JSON.stringify({ jobListingId })}`
const hello = 'event: hello\ndata: {}'
const refresh = 'event: refresh\ndata: {}'

/** Terminates the database's LISTEN connections, as a restart or a proxy's idle timeout does. */
async function dropListeners(): Promise<number> {
  const dropped = await server.db.execute(sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and query like 'listen %'
  `)
  return z.object({ rows: z.array(z.unknown()) }).parse(dropped).rows.length
}

async function apply(jobListingId = listing.id) {
  const student = await signedInStudent(server)
  const resume = await addResume(server, student.id)
  return server.call('apply', { resumeId: resume.id, coverLetter: '<p>Hi</p>', jobListingId }, { as: student })
}

describe('live updates', () => {
  test('GT-12 send an event for an application to its business only', async () => {
    const rival = await follow(await signedInBusiness(server))
    const page = await follow(business)
    expect(page.answer.headers.get('content-type')).toBe('text/event-stream')
    expect([await rival.next(), await page.next()]).toEqual([hello, hello])
    expect((await apply()).status).toBe(200)
    expect(await page.next()).toBe(listingEvent(listing.id))
    const other = await addListing(server, business.id)
    await apply(other.id)
    expect(await page.next()).toBe(listingEvent(other.id))
    const own = await addListing(server, (await signedInBusiness(server)).id)
    await apply(own.id)
    await publishListingEvent(server.db, changeOf(listing))
    expect(await page.next()).toBe(listingEvent(listing.id))
  })

  test('GT-12 send nothing for a failed application', async () => {
    const page = await follow(business)
    await page.next()
    const student = await signedInStudent(server)
    const resume = await addResume(server, student.id)
    const input = { resumeId: resume.id, coverLetter: '<p>Hi</p>', jobListingId: listing.id }
    const answers = await Promise.all([1, 2].map(() => server.call('apply', input, { as: student })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await page.next()).toBe(listingEvent(listing.id))
    const marker = await addListing(server, business.id)
    await apply(marker.id)
    expect(await page.next()).toBe(listingEvent(marker.id))
  })

  test('GT-12 API-08 require a session', async () => {
    expect((await follow()).answer.status).toBe(401)
    expect((await follow({ ...business, token: 'x'.repeat(43) })).answer.status).toBe(401)
  })

  test('GT-12 send heartbeats until the session has expired', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const page = await follow(business)
    await page.next()
    vi.advanceTimersByTime(timers.liveHeartbeat)
    expect(await page.next()).toBe(': still here')
    await server.db.delete(sessions)
    vi.advanceTimersByTime(timers.liveSessionCheck)
    await expectEnd(page)
  })

  test('SA-09 keep no session alive that is not used otherwise', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const page = await follow(business)
    await page.next()
    const openedAtMs = clock.now().getTime()
    clock.set(new Date(openedAtMs + sessionIdleMs - 60_000))
    vi.advanceTimersByTime(timers.liveSessionCheck)
    // The check is still open: these queries run after its own.
    for (let query = 0; query < 3; query += 1) await server.db.select().from(sessions)
    clock.set(new Date(openedAtMs + sessionIdleMs + 60_000))
    vi.advanceTimersByTime(timers.liveSessionCheck)
    await expectEnd(page)
  })

  test('SA-09 opened again keep no session alive that is not used otherwise', async () => {
    const openedAtMs = clock.now().getTime()
    clock.set(new Date(openedAtMs + sessionIdleMs - 60_000))
    const page = await follow(business)
    expect(await page.next()).toBe(hello)
    clock.set(new Date(openedAtMs + sessionIdleMs + 60_000))
    expect((await follow(business)).answer.status).toBe(401)
  })

  test('TR-02 end for a business whose suspension sent no notification', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const page = await follow(business)
    await page.next()
    await server.db.update(businesses).set({ suspendedAt: new Date() })
    vi.advanceTimersByTime(timers.liveSessionCheck)
    await expectEnd(page)
  })

  const account = () => ({ kind: 'business' as const, id: business.id })
  test.each([
    ['signing out', () => endSession(server.context, business.token)],
    ['another device', () => endOtherSessions(server.db, account(), 'the token of the other device')],
    ['a password reset', () => endAllSessions(server.db, account())],
  ])('GT-12 end at once when %s ends the session', async (_, end) => {
    const [page, others] = [await follow(business), await follow(await signedInBusiness(server))]
    await Promise.all([page.next(), others.next()])
    await end()
    expect(await page.next()).toBeUndefined()
    expect((await follow(business)).answer.status).toBe(401)
  })

  test('GT-12 reach the pages of every server of the database', async () => {
    const database = await sharedTestDatabase()
    const load = async () => []
    const hubs = [await openLiveHub(database.listen, load), await openLiveHub(database.listen, load)]
    onTestFinished(async () => {
      for (const hub of hubs) await hub.close()
    })
    const receivedIds = hubs.map(
      (hub) =>
        new Promise<string>((resolve) => {
          hub.subscribe(
            { kind: 'business', id: business.id },
            { onEvent: (_, data) => resolve(data), onReconnect: () => {}, onClose: () => {} },
          )
        }),
    )
    await publishListingEvent(database.db, changeOf(listing))
    expect(await Promise.all(receivedIds)).toEqual(hubs.map(() => JSON.stringify({ jobListingId: listing.id })))
  })

  if (process.env.TEST_DATABASE_URL) {
    test('GT-12 reconnect after PostgreSQL has dropped the connection, with a refresh event', async () => {
      const page = await follow(business)
      await page.next()
      expect(await dropListeners()).toBeGreaterThan(0)
      await publishListingEvent(server.db, changeOf(listing))
      expect(await page.next()).toBe(refresh)
      await apply()
      expect(await page.next()).toBe(listingEvent(listing.id))
    })
  }

  test('close the oldest stream of a business with too many', async () => {
    const first = await follow(business)
    await first.next()
    const others = await Promise.all(Array.from({ length: 20 }, () => follow(business)))
    expect(await first.next()).toBeUndefined()
    expect(await others[0]?.next()).toBe(hello)
  })
})

/** Parses the change of a `jobListing` event; undefined for any other event. */
function parseChange(event: string | undefined): ListingChange | undefined {
  const [, data] = event?.match(/^event: jobListing\ndata: (.*)$/) ?? []
  return data === undefined ? undefined : liveListingChange.parse(JSON.parse(data))
}

describe('live updates of a student', () => {
  const setStatus = (status: 'live' | 'paused' | 'filled') =>
    server.call('setGigStatus', { jobListingId: listing.id, status }, { as: business })

  test.each([
    ['pausing', () => setStatus('paused'), { status: 'paused', isExpired: true }],
    ['filling', () => setStatus('filled'), { status: 'filled', isExpired: true }],
    [
      'closing',
      () => server.call('closeGig', { jobListingId: listing.id, jobPosterPublicId: '' }, { as: business }),
      { status: 'closed', isExpired: true },
    ],
    [
      'extending',
      () => server.call('extendGig', { jobListingId: listing.id }, { as: business }),
      { status: 'live', expiringOn: '2026-11-28T01:30:00.000Z' },
    ],
  ])('PF-09 send the listing to every student after %s', async (_, change, after) => {
    const pages = [await follow(await signedInStudent(server)), await follow(await signedInStudent(server))]
    for (const page of pages) expect(await page.next()).toBe(hello)
    expect((await change()).status).toBe(200)
    for (const page of pages)
      expect(parseChange(await page.next())?.jobListing).toMatchObject({ id: listing.id, ...after })
  })

  test('PF-09 contain the listing without applications and reasons', async () => {
    await apply()
    const page = await follow(await signedInStudent(server))
    await page.next()
    await setStatus('paused')
    const event = await page.next()
    expect(parseChange(event)).toBeDefined()
    expect(event).not.toMatch(/Application|applicants|belowMinimumReason|version|@/)
  })

  test('PF-09 send nothing for an application', async () => {
    const page = await follow(await signedInStudent(server))
    await page.next()
    await apply((await addListing(server, business.id)).id)
    await setStatus('paused')
    expect(parseChange(await page.next())?.jobListing).toMatchObject({ id: listing.id, status: 'paused' })
  })

  test('PF-09 do not reach another business', async () => {
    const rival = await signedInBusiness(server)
    const page = await follow(rival)
    await page.next()
    await setStatus('paused')
    const own = await addListing(server, rival.id)
    await publishListingEvent(server.db, changeOf(own))
    expect(await page.next()).toBe(listingEvent(own.id))
  })

  test('PF-09 send a listing that changed several times in a burst once', async () => {
    const page = await follow(await signedInStudent(server))
    await page.next()
    const other = await addListing(server, business.id)
    await server.db.transaction(async (tx) => {
      for (const row of [listing, listing, other, listing]) await publishListingEvent(tx, changeOf(row))
    })
    const ids = [parseChange(await page.next()), parseChange(await page.next())].map((change) => change?.jobListing.id)
    expect(ids.toSorted()).toEqual([listing.id, other.id].toSorted())
    await setStatus('filled')
    expect(parseChange(await page.next())?.jobListing.status).toBe('filled')
  })

  test('PF-09 reach the students of every server, also after a failed load', async () => {
    const database = await sharedTestDatabase()
    let failures = 1
    const change = { jobListing: { id: listing.id }, fieldsEditedAt: {} } as ListingChange
    const load = async () => {
      failures -= 1
      if (failures >= 0) throw new Error('The database restarts.')
      return [change]
    }
    const hubs = [await openLiveHub(database.listen, load), await openLiveHub(database.listen, load)]
    onTestFinished(async () => {
      for (const hub of hubs) await hub.close()
    })
    const received = hubs.map(
      (hub) =>
        new Promise<string>((resolve) => {
          hub.subscribe(
            { kind: 'student', id: randomUUID() },
            { onEvent: (_, data) => resolve(data), onReconnect: () => {}, onClose: () => {} },
          )
        }),
    )
    await publishListingEvent(database.db, changeOf(listing))
    expect(await Promise.all(received)).toEqual([JSON.stringify(change), JSON.stringify(change)])
  })

  test('PF-09 end at once when signing out ends the session', async () => {
    const student = await signedInStudent(server)
    const page = await follow(student)
    await page.next()
    await endSession(server.context, student.token)
    expect(await page.next()).toBeUndefined()
  })

  test('reject a page over the server’s limit until another page disconnects', async () => {
    const database = await sharedTestDatabase()
    const hub = await openLiveHub(database.listen, async () => [], { maxPages: 1 })
    onTestFinished(() => hub.close())
    const subscriber = { onEvent: () => {}, onReconnect: () => {}, onClose: () => {} }
    const leave = hub.subscribe({ kind: 'student', id: 'a' }, subscriber)
    expect(hub.subscribe({ kind: 'student', id: 'b' }, subscriber)).toBeNull()
    leave?.()
    expect(hub.subscribe({ kind: 'student', id: 'b' }, subscriber)).not.toBeNull()
  })
})
