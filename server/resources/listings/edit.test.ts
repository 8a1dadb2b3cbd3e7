import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createdGig, oneGig, studentSession } from '@/contract'
import { clock, messages } from '@/domain'
import { lockBusiness } from '../../db/locks.ts'
import { applications, files, gigDrafts } from '../../db/schema.ts'
import { gigTexts, wireTime } from '../../testing/gig-form.ts'
import { type Caller, type FormParts, testServer } from '../../testing/harness.ts'
import { callDuring, hasConcurrentTransactions } from '../../testing/held-transaction.ts'
import { pngFile } from '../../testing/image-files.ts'
import { addApplication, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { runMailQueue } from '../mails/queue.ts'

const server = testServer()
type Texts = Record<string, string>
let business: Caller
let jobListingId: string
let student: Caller

beforeEach(async () => {
  business = await signedInBusiness(server)
  jobListingId = createdGig.parse((await post()).body).jobListingId
  student = await signedInStudent(server, { email: 'ana@uni.example', firstName: 'Ana' })
  await addApplication(server, { userId: student.id, jobListingId })
  advanceMinutes(1)
})

const advanceMinutes = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000))
function post(overrides: Texts = {}, extra: FormParts = []) {
  const parts = Object.entries({ ...gigTexts, idempotencyKey: randomUUID(), ...overrides })
  return server.upload('createGig', [...parts, ...extra], { as: business })
}
function edit(overrides: Texts = {}, extra: FormParts = [], as = business) {
  const parts = Object.entries({ ...gigTexts, jobListingId, version: '1', idempotencyKey: randomUUID(), ...overrides })
  return server.upload('editGig', [...parts, ...extra], { as })
}
const gig = async (id = jobListingId) =>
  oneGig.parse((await server.call('gig', undefined, { as: business, params: { jobListingId: id } })).body).jobListing
async function unseenEdits() {
  const answer = await server.call('studentSession', undefined, { as: student })
  return studentSession.parse(answer.body).jobList[0]?.Application[0]?.listingEdits
}
const markSeen = (until: string) => server.call('seeListingEdits', { jobListingId, until }, { as: student })

describe('editing a posted gig', () => {
  test('PF-05 changes the fields, keeps dates and applications, and mails the applicants the changes', async () => {
    const before = await gig()
    const answer = await edit({ payRangeEnd: '38', saturdayEndTime: wireTime('15:00'), jobTitle: 'Barista' })
    expect(oneGig.parse(answer.body).jobListing).toMatchObject({
      ...before,
      jobTitle: 'Barista',
      payRangeEnd: 38,
      Shift: [{ dayOfWeek: 'Saturday', startTime: wireTime('08:00'), endTime: wireTime('15:00') }],
      version: 2,
    })
    expect(server.mails).toMatchObject([
      {
        to: 'ana@uni.example',
        subject: 'Barista at Corner Cafe: what changed',
        text: expect.stringContaining('Changed: Job title, Pay, Shift times.'),
      },
    ])
    const now = clock.now().toISOString()
    expect(await unseenEdits()).toEqual({ jobTitle: now, payRangeEnd: now, Shift: now })
  })

  test('PF-05 an unchanged or retried edit sends no mail and keeps the version', async () => {
    expect(oneGig.parse((await edit()).body).jobListing.version).toBe(1)
    await edit({ jobTitle: 'Barista' })
    advanceMinutes(1)
    expect(oneGig.parse((await edit({ jobTitle: 'Barista' })).body).jobListing.version).toBe(2)
    expect(server.mails).toHaveLength(1)
  })

  test('PF-05 mails the first of many edits at once, and the others of the hour together', async () => {
    for (let version = 1; version <= 3; version += 1) {
      await edit({ jobTitle: `Barista ${version}`, payRangeEnd: `${36 + version}`, version: `${version}` })
      advanceMinutes(5)
    }
    await runMailQueue(server.context)
    expect(server.mails).toHaveLength(1)
    clock.set('2026-11-21T02:00:00.000Z')
    await runMailQueue(server.context)
    expect(server.mails.slice(1)).toMatchObject([{ subject: 'Barista 3 at Corner Cafe: what changed' }])
  })

  test('PF-05 mails no change of a gig that has closed since', async () => {
    await edit({ jobTitle: 'Barista 1', version: '1' })
    await edit({ jobTitle: 'Barista 2', version: '2' })
    await server.call('closeGig', { jobListingId }, { as: business })
    clock.set('2026-11-21T02:00:00.000Z')
    await runMailQueue(server.context)
    const subjects = server.mails.map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Barista 2'))).toEqual([
      'Barista 2 at Corner Cafe: gig closed',
    ])
  })

  test('PF-05 rejects an edit of an earlier version with 409', async () => {
    await edit({ jobTitle: 'Barista' })
    expect(await edit({ jobTitle: 'Baker' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: messages.gig.editedElsewhere },
    })
    expect(await gig()).toMatchObject({ jobTitle: 'Barista', version: 2 })
    expect((await edit({ jobTitle: 'Baker', version: '2' })).status).toBe(200)
    expect(await gig()).toMatchObject({ jobTitle: 'Baker', version: 3 })
  })

  test('PF-05 accepts one of two concurrent edits of the same version', async () => {
    const answers = await Promise.all([edit({ jobTitle: 'Barista' }), edit({ jobTitle: 'Baker' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.runIf(hasConcurrentTransactions)('TR-11 waits while its draft is being saved on another device', async () => {
    const idempotencyKey = randomUUID()
    const draft = { subject: `edit:${jobListingId}` as const, content: { idempotencyKey } }
    await server.call('saveGigDraft', { ...draft, changedAt: clock.now().toISOString() }, { as: business })
    const edited = await callDuring(
      server.db,
      (tx) => lockBusiness(tx, business.id),
      () => edit({ jobTitle: 'Barista', idempotencyKey }),
      (tx) => tx.update(gigDrafts).set({ changedAt: clock.now() }),
    )
    expect(edited).toMatchObject({ status: 200 })
    expect(await server.db.select().from(gigDrafts)).toMatchObject([{ content: null }])
  })

  test('PF-05 an edit of the shifts keeps the shift mask of earlier applications', async () => {
    const shiftMasks = () => server.db.select({ shiftMask: applications.shiftMask }).from(applications)
    const before = await shiftMasks()
    await edit({
      saturdayStartTime: '',
      saturdayEndTime: '',
      mondayStartTime: wireTime('08:00'),
      mondayEndTime: wireTime('12:00'),
    })
    expect(await shiftMasks()).toEqual(before)
    expect(before[0]?.shiftMask).toBeGreaterThan(0)
  })

  test('PF-05 rejects invalid fields, another business and a filled gig', async () => {
    expect(await edit({ payRangeEnd: '30' })).toMatchObject({ status: 400, body: { fields: expect.anything() } })
    expect(await edit({ payRangeStart: '5', payRangeEnd: '6' })).toMatchObject({
      status: 400,
      body: { fields: { belowMinimumReason: messages.gig.lowPayReasonRequired } },
    })
    expect((await edit({ jobTitle: 'Mine now' }, [], await signedInBusiness(server))).status).toBe(404)
    await server.call('setGigStatus', { jobListingId, status: 'filled' }, { as: business })
    expect((await edit({ jobTitle: 'Barista' })).status).toBe(410)
    expect(await gig()).toMatchObject({ jobTitle: 'Weekend barista', version: 1 })
  })

  test('PF-05 rejects another date for a gig that expired more than a week ago', async () => {
    advanceMinutes(15 * 24 * 60)
    business = await server.signIn('business', business.id)
    expect(await edit({ jobType: 'One Time Gig', gigDate: '2026-12-19' })).toMatchObject({
      status: 410,
      body: { message: messages.tracking.expiredForGood },
    })
    expect(await edit({ jobTitle: 'Barista' })).toMatchObject({ status: 200 })
  })
})

describe('the poster of a gig', () => {
  const withPoster = async (background: string): Promise<FormParts> => [['jobPosterImg', await pngFile({ background })]]

  test('PF-05 an edit keeps, replaces or removes the poster; the same image again is no change', async () => {
    const first = oneGig.parse((await edit({}, await withPoster('red'))).body).jobListing
    expect(first).toMatchObject({ version: 2, jobPoster: { fileUrl: expect.any(String) } })
    expect(oneGig.parse((await edit({}, await withPoster('red'))).body).jobListing).toEqual(first)
    expect(await server.db.$count(files)).toBe(2)
    const kept = oneGig.parse((await edit({ jobTitle: 'Barista', posterFrom: jobListingId, version: '2' })).body)
    expect(kept.jobListing).toMatchObject({ version: 3, jobPoster: first.jobPoster })
    expect(oneGig.parse((await edit({ version: '3' })).body).jobListing.jobPoster).toBeNull()
  })

  test('PF-05 a replaced or removed poster is deleted with its bytes, once no gig shows it', async () => {
    const stored = async () => {
      const { jobPoster } = await gig()
      const [row] = await server.db
        .select()
        .from(files)
        .where(eq(files.id, jobPoster?.publicId ?? ''))
      return row?.sha256 ?? ''
    }
    await edit({}, await withPoster('red'))
    const red = await stored()
    expect(await server.context.files.get(red)).not.toBeNull()
    const { jobListingId: again } = createdGig.parse((await post({ posterFrom: jobListingId })).body)
    await edit({ version: '2' }, await withPoster('blue'))
    const blue = await stored()
    expect(await server.context.files.get(red)).not.toBeNull()
    expect((await edit({ jobListingId: again, version: '1' })).status).toBe(200)
    expect(await server.context.files.get(red)).toBeNull()
    expect((await edit({ version: '3' })).status).toBe(200)
    expect(await server.context.files.get(blue)).toBeNull()
    expect(await server.db.select({ sha256: files.sha256 }).from(files)).not.toContainEqual({ sha256: red })
    expect(await server.db.select({ sha256: files.sha256 }).from(files)).not.toContainEqual({ sha256: blue })
  })

  test('PF-01 a new gig copies the poster of an earlier gig of the same business only', async () => {
    await edit({}, [['jobPosterImg', await pngFile()]])
    const { jobListingId: again } = createdGig.parse((await post({ posterFrom: jobListingId })).body)
    expect((await gig(again)).jobPoster).toMatchObject({ fileUrl: (await gig()).jobPoster?.fileUrl })
    business = await signedInBusiness(server)
    expect((await post({ posterFrom: jobListingId })).status).toBe(404)
  })
})

describe('the edits an applicant has not seen', () => {
  test('PF-05 are listed until marked as seen, and again after a later edit', async () => {
    await edit({ jobTitle: 'Barista' })
    const firstEdit = clock.now().toISOString()
    advanceMinutes(1)
    await edit({ jobTitle: 'Barista', payRangeEnd: '38', version: '2' })
    const secondEdit = clock.now().toISOString()
    expect(await unseenEdits()).toEqual({ jobTitle: firstEdit, payRangeEnd: secondEdit })
    expect((await markSeen(firstEdit)).status).toBe(200)
    expect(await unseenEdits()).toEqual({ payRangeEnd: secondEdit })
    expect((await markSeen(secondEdit)).status).toBe(200)
    expect((await markSeen(firstEdit)).status).toBe(200)
    expect(await unseenEdits()).toEqual({})
  })

  test('API-09 are not marked as seen until an instant in the year 0000', async () => {
    expect((await markSeen('0000-01-01T00:00:00Z')).status).toBe(400)
  })

  test('PF-05 leave out edits from before the application', async () => {
    await edit({ jobTitle: 'Barista' })
    advanceMinutes(1)
    student = await signedInStudent(server)
    await addApplication(server, { userId: student.id, jobListingId })
    expect(await unseenEdits()).toEqual({})
  })
})
