import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { businessSession, createdGig, oneGig, studentSession } from '@/contract'
import { clock, limits, messages } from '@/domain'
import { applications, jobListings } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addApplication, addListing, addResume, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import type { JobListingRow } from './mapping.ts'

const server = testServer()
const week = limits.listingDays * 86_400_000
let business: Caller
let listing: JobListingRow
beforeEach(async () => {
  business = await signedInBusiness(server)
  listing = await addListing(server, business.id)
})

const close = (as = business) =>
  server.call('closeGig', { jobListingId: listing.id, jobPosterPublicId: 'somebody-elses' }, { as })
const extend = () => server.call('extendGig', { jobListingId: listing.id }, { as: business })
const repost = (idempotencyKey = randomUUID()) =>
  server.call('repostGig', { jobListingId: listing.id, idempotencyKey }, { as: business })
const gig = async (jobListingId = listing.id) =>
  oneGig.parse((await server.call('gig', undefined, { as: business, params: { jobListingId } })).body).jobListing
const listedIds = async () =>
  businessSession
    .parse((await server.call('businessSession', undefined, { as: business })).body)
    .businessJobListData.map(({ id }) => id)
async function applicant() {
  const student = await signedInStudent(server)
  return { student, resumeId: (await addResume(server, student.id)).id }
}
const applyAs = ({ student, resumeId }: Awaited<ReturnType<typeof applicant>>) =>
  server.call('apply', { resumeId, coverLetter: '<p>Hi</p>', jobListingId: listing.id }, { as: student })

describe('closing a gig', () => {
  test('JH-03 GT-02 API-06 takes it off the list, and everybody who applied keeps their application', async () => {
    const ana = await applicant()
    await addApplication(server, { userId: ana.student.id, jobListingId: listing.id, resumeId: ana.resumeId })
    expect(await close()).toMatchObject({ status: 200, body: { success: true, response: 'Success' } })
    expect(await listedIds()).toEqual([])
    expect(await gig()).toMatchObject({
      status: 'closed',
      isExpired: true,
      Application: [{ jobListingId: listing.id }],
    })
    const { jobList } = studentSession.parse((await server.call('studentSession', undefined, { as: ana.student })).body)
    expect(jobList).toMatchObject([{ id: listing.id, status: 'closed', Application: [{ jobListingId: listing.id }] }])
    expect(await server.db.select().from(applications)).toMatchObject([{ jobListingId: listing.id }])
  })

  test('GT-02 nobody applies to it any more, nor finds it', async () => {
    await close()
    const ana = await applicant()
    expect(await applyAs(ana)).toMatchObject({ status: 410, body: { code: 'closed' } })
    const { jobList } = studentSession.parse((await server.call('studentSession', undefined, { as: ana.student })).body)
    expect(jobList).toEqual([])
  })

  test('GT-02 whoever applies while it is closed is either kept or turned away, never half', async () => {
    const people = await Promise.all([applicant(), applicant(), applicant()])
    const [closed, ...answers] = await Promise.all([close(), ...people.map(applyAs)])
    expect(closed.status).toBe(200)
    const kept = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(answers.length - kept)
    expect(await server.db.select().from(applications)).toHaveLength(kept)
  })

  test('GT-02 closing it twice keeps the first time', async () => {
    await close()
    clock.set(new Date(clock.now().getTime() + 60_000))
    expect((await close()).status).toBe(200)
    const [row] = await server.db.select().from(jobListings)
    expect(row?.closedAt?.toISOString()).toBe('2026-11-21T01:30:00.000Z')
  })

  test('GT-02 another business closes nothing', async () => {
    expect((await close(await signedInBusiness(server))).status).toBe(404)
    expect(await listedIds()).toEqual([listing.id])
  })
})

describe('taking action on an expired gig', () => {
  beforeEach(async () => {
    clock.set(new Date(listing.expiringOn.getTime() + 3_600_000))
    // A session does not last that long.
    business = await server.signIn('business', business.id)
  })

  test('BD-03 GW-10 extending makes it live for a week from now, with everybody who applied', async () => {
    const ana = await applicant()
    await addApplication(server, { userId: ana.student.id, jobListingId: listing.id, resumeId: ana.resumeId })
    expect(await gig()).toMatchObject({ isExpired: true })
    const expiringOn = new Date(clock.now().getTime() + week).toISOString()
    for (const answer of [await extend(), await extend()])
      expect(oneGig.parse(answer.body).jobListing).toMatchObject({
        isExpired: false,
        expiringOn,
        postedAt: listing.postedAt.toISOString(),
        Application: [{ jobListingId: listing.id }],
      })
    expect((await applyAs(await applicant())).status).toBe(200)
  })

  test('BD-03 a closed gig can not be extended', async () => {
    await close()
    expect(await extend()).toMatchObject({ status: 410, body: { message: messages.tracking.closedForGood } })
  })

  test('BD-03 GW-10 posting it again makes a new gig of it, once for a key, and leaves the old one', async () => {
    const ana = await applicant()
    await addApplication(server, { userId: ana.student.id, jobListingId: listing.id, resumeId: ana.resumeId })
    const key = randomUUID()
    const answers = await Promise.all([repost(key), repost(key), repost(key)])
    const ids = new Set(answers.map(({ body }) => createdGig.parse(body).jobListingId))
    const [id = ''] = ids
    expect(ids.size).toBe(1)
    const { id: _id, Application: _old, applicants: _few, postedOn: _on, ...same } = await gig()
    expect(await gig(id)).toMatchObject({
      ...same,
      status: 'live',
      isExpired: false,
      postedAt: clock.now().toISOString(),
      expiringOn: new Date(clock.now().getTime() + week).toISOString(),
      Application: [],
    })
    expect(await gig()).toMatchObject({ isExpired: true, Application: [{ jobListingId: listing.id }] })
    expect(await listedIds()).toEqual([id, listing.id])
  })

  test('BD-03 PF-05 a gig whose date has passed is neither extended nor posted again', async () => {
    await server.db.update(jobListings).set({ gigDate: '2026-11-21' }).where(eq(jobListings.id, listing.id))
    for (const answer of [await extend(), await repost()])
      expect(answer).toMatchObject({ status: 410, body: { message: messages.gig.dateGone } })
  })

  test('BD-03 PF-05 a gig with a date ahead is extended until that date is over', async () => {
    await server.db.update(jobListings).set({ gigDate: '2026-12-01' }).where(eq(jobListings.id, listing.id))
    expect(oneGig.parse((await extend()).body).jobListing.expiringOn).toBe('2026-12-01T13:00:00.000Z')
  })

  test('BD-03 a closed gig can be posted again', async () => {
    await close()
    const { jobListingId } = createdGig.parse((await repost()).body)
    expect(await gig(jobListingId)).toMatchObject({ status: 'live', isExpired: false })
  })
})
