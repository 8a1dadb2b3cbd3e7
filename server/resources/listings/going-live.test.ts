import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createdGig, foundJobs, oneGig } from '@/contract'
import { clock, dayMs, firstListingReason, hourMs, type ListingDecision, limits, type TrustLevel } from '@/domain'
import { gigDrafts, jobListings } from '../../db/schema.ts'
import { securityEventCounts } from '../../security-events.ts'
import { gigTexts } from '../../testing/gig-form.ts'
import { type Caller, testNow, testServer } from '../../testing/harness.ts'
import { addApplication, addListing, signedInAdmin, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { runMailQueue } from '../mails/queue.ts'
import type { JobListingRow } from './mapping.ts'

const server = testServer()
const verified = { emailVerifiedAt: new Date(testNow), abn: '51824753556' }
const messengerText = '["Contact us on WhatsApp"]'
const messengerReason = 'It seems to send students to a messenger: “Contact us on WhatsApp”. Students apply here.'

/** Sets the trust level of the shared server until the next call. */
const trust = (level: TrustLevel) => Object.assign(server.context.config, { trust: level })
const form = (texts: object = {}) => ({ ...gigTexts, idempotencyKey: randomUUID(), ...texts })
const post = (as: Caller, texts?: object) => server.upload('createGig', Object.entries(form(texts)), { as })
const gigOf = async (as: Caller, jobListingId: string) =>
  oneGig.parse((await server.call('gig', undefined, { as, params: { jobListingId } })).body).jobListing

/** Posts a gig and loads it as its business. */
async function postedGig(as: Caller, texts?: object) {
  const answer = await post(as, texts)
  return gigOf(as, createdGig.parse(answer.body).jobListingId)
}
async function edit(as: Caller, jobListingId: string, texts: object = {}) {
  const { version } = await gigOf(as, jobListingId)
  const parts = Object.entries(form({ ...texts, jobListingId, version: String(version) }))
  return server.upload('editGig', parts, { as })
}
const foundByStudent = async (student: Caller) =>
  foundJobs.parse((await server.call('searchJobs', {}, { as: student })).body).jobList.map(({ id }) => id)
const approve = (id: string) =>
  server.db.update(jobListings).set({ review: 'approved', reviewReasons: [] }).where(eq(jobListings.id, id))
const refusedAt = (gate: string) => ({ status: 403, body: { code: 'forbidden', gate, message: expect.any(String) } })

describe('TR-01 an unverified business', () => {
  test.each([
    ['open', 'profile', { companyName: null }],
    ['verified', 'profile', { ...verified, phoneNumber: null }],
    ['verified', 'email', { abn: verified.abn }],
    ['reviewed', 'email', { abn: verified.abn }],
    ['reviewed', 'abn', { emailVerifiedAt: verified.emailVerifiedAt }],
  ] as const)('with TRUST=%s is refused at its %s, and keeps its draft', async (level, gate, gap) => {
    trust(level)
    const business = await signedInBusiness(server, gap)
    const key = randomUUID()
    const draft = { subject: 'new', content: { idempotencyKey: key }, changedAt: testNow }
    await server.callWith('saveGigDraft', draft, { as: business })
    expect(await post(business, { idempotencyKey: key })).toMatchObject(refusedAt(gate))
    expect(await server.db.$count(jobListings)).toBe(0)
    const [stored] = await server.db.select().from(gigDrafts)
    expect(stored?.content).toMatchObject({ idempotencyKey: key })
  })

  test('can pause and close a listing, but not edit, extend or resume it', async () => {
    trust('verified')
    const business = await signedInBusiness(server)
    const { id: jobListingId } = await addListing(server, business.id)
    const setStatus = (status: 'live' | 'paused') =>
      server.call('setGigStatus', { jobListingId, status }, { as: business })
    const forbiddenBefore = securityEventCounts().get('callForbidden')
    expect(await edit(business, jobListingId)).toMatchObject(refusedAt('email'))
    // A gate is no security event: every unverified business would fill the log.
    expect(securityEventCounts().get('callForbidden')).toBe(forbiddenBefore)
    expect(await server.call('extendGig', { jobListingId }, { as: business })).toMatchObject(refusedAt('email'))
    expect((await setStatus('paused')).status).toBe(200)
    expect(await setStatus('live')).toMatchObject(refusedAt('email'))
    expect((await server.call('closeGig', { jobListingId }, { as: business })).status).toBe(200)
  })

  test('posts at once when TRUST is open', async () => {
    trust('open')
    const business = await signedInBusiness(server)
    const gig = await postedGig(business, { jobSummary: messengerText })
    expect(gig).toMatchObject({ status: 'live', reviewReasons: [] })
  })
})

describe('TR-01 the caps', () => {
  const addMany = async (business: Caller, count: number, overrides: Partial<JobListingRow> = {}) => {
    for (let added = 0; added < count; added += 1) await addListing(server, business.id, overrides)
  }
  const yesterday = new Date(Date.parse(testNow) - dayMs)

  test('of a day reject one more listing, also after a pause, until 24 hours have passed', async () => {
    trust('open')
    const business = await signedInBusiness(server)
    await addMany(business, limits.postsPerDay, { pausedAt: new Date(testNow) })
    expect(await post(business)).toMatchObject(refusedAt('postsPerDay'))
    clock.set(new Date(Date.parse(testNow) + dayMs).toISOString())
    expect((await post(business)).status).toBe(200)
  })

  test('of live listings include waiting ones, and reject new, resumed and extended ones', async () => {
    trust('open')
    const business = await signedInBusiness(server)
    await addMany(business, limits.liveListings - 1, { postedAt: yesterday })
    await addMany(business, 1, { postedAt: yesterday, review: 'waiting' })
    const paused = await addListing(server, business.id, { pausedAt: yesterday, postedAt: yesterday })
    const expired = await addListing(server, business.id, { expiringOn: yesterday, postedAt: yesterday })
    expect(await post(business)).toMatchObject(refusedAt('liveListings'))
    const resume = { jobListingId: paused.id, status: 'live' } as const
    expect(await server.call('setGigStatus', resume, { as: business })).toMatchObject(refusedAt('liveListings'))
    const extend = { jobListingId: expired.id }
    expect(await server.call('extendGig', extend, { as: business })).toMatchObject(refusedAt('liveListings'))
  })

  test('of live listings reject extending an expired one that waits for review', async () => {
    trust('open')
    const business = await signedInBusiness(server)
    const expired = { expiringOn: yesterday, postedAt: yesterday, review: 'waiting' } as const
    const { id: jobListingId } = await addListing(server, business.id, expired)
    await addMany(business, limits.liveListings - 1, { postedAt: yesterday })
    const counted = await addListing(server, business.id, { postedAt: yesterday, review: 'waiting' })
    const extend = (id: string) => server.call('extendGig', { jobListingId: id }, { as: business })
    expect(await extend(jobListingId)).toMatchObject(refusedAt('liveListings'))
    expect((await extend(counted.id)).status).toBe(200)
  })

  test('of live listings reject an edit after which an expired or hidden one counts again', async () => {
    trust('open')
    const business = await signedInBusiness(server)
    const expired = await addListing(server, business.id, { expiringOn: yesterday, postedAt: yesterday })
    const hidden = await addListing(server, business.id, { review: 'hidden', postedAt: yesterday })
    await addMany(business, limits.liveListings, { postedAt: yesterday })
    const dated = { jobType: 'One Time Gig', gigDate: '2026-11-28' }
    expect(await edit(business, expired.id, dated)).toMatchObject(refusedAt('liveListings'))
    expect(await edit(business, hidden.id)).toMatchObject(refusedAt('liveListings'))
    expect((await edit(business, expired.id, { jobTitle: 'Sunday barista' })).status).toBe(200)
  })

  test('hold for concurrent calls', async () => {
    trust('open')
    const business = await signedInBusiness(server)
    await addMany(business, limits.postsPerDay - 1)
    const answers = await Promise.all([post(business), post(business), post(business)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  test('do not reject a retried call', async () => {
    trust('open')
    const business = await signedInBusiness(server)
    await addMany(business, limits.postsPerDay - 1)
    const key = { idempotencyKey: randomUUID() }
    expect([(await post(business, key)).status, (await post(business, key)).status]).toEqual([200, 200])
  })
})

describe('TR-01 a first listing', () => {
  test('waits at level reviewed, visible to its business only; once it is approved the next goes live', async () => {
    trust('reviewed')
    const [business, student] = [await signedInBusiness(server, verified), await signedInStudent(server)]
    const first = await postedGig(business)
    expect(first).toMatchObject({ status: 'waiting', reviewReasons: [firstListingReason] })
    expect((await postedGig(business)).status).toBe('waiting')
    expect(await foundByStudent(student)).toEqual([])
    expect((await server.call('job', undefined, { as: student, params: { jobListingId: first.id } })).status).toBe(404)
    const session = () => server.call('businessSession', undefined, { as: business })
    expect(await session()).toMatchObject({ body: { postingRules: { trust: 'reviewed', hasApprovedListing: false } } })
    await approve(first.id)
    expect(await foundByStudent(student)).toEqual([first.id])
    expect(await session()).toMatchObject({ body: { postingRules: { hasApprovedListing: true } } })
    expect((await postedGig(business)).status).toBe('live')
  })

  test('goes live at once at level verified', async () => {
    trust('verified')
    const business = await signedInBusiness(server, verified)
    expect((await postedGig(business)).status).toBe('live')
  })

  test('still waits after an edit', async () => {
    trust('reviewed')
    const business = await signedInBusiness(server, verified)
    const { id } = await postedGig(business)
    await edit(business, id, { jobTitle: 'Sunday barista' })
    expect(await gigOf(business, id)).toMatchObject({ status: 'waiting', jobTitle: 'Sunday barista' })
  })
})

describe('TR-01 a listing that trips a rule', () => {
  test('waits with the reason, and goes live once the words are removed', async () => {
    trust('verified')
    const business = await signedInBusiness(server, verified)
    const gig = await postedGig(business, { jobSummary: messengerText })
    expect(gig).toMatchObject({ status: 'waiting', reviewReasons: [messengerReason] })
    await edit(business, gig.id)
    expect(await gigOf(business, gig.id)).toMatchObject({ status: 'live', reviewReasons: [] })
  })

  test('is live for a week after an edit ends a wait of more than a week', async () => {
    trust('verified')
    const business = await signedInBusiness(server, verified)
    const postedAt = new Date(Date.parse(testNow) - 8 * dayMs)
    const { id } = await addListing(server, business.id, {
      postedAt,
      jobSummary: ['Contact us on WhatsApp'],
      review: 'waiting',
      reviewReasons: [messengerReason],
    })
    await edit(business, id)
    const expiringOn = new Date(Date.parse(testNow) + limits.listingDays * dayMs).toISOString()
    expect(await gigOf(business, id)).toMatchObject({ status: 'live', expiringOn })
  })

  describe('waits again after an edit, and applicants are mailed its changes only', () => {
    let business: Caller
    let id: string
    const toApplicant = () => server.mails.filter(({ to }) => to === 'ana@uni.example')
    const changes = () => toApplicant().map(({ text }) => /Changed: .*/.exec(text)?.[0] ?? 'no changes')
    /** Decides about the current version as an admin, and sends the mails that are due at the next full hour. */
    const decide = async (decision: ListingDecision) => {
      const { version } = await gigOf(business, id)
      clock.set(new Date(clock.now().getTime() + hourMs))
      const input = { jobListingId: id, decision, version, reason: 'We have read it.' }
      const answer = await server.call('decideListing', input, { as: await signedInAdmin(server) })
      expect(answer).toMatchObject({ status: 200 })
    }

    beforeEach(async () => {
      trust('verified')
      business = await signedInBusiness(server, verified)
      const student = await signedInStudent(server)
      const row = await addListing(server, business.id, { jobTitle: 'Barista' })
      id = row.id
      await addApplication(server, { userId: student.id, jobListingId: id })
      await edit(business, id, { jobSummary: messengerText, jobTitle: 'Barista' })
      expect(await gigOf(business, id)).toMatchObject({ status: 'waiting', reviewReasons: [messengerReason] })
      expect(await foundByStudent(student)).toEqual([])
      expect(toApplicant()).toEqual([])
    })

    test('once it is approved', async () => {
      await decide('approve')
      expect(changes()).toEqual([expect.stringContaining('Summary')])
    })

    test('once an edit ends the wait, whose own changes follow within the hour', async () => {
      await edit(business, id, { jobTitle: 'Sunday barista' })
      expect(await gigOf(business, id)).toMatchObject({ status: 'live' })
      clock.set(new Date(clock.now().getTime() + hourMs))
      await runMailQueue(server.context)
      expect(changes()).toEqual([expect.stringContaining('Summary'), expect.stringContaining('Job title')])
    })

    test('after a refusal, of which they are mailed at once, in the mail that it is shown again', async () => {
      await decide('refuse')
      expect(toApplicant()).toMatchObject([{ subject: 'Barista at Corner Cafe: no longer available' }])
      await edit(business, id, { jobTitle: 'Sunday barista' })
      await decide('approve')
      await runMailQueue(server.context)
      expect(toApplicant().slice(1)).toMatchObject([{ subject: 'Sunday barista at Corner Cafe: shown again' }])
      expect(changes().slice(1)).toEqual([expect.stringMatching(/Job title.*Summary/)])
    })

    test('not once the business has left', async () => {
      await server.call('deleteBusiness', { confirmed: true }, { as: business })
      clock.set(new Date(clock.now().getTime() + hourMs))
      await runMailQueue(server.context)
      expect(toApplicant()).toMatchObject([{ subject: 'Barista at Corner Cafe: gig closed' }])
    })
  })

  test('does not wait again for approved words', async () => {
    trust('reviewed')
    const business = await signedInBusiness(server, verified)
    const { id } = await postedGig(business, { jobSummary: messengerText })
    await approve(id)
    await edit(business, id, { jobSummary: messengerText, jobTitle: 'Sunday barista' })
    expect(await gigOf(business, id)).toMatchObject({ status: 'live', jobTitle: 'Sunday barista' })
    await edit(business, id, { jobSummary: '["Contact us on WhatsApp","Message me on Telegram"]' })
    expect(await gigOf(business, id)).toMatchObject({
      status: 'waiting',
      reviewReasons: [expect.stringContaining('Message me on Telegram')],
    })
    await approve(id)
    await edit(business, id, { jobSummary: '["Send us your TFN"]' })
    expect(await gigOf(business, id)).toMatchObject({
      status: 'waiting',
      reviewReasons: [expect.stringContaining('TFN')],
    })
  })
})
