import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/client/testing/browser-globals'
import type { QueuedListing, ReviewedListing } from '@/contract'
import { moderationMessages } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { createReviewDesk } from './review-desk.store'

const offline = new TypeError('offline')
const changed = { success: false, code: 'conflict', message: moderationMessages.desk.changed }
const { Application: _, ...jobListing } = someListing()
const openedId = jobListing.id
const otherId = '91900000-0000-4000-8000-000000000009'

const entry = (jobListingId: string): QueuedListing => ({
  jobListingId,
  jobTitle: 'Barista',
  companyName: 'Corner',
  review: 'approved',
  since: '2026-11-20T22:00:00.000Z',
  reports: 1,
})
const queued = [entry(openedId), entry('91900000-0000-4000-8000-000000000008')]
const [firstEntry, secondEntry] = queued

const reviewed: ReviewedListing = {
  success: true,
  jobListing,
  version: 1,
  review: 'approved',
  reviewReasons: [],
  belowMinimumReason: null,
  business: {
    id: '91900000-0000-4000-8000-00000000bbbb',
    companyName: 'Corner',
    username: null,
    companyCategory: 'Hospitality',
    description: null,
    website: null,
    email: null,
    phoneNumber: null,
    ownerFullName: null,
    createdAt: '2026-11-19T00:00:00.000Z',
    suspension: null,
    allowedName: null,
  },
  listings: [],
  reports: [],
  log: [],
}

const queuePage = (listings: unknown[], next: string | null) => ({ success: true, listings, next })
const listingAt = (version: number) => ({ ...reviewed, version })

/** The calls that wait for an answer, the oldest first. */
let calls: { path: string; request: unknown; answer: (body: object) => Promise<void> }[]

/** Answers the oldest waiting call whose path contains a text. */
async function answer(path: string, body: object): Promise<void> {
  const index = calls.findIndex((call) => call.path.includes(path))
  const [call] = calls.splice(index, index === -1 ? 0 : 1)
  if (!call) throw new Error(`No call of ${path} waits.`)
  await call.answer(body)
}

beforeEach(() => {
  vi.useFakeTimers()
  stubBrowser()
  calls = []
  vi.stubGlobal(
    'fetch',
    (path: string, { body: request }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        calls.push({
          path,
          request,
          answer: async (body) => {
            if (body instanceof Error) reject(body)
            else resolve(new Response(JSON.stringify(body), { status: 'code' in body ? 409 : 200 }))
            await vi.advanceTimersByTimeAsync(0)
          },
        })
      }),
  )
})

/** A desk with the first page of the queue, and a listing open at its version 1. */
async function openedDesk() {
  const desk = createReviewDesk()
  void desk.loadQueue()
  await answer('admin/queue', queuePage([firstEntry], 'after'))
  void desk.openReviewed(openedId)
  await answer(openedId, listingAt(1))
  return desk
}

/** The ids of the queue's listings; what it is instead while it isn't loaded. */
function queueOf({ state: { queue } }: ReturnType<typeof createReviewDesk>) {
  return queue.phase === 'loaded' ? queue.data.listings.map(({ jobListingId }) => jobListingId) : queue
}

describe('the review desk', () => {
  it('TR-02 loads a listing again after a refused decision', async () => {
    const desk = await openedDesk()
    const deciding = desk.decide('hide', 'It asks for money.')
    await answer('decide', changed)
    expect(await deciding).toBe(false)
    expect(desk.state.decisionFailure).toBe(changed.message)
    void desk.endDecision()
    await answer(openedId, listingAt(2))
    expect(desk.state.reviewed).toMatchObject({ phase: 'loaded', data: { version: 2 } })
    expect(desk.state.decisionFailure).toBeNull()
    await desk.endDecision()
    expect(calls).toEqual([])
  })

  it('TR-02 ignores a page of the queue that a decision has overtaken', async () => {
    const desk = await openedDesk()
    void desk.loadQueue('after')
    void desk.loadQueue()
    const [more, reload] = calls
    await reload?.answer(queuePage([secondEntry], null))
    await more?.answer(queuePage([firstEntry], null))
    expect(queueOf(desk)).toEqual([secondEntry?.jobListingId])
    expect(desk.state.isLoadingMore).toBe(false)
  })

  it('TR-02 keeps another listing open that was opened while a decision was pending', async () => {
    const desk = await openedDesk()
    const deciding = desk.decide('hide', 'It asks for money.')
    void desk.openReviewed(otherId)
    await answer('decide', listingAt(2))
    await answer('admin/queue', queuePage([], null))
    expect(await deciding).toBe(true)
    expect(desk.state.openedId).toBe(otherId)
  })

  it('TR-02 finds businesses again after a decision about one, and shows those found before until then', async () => {
    const desk = await openedDesk()
    const { id, companyName, username, email } = reviewed.business
    const found = { id, companyName, username, email, isSuspended: false }
    void desk.findBusinesses('corner')
    expect(desk.state.found).toEqual({ phase: 'loading' })
    await answer('businesses', { success: true, businesses: [found], hasMore: false })
    const deciding = desk.decide('suspend', 'It asks for money.')
    await answer('decide', { success: true, message: 'Success' })
    expect(desk.state.found).toMatchObject({ data: { businesses: [{ isSuspended: false }] } })
    await answer('businesses?q=corner', {
      success: true,
      businesses: [{ ...found, isSuspended: true }],
      hasMore: false,
    })
    await answer('admin/queue', queuePage([], null))
    await answer(openedId, listingAt(2))
    expect(await deciding).toBe(true)
    expect(desk.state.found).toMatchObject({ data: { businesses: [{ isSuspended: true }] } })
  })

  it('TR-02 suspends with the newest report of the business that the admin has read', async () => {
    const desk = createReviewDesk()
    void desk.openReviewed(openedId)
    const createdAt = '2026-11-20T22:00:00.000Z'
    const report = { id: otherId, jobListingId: otherId, jobTitle: 'Waiter', subject: 'gig', reason: 'pay', text: '' }
    await answer(openedId, { ...reviewed, reports: [{ ...report, createdAt, isOpen: true }] })
    void desk.decide('suspend', 'It asks for money.')
    expect(calls[0]?.request).toContain(`"reportsUntil":"${createdAt}"`)
  })

  it('TR-02 drops the answer to a search that a sign-out has overtaken', async () => {
    const desk = await openedDesk()
    void desk.findBusinesses('corner')
    const leaving = desk.signOut()
    await answer('admin/signout', { success: true, message: 'Success' })
    await leaving
    await answer('businesses?q=corner', { success: true, businesses: [], hasMore: false })
    expect(desk.state.found).toBeNull()
  })

  it('TR-02 keeps the queue when its next page does not load', async () => {
    const desk = await openedDesk()
    void desk.loadQueue('after')
    await answer('admin/queue', offline)
    expect(queueOf(desk)).toEqual([firstEntry?.jobListingId])
    expect(desk.state.moreFailure).not.toBeNull()
    void desk.loadQueue('after')
    expect(desk.state.moreFailure).toBeNull()
    await answer('admin/queue', queuePage([secondEntry], null))
    expect(queueOf(desk)).toEqual(queued.map(({ jobListingId }) => jobListingId))
  })

  it('TR-02 clears the status line when another listing is opened, not when the same one loads again', async () => {
    const desk = await openedDesk()
    desk.announce('Hidden.')
    void desk.openReviewed(openedId)
    expect(desk.state.announced).toBe('Hidden.')
    void desk.openReviewed(otherId)
    expect(desk.state.announced).toBe('')
  })
})
