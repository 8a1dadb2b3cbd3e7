import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { livePath } from '@/contract'
import { timers } from '@/domain'
import { sessions } from '../../db/schema.ts'
import { sessionCookie } from '../../identity/session-cookie.ts'
import { endAllSessions, endOtherSessions, endSession } from '../../identity/sessions.ts'
import { publishListingChange } from '../../live/channel.ts'
import { openLiveHub } from '../../live/live-hub.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addListing, addResume, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { JobListingRow } from '../listings/mapping.ts'

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

/** Opens the stream with an account's session; `next` resolves with the next event, undefined at the end. */
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
        const event = text.slice(0, end)
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

const application = (jobListingId: string) => `event: listing\ndata: ${JSON.stringify({ jobListingId })}`
const hello = 'event: hello\ndata: {}'
const refresh = 'event: refresh\ndata: {}'

/** Ends the database's LISTEN connections, as a restart or a proxy's idle timeout does. */
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
    expect(await page.next()).toBe(application(listing.id))
    const other = await addListing(server, business.id)
    await apply(other.id)
    expect(await page.next()).toBe(application(other.id))
    const own = await addListing(server, (await signedInBusiness(server)).id)
    await apply(own.id)
    await publishListingChange(server.db, { businessId: business.id, jobListingId: listing.id })
    expect(await page.next()).toBe(application(listing.id))
  })

  test('GT-12 send nothing for a failed application', async () => {
    const page = await follow(business)
    await page.next()
    const student = await signedInStudent(server)
    const resume = await addResume(server, student.id)
    const input = { resumeId: resume.id, coverLetter: '<p>Hi</p>', jobListingId: listing.id }
    const answers = await Promise.all([1, 2].map(() => server.call('apply', input, { as: student })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await page.next()).toBe(application(listing.id))
    const marker = await addListing(server, business.id)
    await apply(marker.id)
    expect(await page.next()).toBe(application(marker.id))
  })

  test('GT-12 API-08 require a signed-in business', async () => {
    expect((await follow()).answer.status).toBe(401)
    expect((await follow({ ...business, token: 'x'.repeat(43) })).answer.status).toBe(401)
    expect((await follow(await signedInStudent(server))).answer.status).toBe(403)
  })

  test('GT-12 send heartbeats until the session has expired', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const page = await follow(business)
    await page.next()
    vi.advanceTimersByTime(timers.liveHeartbeat)
    expect(await page.next()).toBe(': still here')
    await server.db.delete(sessions)
    vi.advanceTimersByTime(timers.liveHeartbeat)
    expect(await page.next()).toBeUndefined()
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
    const database = await openTestDatabase()
    const hubs = [await openLiveHub(database.listen), await openLiveHub(database.listen)]
    onTestFinished(async () => {
      for (const hub of hubs) await hub.close()
      await database.close()
    })
    const receivedIds = hubs.map(
      (hub) =>
        new Promise<string>((resolve) => {
          hub.subscribe(business.id, { onListingChange: resolve, onReconnect: () => {}, onClose: () => {} })
        }),
    )
    await publishListingChange(database.db, { businessId: business.id, jobListingId: listing.id })
    expect(await Promise.all(receivedIds)).toEqual([listing.id, listing.id])
  })

  if (process.env.TEST_DATABASE_URL) {
    test('GT-12 reconnect after PostgreSQL has dropped the connection, with a refresh event', async () => {
      const page = await follow(business)
      await page.next()
      expect(await dropListeners()).toBeGreaterThan(0)
      await publishListingChange(server.db, { businessId: business.id, jobListingId: listing.id })
      expect(await page.next()).toBe(refresh)
      await apply()
      expect(await page.next()).toBe(application(listing.id))
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
