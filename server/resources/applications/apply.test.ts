import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { jobApplied, oneJob } from '@/contract'
import { clock, limits, messages, screeningQuestions } from '@/domain'
import type { Db } from '../../db/database.ts'
import { applications, businesses, jobListings } from '../../db/schema.ts'
import { countAttempts } from '../../identity/shared-throttle.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { callDuring, hasConcurrentTransactions } from '../../testing/held-transaction.ts'
import { addApplication, addListing, addResume, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import type { ResumeRow } from '../resumes/mapping.ts'

const server = testServer()
const day = 86_400_000
const questions = screeningQuestions.slice(0, 2)
const answers = questions.map(({ question, options }) => ({ question, answer: options[1] ?? '' }))
let student: Caller
let business: Caller
let resume: ResumeRow
let listing: JobListingRow
beforeEach(async () => {
  student = await signedInStudent(server)
  business = await signedInBusiness(server)
  resume = await addResume(server, student.id)
  listing = await addListing(server, business.id)
})

const application = () => ({
  resumeId: resume.id,
  coverLetter: '<p>Hello, I make coffee.</p>',
  jobListingId: listing.id,
})
const apply = (overrides: object = {}, as = student) =>
  server.callWith('apply', { ...application(), ...overrides }, { as })
/** The stored application, as its student reads it with the listing. */
async function ownApplication() {
  const { body } = await server.call('job', undefined, { as: student, params: { jobListingId: listing.id } })
  return oneJob.parse(body).jobListing.Application[0]
}
const storedCount = async () => (await server.db.select().from(applications)).length

describe('applying', () => {
  test('AP-10 API-06 answers with all applications of the student, the new one first', async () => {
    const earlier = await addListing(server, business.id, { jobTitle: 'Earlier' })
    const before = new Date(clock.now().getTime() - day)
    await addApplication(server, {
      userId: student.id,
      jobListingId: earlier.id,
      resumeId: resume.id,
      appliedAt: before,
    })
    const { userApplications, ...rest } = jobApplied.parse((await apply()).body)
    expect(rest).toEqual({ success: true, message: 'Success' })
    expect(userApplications.map((each) => each.jobListingId)).toEqual([listing.id, earlier.id])
    expect(userApplications[0]).toMatchObject({
      appliedAt: clock.now().toISOString(),
      resumeFile: { id: resume.id, fileName: 'ana.pdf' },
    })
  })

  test('AP-10 stores the answers in the order of the questions', async () => {
    listing = await addListing(server, business.id, { questions: [...questions] })
    await apply({ answers: answers.toReversed() })
    expect(JSON.parse((await ownApplication())?.answers ?? '')).toEqual(answers)
  })

  test('AP-10 rejects a second application to the same job', async () => {
    await apply()
    const again = await apply({ coverLetter: '<p>Another letter</p>' })
    expect(again).toMatchObject({
      status: 409,
      body: { success: false, code: 'conflict', message: 'Application for this job already exists.' },
    })
    expect(await storedCount()).toBe(1)
  })

  test('AP-10 stores one of many concurrent applications', async () => {
    const answered = await Promise.all(Array.from({ length: 6 }, () => apply()))
    expect(answered.map((each) => each.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await storedCount()).toBe(1)
  })

  test('are limited to a number a day, also when they are withdrawn', async () => {
    const { config } = server.context
    const { rateLimitScale } = config
    onTestFinished(() => void Object.assign(config, { rateLimitScale }))
    Object.assign(config, { rateLimitScale: 1 })
    const maxAttempts = limits.applicationsPerDay
    const refillMs = day / maxAttempts
    const bucket = { key: `apply ${student.id}`, maxAttempts, refillMs }
    await countAttempts(server.context, [bucket], maxAttempts - 1)
    expect((await apply()).status).toBe(200)
    await server.call('withdraw', { jobListingId: listing.id }, { as: student })
    const refused = await apply()
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rateLimited', message: messages.tooManyApplications(maxAttempts) },
    })
    expect(refused.headers['retry-after']).toBe(String(refillMs / 1000))
    const other = await signedInStudent(server, { email: 'bo@uni.example' })
    expect((await apply({ resumeId: (await addResume(server, other.id)).id }, other)).status).toBe(200)
    clock.set(new Date(clock.now().getTime() + refillMs))
    expect((await apply()).status).toBe(200)
  })

  test('AP-10 another student may apply to the same job', async () => {
    await apply()
    const other = await signedInStudent(server, { email: 'bo@uni.example' })
    const theirs = await addResume(server, other.id)
    expect((await apply({ resumeId: theirs.id }, other)).status).toBe(200)
  })

  test('AP-10 rejects an expired, a closed and an unknown listing', async () => {
    const closed = await addListing(server, business.id, { closedAt: clock.now() })
    const old = await addListing(server, business.id, { postedAt: new Date(clock.now().getTime() - 7 * day) })
    for (const { id } of [closed, old]) {
      const answer = await apply({ jobListingId: id })
      expect(answer).toMatchObject({
        status: 410,
        body: { code: 'closed', message: 'This gig is no longer accepting applications.' },
      })
    }
    expect((await apply({ jobListingId: randomUUID() })).status).toBe(404)
    expect(await storedCount()).toBe(0)
  })

  test("AP-10 rejects another student's resume, a hidden one and an unknown one", async () => {
    const other = await signedInStudent(server, { email: 'bo@uni.example' })
    const theirs = await addResume(server, other.id)
    const hidden = await addResume(server, student.id, { deletedAt: clock.now() })
    for (const resumeId of [theirs.id, hidden.id, randomUUID()]) {
      const answer = await apply({ resumeId })
      expect(answer).toMatchObject({ status: 404, body: { message: messages.apply.resumeGone } })
    }
    expect(await storedCount()).toBe(0)
  })

  test.each([
    ['none', undefined, messages.apply.answersRequired],
    ['one of two', answers.slice(0, 1), messages.apply.answersRequired],
    ['the same one twice', [answers[0], answers[0]], messages.general.invalid],
    ['an option nobody offered', [answers[0], { ...answers[1], answer: 'Maybe' }], messages.general.invalid],
    ['a question nobody asked', [...answers, { question: 'Why?', answer: 'Yes' }], messages.general.invalid],
  ])('AP-10 rejects answers that are not the listing’s: %s', async (_, given, message) => {
    listing = await addListing(server, business.id, { questions: [...questions] })
    const answer = await apply({ answers: given })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields: { answers: message } } })
    expect(await storedCount()).toBe(0)
  })

  test('AP-10 rejects answers for a listing without questions', async () => {
    expect((await apply({ answers: answers.slice(0, 1) })).status).toBe(400)
  })

  test.runIf(hasConcurrentTransactions).each<[what: string, change: (tx: Db) => Promise<unknown>]>([
    ['being closed', (tx) => tx.update(jobListings).set({ closedAt: clock.now() })],
    ['being hidden', (tx) => tx.update(jobListings).set({ review: 'hidden' })],
    ['one of a business being suspended', (tx) => tx.update(businesses).set({ suspendedAt: clock.now() })],
    ['one of a business being deleted', (tx) => tx.delete(businesses)],
  ])('TR-11 waits while the gig is %s, and is refused', async (_, change) => {
    const answer = await callDuring(server.db, change, () => apply())
    expect(answer.status).toBeOneOf([404, 410])
    expect(await storedCount()).toBe(0)
  })

  test('stores a cover letter without executable HTML', async () => {
    const coverLetter =
      '<h2 onclick="x()">Hi</h2><script>steal()</script><p><b>Bold</b> <a href="javascript:x()">link</a></p>'
    await apply({ coverLetter })
    expect((await ownApplication())?.notes).toBe('<h2>Hi</h2><p><strong>Bold</strong> link</p>')
  })

  test.each([
    ['empty', ''],
    ['only tags', '<p><br /></p><ul><li></li></ul>'],
    ['only spaces', '<p>&nbsp; &#160; </p>'],
    ['only a script', '<script>alert(1)</script>'],
    ['missing', undefined],
    ['of the wrong type', 7],
  ])('API-09 rejects a cover letter that is %s', async (_, coverLetter) => {
    const answer = await apply({ coverLetter })
    expect(answer).toMatchObject({ status: 400, body: { fields: { coverLetter: 'Some fields are empty!' } } })
    expect(await storedCount()).toBe(0)
  })

  test('API-09 rejects a cover letter that is too long, and invalid ids', async () => {
    const tooLong = `<p>${'x'.repeat(limits.richText)}</p>`
    expect((await apply({ coverLetter: tooLong })).body).toMatchObject({
      fields: { coverLetter: 'That is too long. Shorten it a little.' },
    })
    expect((await apply({ resumeId: 'mine' })).body).toMatchObject({ fields: { resumeId: 'Some fields are empty!' } })
    expect((await apply({ jobListingId: '1; drop table users' })).status).toBe(400)
  })
})
