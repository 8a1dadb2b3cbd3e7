import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { createdGig, oneGig, studentSession } from '@/contract'
import { clock, messages } from '@/domain'
import { applications, files } from '../../db/schema.ts'
import { type Caller, type FormParts, testServer } from '../../testing/harness.ts'
import { addApplication, addResume, signedInBusiness, signedInStudent } from '../../testing/people.ts'

const server = testServer()
const wire = (time: string) => `1970-01-01T${time}:00.000Z`
const texts = {
  jobTitle: 'Weekend barista',
  jobType: 'Casual',
  jobSuburbName: 'Carlton',
  jobZipCode: '3053',
  payRangeStart: '34',
  payRangeEnd: '36.5',
  jobPayType: 'Per Hour',
  saturdayStartTime: wire('08:00'),
  saturdayEndTime: wire('14:00'),
  jobSummary: '["Free beans"]',
  keywords: '["Hospo"]',
  questions: '[]',
}
type Texts = Record<string, string>
let business: Caller
let jobListingId: string
let student: Caller

beforeEach(async () => {
  business = await signedInBusiness(server)
  jobListingId = createdGig.parse((await post()).body).jobListingId
  student = await signedInStudent(server, { email: 'ana@uni.example', firstName: 'Ana' })
  const resume = await addResume(server, student.id)
  await addApplication(server, { userId: student.id, jobListingId, resumeId: resume.id })
  later(1)
})

const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000))
async function png(background: string) {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([bytes], 'poster.png', { type: 'image/png' })
}
function post(overrides: Texts = {}, extra: FormParts = []) {
  const parts = Object.entries({ ...texts, idempotencyKey: randomUUID(), ...overrides })
  return server.upload('createGig', [...parts, ...extra], { as: business })
}
function edit(overrides: Texts = {}, extra: FormParts = [], as = business) {
  const parts = Object.entries({ ...texts, jobListingId, version: '1', idempotencyKey: randomUUID(), ...overrides })
  return server.upload('editGig', [...parts, ...extra], { as })
}
const gig = async (id = jobListingId) =>
  oneGig.parse((await server.call('gig', undefined, { as: business, params: { jobListingId: id } })).body).jobListing
async function toldEdits() {
  const answer = await server.call('studentSession', undefined, { as: student })
  return studentSession.parse(answer.body).jobList[0]?.Application[0]?.listingEdits
}
const see = (until: string) => server.call('seeListingEdits', { jobListingId, until }, { as: student })

describe('editing a posted gig', () => {
  test('PF-05 changes what it says, keeps its dates and applications, and tells applicants what changed', async () => {
    const before = await gig()
    const answer = await edit({ payRangeEnd: '38', saturdayEndTime: wire('15:00'), jobTitle: 'Barista' })
    expect(oneGig.parse(answer.body).jobListing).toMatchObject({
      ...before,
      jobTitle: 'Barista',
      payRangeEnd: 38,
      Shift: [{ dayOfWeek: 'Saturday', startTime: wire('08:00'), endTime: wire('15:00') }],
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
    expect(await toldEdits()).toEqual({ jobTitle: now, payRangeEnd: now, Shift: now })
  })

  test('PF-05 an edit that changes nothing tells nobody, also as the repeat of one that did', async () => {
    expect(oneGig.parse((await edit()).body).jobListing.version).toBe(1)
    await edit({ jobTitle: 'Barista' })
    later(1)
    expect(oneGig.parse((await edit({ jobTitle: 'Barista' })).body).jobListing.version).toBe(2)
    expect(server.mails).toHaveLength(1)
  })

  test('PF-05 an edit of an earlier version is refused with 409 and changes nothing', async () => {
    await edit({ jobTitle: 'Barista' })
    expect(await edit({ jobTitle: 'Baker' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: messages.gig.editedElsewhere },
    })
    expect(await gig()).toMatchObject({ jobTitle: 'Barista', version: 2 })
    expect((await edit({ jobTitle: 'Baker', version: '2' })).status).toBe(200)
    expect(await gig()).toMatchObject({ jobTitle: 'Baker', version: 3 })
  })

  test('PF-05 of two edits of one version at once, one is taken', async () => {
    const answers = await Promise.all([edit({ jobTitle: 'Barista' }), edit({ jobTitle: 'Baker' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('PF-05 what applicants are compared by stays as it was when they applied', async () => {
    const shiftMasks = () => server.db.select({ shiftMask: applications.shiftMask }).from(applications)
    const before = await shiftMasks()
    await edit({
      saturdayStartTime: '',
      saturdayEndTime: '',
      mondayStartTime: wire('08:00'),
      mondayEndTime: wire('12:00'),
    })
    expect(await shiftMasks()).toEqual(before)
    expect(before[0]?.shiftMask).toBeGreaterThan(0)
  })

  test('PF-05 has the rules of posting, and is for its own business while it is open', async () => {
    expect(await edit({ payRangeEnd: '30' })).toMatchObject({ status: 400, body: { fields: expect.anything() } })
    expect(await edit({ payRangeStart: '5', payRangeEnd: '6' })).toMatchObject({
      status: 400,
      body: { fields: { belowMinimumReason: messages.gig.belowMinimum } },
    })
    expect((await edit({ jobTitle: 'Mine now' }, [], await signedInBusiness(server))).status).toBe(404)
    await server.call('setGigStatus', { jobListingId, status: 'filled' }, { as: business })
    expect((await edit({ jobTitle: 'Barista' })).status).toBe(410)
    expect(await gig()).toMatchObject({ jobTitle: 'Weekend barista', version: 1 })
  })
})

describe('the poster of a gig', () => {
  test('PF-05 is kept, replaced or taken away by an edit; the same picture once more is no change', async () => {
    const withPoster = async (color: string): Promise<FormParts> => [['jobPosterImg', await png(color)]]
    const first = oneGig.parse((await edit({}, await withPoster('red'))).body).jobListing
    expect(first).toMatchObject({ version: 2, jobPoster: { fileUrl: expect.any(String) } })
    expect(oneGig.parse((await edit({}, await withPoster('red'))).body).jobListing).toEqual(first)
    expect(await server.db.$count(files)).toBe(2)
    const kept = oneGig.parse((await edit({ jobTitle: 'Barista', posterFrom: jobListingId, version: '2' })).body)
    expect(kept.jobListing).toMatchObject({ version: 3, jobPoster: first.jobPoster })
    expect(oneGig.parse((await edit({ version: '3' })).body).jobListing.jobPoster).toBeNull()
  })

  test('PF-01 a new gig takes that of an earlier one of its business, of no other', async () => {
    await edit({}, [['jobPosterImg', await png('red')]])
    const { jobListingId: again } = createdGig.parse((await post({ posterFrom: jobListingId })).body)
    expect((await gig(again)).jobPoster).toMatchObject({ fileUrl: (await gig()).jobPoster?.fileUrl })
    business = await signedInBusiness(server)
    expect((await post({ posterFrom: jobListingId })).status).toBe(404)
  })
})

describe('what an applicant is told of edits', () => {
  test('PF-05 is told until it is seen, and again of what is edited later', async () => {
    await edit({ jobTitle: 'Barista' })
    const firstEdit = clock.now().toISOString()
    later(1)
    await edit({ jobTitle: 'Barista', payRangeEnd: '38', version: '2' })
    const secondEdit = clock.now().toISOString()
    expect(await toldEdits()).toEqual({ jobTitle: firstEdit, payRangeEnd: secondEdit })
    expect((await see(firstEdit)).status).toBe(200)
    expect(await toldEdits()).toEqual({ payRangeEnd: secondEdit })
    expect((await see(secondEdit)).status).toBe(200)
    expect((await see(firstEdit)).status).toBe(200)
    expect(await toldEdits()).toEqual({})
  })

  test('PF-05 is nothing of what was edited before applying', async () => {
    await edit({ jobTitle: 'Barista' })
    later(1)
    student = await signedInStudent(server)
    const resume = await addResume(server, student.id)
    await addApplication(server, { userId: student.id, jobListingId, resumeId: resume.id })
    expect(await toldEdits()).toEqual({})
  })
})
