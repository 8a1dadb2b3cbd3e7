import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { backgroundHeader, endpoints, oneGig } from '@/contract'
import { clock, hasDetail } from '@/domain'
import { candidateActions, savedJobs, sessions } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addApplication, addListing, addResume, signedInBusiness, signedInStudent } from '../../testing/people.ts'

const server = testServer()
const day = 86_400_000
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day)

async function studentSessionOf(as: Caller) {
  return endpoints.studentSession.response.parse((await server.call('studentSession', undefined, { as })).body)
}
async function businessSessionOf(as: Caller) {
  return endpoints.businessSession.response.parse((await server.call('businessSession', undefined, { as })).body)
}

describe('a student', () => {
  let student: Caller
  let business: Caller
  beforeEach(async () => {
    student = await signedInStudent(server)
    business = await signedInBusiness(server)
  })

  test('API-02 reads live listings, newest first, with only their own application', async () => {
    const other = await signedInStudent(server, { email: 'bo@uni.example' })
    const old = await addListing(server, business.id, { jobTitle: 'Old', postedAt: daysAgo(3) })
    const fresh = await addListing(server, business.id, { jobTitle: 'Fresh' })
    for (const applicant of [student, other]) {
      await addApplication(server, { userId: applicant.id, jobListingId: old.id })
    }
    const { jobList, resumeList } = await studentSessionOf(student)
    expect(jobList.map((job) => job.id)).toEqual([fresh.id, old.id])
    expect(jobList[1]?.Application).toHaveLength(1)
    expect(jobList[1]?.Application[0]?.resumeFile?.id).toBe(resumeList[0]?.id)
    expect(jobList.map(hasDetail)).toEqual([false, true])
    expect(jobList[0]?.company).toMatchObject({ companyName: 'Corner Cafe', suburb: { suburbName: 'Fitzroy' } })
  })

  test('JH-01 reads which of their applications the business has rated or contacted', async () => {
    const sent = []
    for (const jobTitle of ['Looked at', 'Not yet']) {
      const { id: jobListingId } = await addListing(server, business.id, { jobTitle })
      sent.push(await addApplication(server, { userId: student.id, jobListingId }))
    }
    const [lookedAt] = sent
    const action = { status: 'rated', notes: 'Maybe', changedAt: clock.now() } as const
    await server.db.insert(candidateActions).values({ applicationId: String(lookedAt?.id), ...action })
    const { jobList } = await studentSessionOf(student)
    expect(Object.fromEntries(jobList.map((job) => [job.jobTitle, job.Application[0]?.isViewed]))).toEqual({
      'Looked at': true,
      'Not yet': false,
    })
  })

  test('API-10 reads postedOn with dashes on Melbourne days, and expiringOn in ISO', async () => {
    // In Melbourne 14:30 UTC is already the next day.
    await addListing(server, business.id, { postedAt: new Date('2026-11-19T14:30:00.000Z') })
    const [job] = (await studentSessionOf(student)).jobList
    expect(job).toMatchObject({ postedOn: '20-11-2026', expiringOn: '2026-11-26T14:30:00.000Z', isExpired: false })
  })

  test('does not read ended listings, unless saved or applied to', async () => {
    const over = { postedAt: daysAgo(8) }
    const saved = await addListing(server, business.id, { ...over, jobTitle: 'Saved' })
    const applied = await addListing(server, business.id, { jobTitle: 'Applied', closedAt: daysAgo(1) })
    await addListing(server, business.id, over)
    await addListing(server, business.id, { closedAt: daysAgo(1) })
    await server.db.insert(savedJobs).values({ userId: student.id, jobListingId: saved.id })
    await addApplication(server, { userId: student.id, jobListingId: applied.id })
    const session = await studentSessionOf(student)
    expect(session.savedJobs).toEqual([saved.id])
    expect(session.jobList.map((job) => [job.jobTitle, job.isExpired, job.status])).toEqual([
      ['Applied', true, 'closed'],
      ['Saved', true, 'expired'],
    ])
  })

  test('SA-10 reloads changed jobs, applications and saved ids', async () => {
    expect(await studentSessionOf(student)).toMatchObject({ jobList: [], savedJobs: [] })
    const listing = await addListing(server, business.id)
    expect((await studentSessionOf(student)).jobList).toMatchObject([{ id: listing.id, Application: [] }])
    const resume = await addResume(server, student.id)
    const onPhone = await server.signIn('student', student.id)
    const letter = { resumeId: resume.id, coverLetter: '<p>Hello</p>', jobListingId: listing.id }
    expect((await server.call('apply', letter, { as: onPhone })).status).toBe(200)
    await server.call('updateSavedJobs', { savedJobs: [listing.id] }, { as: onPhone })
    expect(await studentSessionOf(student)).toMatchObject({
      jobList: [{ id: listing.id, status: 'live', Application: [{ jobListingId: listing.id }] }],
      savedJobs: [listing.id],
      resumeList: [{ id: resume.id }],
    })
    await server.call('closeGig', { jobListingId: listing.id, jobPosterPublicId: '' }, { as: business })
    await server.call('updateSavedJobs', { savedJobs: [], removedJobs: [listing.id] }, { as: onPhone })
    expect(await studentSessionOf(student)).toMatchObject({
      jobList: [{ id: listing.id, status: 'closed', Application: [{ jobListingId: listing.id }] }],
      savedJobs: [],
    })
  })

  test('reads a listing as expired after its expiry', async () => {
    await addListing(server, business.id, { postedAt: daysAgo(6) })
    expect((await studentSessionOf(student)).jobList).toHaveLength(1)
    clock.set(new Date(clock.now().getTime() + day))
    expect((await studentSessionOf(student)).jobList).toHaveLength(0)
  })

  test('does not list a hidden resume, which stays with its application', async () => {
    const listing = await addListing(server, business.id)
    const resume = await addResume(server, student.id, { deletedAt: clock.now() })
    await addApplication(server, { userId: student.id, jobListingId: listing.id, resumeId: resume.id })
    const session = await studentSessionOf(student)
    expect(session.resumeList).toEqual([])
    expect(session.jobList[0]?.Application[0]?.resumeFile?.fileName).toBe('ana.pdf')
  })
})

describe('a business', () => {
  test("API-06 reads its own open listings with applicants and actions, and no other business's", async () => {
    const [business, rival] = [await signedInBusiness(server), await signedInBusiness(server)]
    const student = await signedInStudent(server)
    const listing = await addListing(server, business.id)
    await addListing(server, business.id, { closedAt: clock.now() })
    await addListing(server, rival.id)
    const application = await addApplication(server, {
      userId: student.id,
      jobListingId: listing.id,
      answers: [{ question: 'When could you start?', answer: 'Straight away' }],
      contactSharedAt: clock.now(),
    })
    const record = (status: 'rated' | 'Contacted on', changedAt: Date, notes: string) => ({
      applicationId: application.id,
      status,
      changedAt,
      notes,
    })
    await server.db
      .insert(candidateActions)
      .values([record('Contacted on', daysAgo(1), ''), record('rated', daysAgo(2), 'Maybe')])
    const session = await businessSessionOf(business)
    expect(session.businessJobListData.map((job) => job.id)).toEqual([listing.id])
    const [received] = session.businessJobListData[0]?.Application ?? []
    expect([received?.notes, received?.answers]).toEqual(['', '[]'])
    const one = await server.call('gig', undefined, { as: business, params: { jobListingId: listing.id } })
    const [whole] = oneGig.parse(one.body).jobListing.Application
    expect(whole?.answers).toBe('[{"question":"When could you start?","answer":"Straight away"}]')
    expect(received?.user).toMatchObject({ firstName: 'Ana', phoneNumber: '+61 412345678' })
    expect(received?.user).not.toHaveProperty('googleId')
    expect(received?.candidateActions.map((action) => action.status)).toEqual(['rated', 'Contacted on'])
    const latestAt = application.appliedAt.toISOString()
    expect(session.businessJobListData[0]?.applicants).toEqual({ total: 1, waiting: 0, latestAt })
    expect((await businessSessionOf(rival)).businessJobListData).toMatchObject([
      { applicants: { total: 0, waiting: 0, latestAt: null }, Application: [] },
    ])
  })

  test('SA-10 reloads changed listings and applicants', async () => {
    const business = await signedInBusiness(server)
    expect((await businessSessionOf(business)).businessJobListData).toEqual([])
    const listing = await addListing(server, business.id)
    const student = await signedInStudent(server)
    const resume = await addResume(server, student.id)
    const letter = { resumeId: resume.id, coverLetter: '<p>Hello</p>', jobListingId: listing.id }
    expect((await server.call('apply', letter, { as: student })).status).toBe(200)
    expect((await businessSessionOf(business)).businessJobListData).toMatchObject([
      { id: listing.id, applicants: { total: 1 }, Application: [{ user: { id: student.id } }] },
    ])
    await server.call('closeGig', { jobListingId: listing.id, jobPosterPublicId: '' }, { as: business })
    expect((await businessSessionOf(business)).businessJobListData).toEqual([])
  })

  test('does not contain the password hash', async () => {
    const business = await signedInBusiness(server, { username: 'cafe', passwordHash: 'scrypt$secret' })
    const { body } = await server.call('businessSession', undefined, { as: business })
    expect(JSON.stringify(body)).not.toContain('scrypt')
    expect(body).toMatchObject({ businessData: { username: 'cafe' } })
  })
})

describe('SA-09 a session', () => {
  test('ends seven days after its last use, and thirty days after its start', async () => {
    const student = await signedInStudent(server)
    const status = async () => (await server.call('studentSession', undefined, { as: student })).status
    const start = clock.now().getTime()
    for (const days of [6, 12, 18, 24, 29]) {
      clock.set(new Date(start + days * day))
      expect(await status()).toBe(200)
    }
    clock.set(new Date(start + 30 * day))
    expect(await status()).toBe(401)

    const idle = await signedInStudent(server)
    clock.set(new Date(clock.now().getTime() + 7 * day))
    expect((await server.call('studentSession', undefined, { as: idle })).status).toBe(401)
  })

  test('is not renewed by a background call', async () => {
    const student = await signedInStudent(server)
    const status = async (headers = {}) =>
      (await server.call('studentSession', undefined, { as: student, headers })).status
    const start = clock.now().getTime()
    clock.set(new Date(start + 6 * day))
    expect(await status({ [backgroundHeader]: '1' })).toBe(200)
    clock.set(new Date(start + 7 * day))
    expect(await status()).toBe(401)
  })

  test('is listed with its device, and ended at once by its account only', async () => {
    const [student, otherStudent] = [await signedInStudent(server), await signedInStudent(server)]
    const phone = await server.signIn('student', student.id)
    const laptop = await server.signIn('student', student.id)
    const list = async (as: Caller) =>
      endpoints.studentSessions.response.parse((await server.call('studentSessions', undefined, { as })).body).sessions
    const status = async (as: Caller) => (await server.call('studentSession', undefined, { as })).status
    const studentSessions = await list(student)
    expect(studentSessions).toHaveLength(3)
    expect(studentSessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(JSON.stringify(studentSessions)).not.toContain(student.token)
    const phoneId = (await list(phone)).find(({ isCurrent }) => isCurrent)?.id ?? ''

    await server.call('endStudentSessions', { id: phoneId }, { as: otherStudent })
    expect(await status(phone)).toBe(200)
    await server.call('endStudentSessions', { id: phoneId }, { as: phone })
    expect(await status(phone)).toBe(200)
    await server.call('endStudentSessions', { id: phoneId }, { as: student })
    expect([await status(phone), await status(laptop), await status(student)]).toEqual([401, 200, 200])

    await server.call('endStudentSessions', { others: true }, { as: student })
    expect([await status(laptop), await status(student), await status(otherStudent)]).toEqual([401, 200, 200])
    expect(await list(student)).toMatchObject([{ isCurrent: true }])
  })

  test('is not listed once expired', async () => {
    const student = await signedInStudent(server)
    clock.set(new Date(clock.now().getTime() + 8 * day))
    const again = await server.signIn('student', student.id)
    expect((await server.call('studentSessions', undefined, { as: again })).body).toMatchObject({
      sessions: [{ isCurrent: true }],
    })
  })

  test('is stored as a hash only', async () => {
    const student = await signedInStudent(server)
    const [row] = await server.db.select().from(sessions).where(eq(sessions.accountId, student.id))
    expect(student.token).toHaveLength(43)
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(student.token)
  })

  test('is refused once its account is deleted', async () => {
    const ghost = await server.signIn('student', crypto.randomUUID())
    expect((await server.call('studentSession', undefined, { as: ghost })).status).toBe(401)
  })

  test('of one kind is rejected on the paths of the other', async () => {
    const student = await signedInStudent(server)
    const answer = await server.call('businessSession', undefined, { as: student })
    expect(answer).toMatchObject({ status: 403, body: { success: false, code: 'forbidden' } })
  })
})
