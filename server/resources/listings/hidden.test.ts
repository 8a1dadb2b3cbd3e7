import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type EndpointName, foundJobs, oneGig, oneJob, type RequestOf, studentSession } from '@/contract'
import { listingReviews } from '@/domain'
import { businesses, files, jobListings, searchedListings } from '../../db/schema.ts'
import { gigTexts } from '../../testing/gig-form.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import {
  addApplication,
  addEvent,
  addListing,
  addResume,
  signedInBusiness,
  signedInStudent,
} from '../../testing/people.ts'
import type { JobListingRow } from './mapping.ts'
import { isShown } from './queries.ts'
import { loadListingChanges } from './student-listings.ts'

const server = testServer()
let student: Caller
let business: Caller
let listing: JobListingRow
let posterId: string

beforeEach(async () => {
  student = await signedInStudent(server)
  business = await signedInBusiness(server)
  const sha256 = await server.context.files.put(Buffer.from('poster'))
  const stored = { sha256, mediaType: 'image/webp', bytes: 6, access: 'public' } as const
  const [file] = await server.db.insert(files).values(stored).returning()
  posterId = file?.id ?? ''
  listing = await addListing(server, business.id, { jobTitle: 'Quokka keeper', posterFileId: posterId })
})

const update = (values: Partial<JobListingRow>) =>
  server.db.update(jobListings).set(values).where(eq(jobListings.id, listing.id))
const suspend = (suspendedAt: Date | null) =>
  server.db.update(businesses).set({ suspendedAt }).where(eq(businesses.id, business.id))

/** The states in which students may not see a listing. */
const hidings = {
  'is hidden by an admin': () => update({ review: 'hidden' }),
  'waits for its review': () => update({ review: 'waiting' }),
  'is of a suspended business': () => suspend(new Date()),
  'is hidden and closed': () => update({ review: 'hidden', closedAt: new Date() }),
}
const hidingNames = Object.keys(hidings) as (keyof typeof hidings)[]

async function apply(jobListingId: string) {
  const resume = await addResume(server, student.id)
  const letter = { coverLetter: '<p>Hello</p>', answers: [], sharesContact: true }
  return server.call('apply', { jobListingId, resumeId: resume.id, ...letter }, { as: student })
}
function read<Name extends EndpointName>(name: Name, payload: RequestOf<Name>, jobListingId?: string) {
  return server.call(name, payload, { as: student, ...(jobListingId && { params: { jobListingId } }) })
}

/** The student calls that name a listing without needing an application. */
const listingCalls: Record<string, (id: string) => Promise<{ status: number; body: unknown }>> = {
  job: (id) => read('job', undefined, id),
  apply,
  updateSavedJobs: (id) => read('updateSavedJobs', { savedJobs: [id], removedJobs: [] }),
  searchAfter: (id) => read('searchJobs', { after: id }),
}

/** The calls whose responses contain or count listings. */
const listCalls: Record<string, () => Promise<{ status: number; body: unknown }>> = {
  searchJobs: () => read('searchJobs', { q: 'quokka' }),
  countJobs: () => read('countJobs', { q: 'quokka' }),
  suggestJobs: () => read('suggestJobs', { q: 'quo' }),
  studentSession: () => read('studentSession', undefined),
  liveWeeks: () => read('liveWeeks', undefined),
  fittingGigs: () => read('fittingGigs', { mask: listing.shiftMask }),
}

describe.each(hidingNames)('TR-02 a listing that %s', (hiding) => {
  test.each(Object.keys(listingCalls))('responds to %s like a missing one', async (name) => {
    await hidings[hiding]()
    const missing = await listingCalls[name]?.(randomUUID())
    const hidden = await listingCalls[name]?.(listing.id)
    expect(hidden).toBeDefined()
    expect({ status: hidden?.status, body: JSON.stringify(hidden?.body) }).toEqual({
      status: missing?.status,
      body: JSON.stringify(missing?.body),
    })
  })

  test.each(Object.keys(listCalls))('is in no response of %s', async (name) => {
    const shown = await listCalls[name]?.()
    await hidings[hiding]()
    const hidden = await listCalls[name]?.()
    await server.db.delete(jobListings)
    const none = await listCalls[name]?.()
    expect(hidden?.body).toEqual(none?.body)
    expect(shown?.body).not.toEqual(none?.body)
  })

  test('has a poster that only its business can open', async () => {
    const open = (as?: Caller, id = posterId) =>
      server.app.inject({
        url: `/api/files/${id}`,
        headers: as ? { authorization: `Bearer ${as.token}` } : {},
      })
    expect((await open()).statusCode).toBe(200)
    await hidings[hiding]()
    const [hidden, missing] = [await open(student), await open(student, randomUUID())]
    expect([hidden.statusCode, hidden.body]).toEqual([missing.statusCode, missing.body])
    expect((await open()).statusCode).toBe(404)
    const opened = await open(business)
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  test('sends only its id to students’ pages', async () => {
    await hidings[hiding]()
    const [change] = await loadListingChanges(server.context, [listing.id])
    expect(change?.jobListing).toMatchObject({ id: listing.id, status: 'hidden', isExpired: true })
    expect(JSON.stringify(change)).not.toMatch(/quokka|corner|fitzroy|coffee/i)
  })

  test('stays in its applicants’ list as hidden, without its free text', async () => {
    await addApplication(server, { userId: student.id, jobListingId: listing.id })
    await hidings[hiding]()
    const { jobList } = studentSession.parse((await read('studentSession', undefined)).body)
    expect(jobList).toHaveLength(1)
    expect(jobList[0]).toMatchObject({
      jobTitle: 'Quokka keeper',
      status: 'hidden',
      isExpired: true,
      jobSummary: [],
      jobPoster: null,
    })
    expect(jobList[0]?.Application).toHaveLength(1)
    const whole = oneJob.parse((await read('job', undefined, listing.id)).body).jobListing
    expect(whole).toMatchObject({ status: 'hidden', jobDescription: '', detailedAddress: null, jobSummary: [] })
    expect(whole.Application).toMatchObject([{ notes: '<p>Hello</p>' }])
  })
})

test('TR-02 the search has a listing exactly while it is shown and neither closed, filled nor paused', async () => {
  const anyInstant = fc.constantFrom(null, new Date(server.context.clock.now()))
  const step = fc.oneof(
    fc.record({ review: fc.constantFrom(...listingReviews) }),
    fc.record({ suspendedAt: anyInstant }),
    fc.record({ closedAt: anyInstant }),
    fc.record({ pausedAt: anyInstant }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const change of steps) {
        if ('suspendedAt' in change) await suspend(change.suspendedAt)
        else await update(change)
      }
      const [row] = await server.db.select().from(jobListings).where(eq(jobListings.id, listing.id))
      const [owner] = await server.db.select().from(businesses).where(eq(businesses.id, business.id))
      const isShownExpected = row?.review === 'approved' && owner?.suspendedAt === null
      expect(await server.db.$count(jobListings, isShown)).toBe(isShownExpected ? 1 : 0)
      const isSearched = isShownExpected && !row.closedAt && !row.pausedAt
      expect(await server.db.$count(searchedListings)).toBe(isSearched ? 1 : 0)
      const found = foundJobs.parse((await read('searchJobs', {})).body)
      expect(found.jobList).toHaveLength(isSearched ? 1 : 0)
    }),
    { numRuns: 25 },
  )
})

describe('TR-02 a suspended business', () => {
  test('signs in and reads why, without applicants, and gets a message for every other call', async () => {
    const resume = await addResume(server, student.id)
    await addApplication(server, { userId: student.id, jobListingId: listing.id, resumeId: resume.id })
    const reason = 'Your gigs ask students for money.'
    await server.db.update(businesses).set({ suspendedAt: new Date(), suspensionReason: reason })
    const session = await server.call('businessSession', undefined, { as: business })
    expect(session).toMatchObject({
      status: 200,
      body: {
        businessData: { suspension: { reason } },
        businessJobListData: [{ status: 'hidden', Application: [], applicants: { total: 0 } }],
      },
    })
    const refused = await server.call('gig', undefined, { as: business, params: { jobListingId: listing.id } })
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('suspended') } })
    const live = await server.app.inject({ url: '/api/live', headers: { authorization: `Bearer ${business.token}` } })
    expect(live.statusCode).toBe(403)
    expect(await openResume(resume.fileId)).toBe(404)
    await suspend(null)
    expect(await openResume(resume.fileId)).toBe(200)
  })

  test('has no upcoming events, and their posters open nothing', async () => {
    await addEvent(server, business.id)
    const upcoming = () => read('upcomingEvents', undefined)
    expect(await upcoming()).toMatchObject({ body: { events: [{ eventName: 'Open day' }] } })
    await suspend(new Date())
    expect(await upcoming()).toMatchObject({ body: { events: [] } })
  })

  const openResume = async (fileId: string) =>
    (await server.app.inject({ url: `/api/files/${fileId}`, headers: { authorization: `Bearer ${business.token}` } }))
      .statusCode
})

test('TR-02 an edit returns a hidden listing to review', async () => {
  await update({ review: 'hidden', reviewReasons: ['It asks for money.'] })
  const gig = () => server.call('gig', undefined, { as: business, params: { jobListingId: listing.id } })
  const before = oneGig.parse((await gig()).body).jobListing
  expect(before).toMatchObject({ status: 'hidden', reviewReasons: ['It asks for money.'] })
  const form = { ...gigTexts, jobListingId: listing.id, version: '1', idempotencyKey: randomUUID() }
  await server.upload('editGig', Object.entries(form), { as: business })
  expect(oneGig.parse((await gig()).body).jobListing.status).toBe('waiting')
})

test('TR-02 an edited title that nobody has reviewed reaches no applicant, by page or by mail', async () => {
  const { config, mailQueue } = server.context
  onTestFinished(() => void Object.assign(config, { trust: 'open' }))
  Object.assign(config, { trust: 'verified' })
  await server.db.update(businesses).set({ emailVerifiedAt: server.context.clock.now(), abn: '51824753556' })
  await addApplication(server, { userId: student.id, jobListingId: listing.id })
  const edit = (jobTitle: string, version: string) => {
    const form = { ...gigTexts, jobTitle, jobListingId: listing.id, version, idempotencyKey: randomUUID() }
    return server.upload('editGig', Object.entries(form), { as: business })
  }
  const wake = vi.spyOn(mailQueue, 'wake').mockImplementation(() => {})
  await edit('Wombat keeper', '1')
  const answer = await edit('Message us on WhatsApp', '2')
  expect(oneGig.parse(answer.body).jobListing.status).toBe('waiting')
  wake.mockRestore()
  const seen = async () => studentSession.parse((await read('studentSession', undefined)).body).jobList
  expect(await seen()).toMatchObject([{ jobTitle: 'Wombat keeper', status: 'hidden' }])
  await server.call('deleteBusiness', { confirmed: true }, { as: business })
  expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ana@uni.example', 'Wombat keeper at Corner Cafe: gig closed'],
  ])
  expect(await seen()).toMatchObject([{ jobTitle: 'Wombat keeper', status: 'hidden' }])
})
