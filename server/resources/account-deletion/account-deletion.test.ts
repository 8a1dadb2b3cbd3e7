import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { applicantsPage, comparison, createdEvent, studentSession, uploadedResume } from '@/contract'
import { clock } from '@/domain'
import { mailFolder } from '../../config.ts'
import {
  applications,
  businesses,
  events,
  files,
  jobListings,
  posterScans,
  queuedMails,
  reviewLog,
  savedJobs,
  sessions,
} from '../../db/schema.ts'
import type { Mail } from '../../mail/mailer.ts'
import { outboxMailer } from '../../mail/outbox-mailer.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { pngFile } from '../../testing/image-files.ts'
import {
  addApplication,
  addEvent,
  addListing,
  addResume,
  addStudent,
  pdfBytes,
  signedInBusiness,
  signedInStudent,
  storeFile,
} from '../../testing/people.ts'
import { findTraces } from '../../testing/personal-data.ts'
import { watchSecurityEvents } from '../../testing/security-events.ts'
import { queueVerificationMail } from '../accounts/email-verification.ts'
import { requestPasswordReset } from '../accounts/password-reset.ts'
import { runMailQueue } from '../mails/queue.ts'

const server = testServer()
// Mails wait in the server's folder, too, where the scan finds them.
beforeEach(async () => {
  const folder = mailFolder(server.context.config.dataDir)
  await rm(folder, { recursive: true, force: true })
  const { send, deleteUnsent } = outboxMailer(folder, 'support@gigs.example')
  const sendAndRecord = async (mail: Mail) => {
    server.mails.push(mail)
    await send(mail)
  }
  server.context.mailer = { send: sendAndRecord, deleteUnsent }
})

const sort = 'Time of Application'
const resumeBytes = Buffer.concat([pdfBytes, Buffer.from('% Zelda Quux\n')])

/** Creates a student with every kind of data that the server stores about students. */
async function studentWithEverything(business: Caller) {
  const subject = randomUUID()
  const student = await signedInStudent(server, {
    subject,
    email: 'zelda.quux@uni.example',
    firstName: 'Zelda',
    lastName: 'Quux',
    fullName: 'Zelda Quux',
    phoneNumber: '+61 499887766',
    personalSummary: 'I am Zelda Quux.',
  })
  const upload = new File([resumeBytes], 'zelda-quux.pdf', { type: 'application/pdf' })
  const resume = uploadedResume.parse((await server.upload('uploadResume', [['resume', upload]], { as: student })).body)
  const listing = await addListing(server, business.id, { jobTitle: 'Barista' })
  const application = await addApplication(server, {
    userId: student.id,
    jobListingId: listing.id,
    resumeId: resume.id,
    notes: '<p>Yours, Zelda Quux</p>',
    answers: [{ question: 'Who are you?', answer: 'Zelda Quux' }],
    contactSharedAt: clock.now(),
  })
  await server.upload('updatePicture', [['picture', await pngFile()]], { as: student })
  await server.call('updateSavedJobs', { savedJobs: [listing.id] }, { as: student })
  const message = { email: 'zelda.quux@uni.example', text: 'Zelda Quux asks', idempotencyKey: randomUUID() }
  await server.call('sendStudentMessage', message, { as: student })
  await server.signIn('student', student.id)
  return {
    student,
    listing,
    application,
    traces: [student.id, subject, resume.id, 'Zelda', 'Quux', 'zelda', '499887766'],
  }
}

describe('a student who deletes the account', () => {
  test('leaves no trace in any table and in no file', async () => {
    const business = await signedInBusiness(server)
    const { student, traces } = await studentWithEverything(business)
    expect((await findTraces(server, traces)).length).toBeGreaterThan(7)
    expect((await server.call('deleteStudent', { confirmed: true }, { as: student })).status).toBe(200)
    expect(await findTraces(server, traces)).toEqual([])
    expect(await server.db.select().from(files)).toEqual([])
    expect(await server.db.select().from(savedJobs)).toEqual([])
  })

  test('is signed out everywhere, and a second deletion is rejected with 401', async () => {
    const business = await signedInBusiness(server)
    const { student } = await studentWithEverything(business)
    const elsewhere = await server.signIn('student', student.id)
    const answer = await server.call('deleteStudent', { confirmed: true }, { as: student })
    expect(String(answer.headers['set-cookie'])).toMatch(/^cg_session=;/)
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    for (const as of [student, elsewhere])
      expect((await server.call('studentSession', undefined, { as })).status).toBe(401)
    expect((await server.call('deleteStudent', { confirmed: true }, { as: student })).status).toBe(401)
    expect((await server.db.select().from(sessions)).map(({ accountId }) => accountId)).toEqual([business.id])
  })

  test('is anonymous for the business, in every list and order, and found by no name', async () => {
    const business = await signedInBusiness(server)
    const { student, listing, application } = await studentWithEverything(business)
    const rating = { status: 'rated', notes: 'Maybe', changedAt: '2026-11-21T01:00:00.000Z' } as const
    const actions = { actionOnCandidate: { [application.id]: [rating] }, jobListingId: listing.id }
    await server.call('actionOnCandidate', actions, { as: business })
    await server.call('deleteStudent', { confirmed: true }, { as: student })
    for (const order of [
      sort,
      'Top Applicants',
      '% Availability Match',
      'Distance',
      'Cover letter included',
    ] as const) {
      const answer = await server.call('applicants', { jobListingId: listing.id, sort: order }, { as: business })
      const { total, applications: received } = applicantsPage.parse(answer.body)
      expect(total).toBe(1)
      expect(received[0]).toMatchObject({
        id: application.id,
        isAnonymous: true,
        notes: '',
        answers: '[]',
        resumeFile: null,
        sharesContact: false,
        user: { firstName: 'Deleted', lastName: 'account', email: null, phoneNumber: null, userAvailability: [] },
        candidateActions: [rating],
      })
    }
    const found = await server.call('searchApplicants', { q: 'zelda' }, { as: business })
    expect(found.body).toMatchObject({ applicants: [] })
  })

  test("stays counted in the other applicants' comparison", async () => {
    const business = await signedInBusiness(server)
    const { student, listing } = await studentWithEverything(business)
    const others: Caller[] = []
    for (let count = 0; count < 4; count += 1) {
      const other = await signedInStudent(server)
      await addApplication(server, { userId: other.id, jobListingId: listing.id })
      others.push(other)
    }
    const [witness] = others
    const compare = async () => {
      const params = { jobListingId: listing.id }
      const settings = { params, ...(witness && { as: witness }) }
      return comparison.parse((await server.call('comparison', undefined, settings)).body)
    }
    const before = await compare()
    expect(before.enough).toBe(true)
    await server.call('deleteStudent', { confirmed: true }, { as: student })
    expect(await compare()).toEqual(before)
  })

  test("leaves another student's equal file", async () => {
    const business = await signedInBusiness(server)
    const { student } = await studentWithEverything(business)
    const other = await signedInStudent(server)
    const upload = new File([resumeBytes], 'copy.pdf', { type: 'application/pdf' })
    const copy = uploadedResume.parse((await server.upload('uploadResume', [['resume', upload]], { as: other })).body)
    await server.call('deleteStudent', { confirmed: true }, { as: student })
    const answer = await server.app.inject({ url: copy.fileUrl, headers: { authorization: `Bearer ${other.token}` } })
    expect(answer.rawPayload.equals(resumeBytes)).toBe(true)
  })
})

const password = 'flat white please'

/** Creates a business with every kind of data that the server stores about businesses. */
async function businessWithEverything() {
  const business = await signedInBusiness(server, {
    issuer: null,
    subject: null,
    username: 'graultcafe',
    passwordHash: await server.context.passwords.hash(password),
    email: 'waldo@grault.example',
    companyName: 'Grault Cafe',
    ownerFirstName: 'Waldo',
    ownerLastName: 'Grault',
    ownerFullName: 'Waldo Grault',
    phoneNumber: '+61 499665544',
    description: 'The Grault Cafe.',
    website: 'https://grault.example',
  })
  await server.upload(
    'uploadBusinessImages',
    [
      ['logo', await pngFile()],
      ['cover', await pngFile()],
    ],
    { as: business },
  )
  const posterFileId = await storeFile(server.context, {
    bytes: Buffer.from('the poster of Grault Cafe'),
    mediaType: 'image/webp',
    access: 'public',
  })
  const applied = await addListing(server, business.id, {
    jobTitle: 'Barista',
    jobDescription: '<p>Grault Cafe wants you</p>',
    jobSummary: ['At Grault'],
    detailedAddress: '1 Grault Lane',
    reviewReasons: ['It says “At Grault”.'],
    posterFileId,
  })
  const saved = await addListing(server, business.id, { jobTitle: 'Waiter' })
  const lonely = await addListing(server, business.id, { jobTitle: 'Cook' })
  const event = {
    eventName: 'Grault fair',
    eventDate: '2026-12-05',
    suburbName: 'Fitzroy',
    suburbZipCode: '3065',
    eventAdmissionCharge: 0,
  }
  const created = await server.upload(
    'createEvent',
    [
      ['eventData', JSON.stringify(event)],
      ['idempotencyKey', randomUUID()],
      ['eventImages', await pngFile()],
    ],
    { as: business },
  )
  const userData = { visitTime: '2026-11-21T11:30:00.000Z' }
  const { eventorganiser, posterid } = createdEvent.parse(created.body).data.event
  const scan = await server.call('scanEvent', { eventorganiser, posterid, userData })
  expect(scan.status).toBe(200)
  const content = { idempotencyKey: randomUUID(), jobTitle: 'Grault draft' }
  await server.callWith('saveGigDraft', { content, changedAt: '2026-11-21T01:00:00.000Z' }, { as: business })
  const message = { email: 'waldo@grault.example', text: 'Grault asks', idempotencyKey: randomUUID() }
  await server.call('sendBusinessMessage', message, { as: business })
  await server.call('requestPasswordReset', { username: 'graultcafe' })
  server.mails.length = 0
  return {
    business,
    applied,
    saved,
    lonely,
    traces: [business.id, 'Grault', 'grault', 'Waldo', '499665544', posterFileId],
  }
}

test('an account is deleted although its unsent mails cannot be', async () => {
  const student = await signedInStudent(server)
  server.context.mailer.deleteUnsent = () => Promise.reject(new Error('the folder is read-only'))
  expect((await server.call('deleteStudent', { confirmed: true }, { as: student })).status).toBe(200)
  expect((await server.call('studentSession', undefined, { as: student })).status).toBe(401)
})

/** Counts the statements that delete from a table from now on, by a trigger. */
async function countDeletions(table: string): Promise<() => Promise<number>> {
  await server.db.execute(sql`create table deletions (id integer)`)
  await server.db.execute(sql`
    create function count_deletion() returns trigger language plpgsql as
    'begin insert into deletions values (1); return null; end'`)
  await server.db.execute(sql`
    create trigger count_deletion after delete on ${sql.identifier(table)} execute function count_deletion()`)
  onTestFinished(async () => {
    await server.db.execute(sql`drop function count_deletion cascade`)
    await server.db.execute(sql`drop table deletions`)
  })
  return () => server.db.$count(sql`deletions`)
}

describe('a business that deletes the account', () => {
  const remove = (business: Caller, currentPassword?: string) =>
    server.call(
      'deleteBusiness',
      { confirmed: true, ...(currentPassword !== undefined && { currentPassword }) },
      { as: business },
    )

  test('is asked for its password, and keeps everything without it', async () => {
    const { business, traces } = await businessWithEverything()
    const before = await findTraces(server, traces)
    const securityEvents = watchSecurityEvents(server)
    for (const guess of [undefined, '', 'a guess that is wrong']) {
      const answer = await remove(business, guess)
      expect(answer).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } })
    }
    expect(await findTraces(server, traces)).toEqual(before)
    expect(securityEvents()).toEqual(Array(3).fill({ event: 'reauthenticationFailed' }))
  })

  test('is refused when its password was reset meanwhile', async () => {
    const { business } = await businessWithEverything()
    await requestPasswordReset(server.context, 'graultcafe')
    const token = server.mails.at(-1)?.text.match(/reset-password#token=([\w-]{43})/)?.[1] ?? ''
    const { passwords } = server.context
    const verify = vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...args) => {
      const verified = await passwords.verify(...args)
      await server.callWith('resetPassword', { token, password: 'a longer flat white' })
      return verified
    })
    const answer = await remove(business, password)
    verify.mockRestore()
    expect(answer).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } })
    expect(await server.db.$count(businesses)).toBe(1)
  })

  test('of the identity provider needs no password', async () => {
    const business = await signedInBusiness(server)
    expect(await remove(business)).toMatchObject({ status: 200, headers: { 'clear-site-data': '"cache"' } })
    expect((await server.call('businessSession', undefined, { as: business })).status).toBe(401)
  })

  test('deletes the scans of many events by one statement, and those of no other business', async () => {
    const [business, rival] = [await signedInBusiness(server), await signedInBusiness(server)]
    const addScanned = async ({ id }: Caller, posterSlug: string) => {
      const { organiserSlug: organiser } = await addEvent(server, id, { posterSlug })
      const scan = { organiser, poster: posterSlug, scanTime: '2026-11-21T12:30:00.000Z' }
      await server.db.insert(posterScans).values([
        { kind: 'event' as const, ...scan },
        { kind: 'landing' as const, ...scan },
      ])
    }
    for (let index = 0; index < 5; index += 1) await addScanned(business, `own-${index}`)
    await addScanned(rival, 'rival')
    const deletionCount = await countDeletions('poster_scans')
    expect((await remove(business)).status).toBe(200)
    expect(await deletionCount()).toBe(1)
    const left = await server.db.select().from(posterScans).where(eq(posterScans.kind, 'event'))
    expect(left.map(({ poster }) => poster)).toEqual(['rival'])
    expect(await server.db.$count(posterScans, eq(posterScans.kind, 'landing'))).toBe(6)
    expect(await server.db.$count(events)).toBe(1)
  })

  test('leaves no trace but in the review log, in any table or file', async () => {
    const { business, applied, saved, traces } = await businessWithEverything()
    const studentId = await addStudent(server)
    await addApplication(server, { userId: studentId, jobListingId: applied.id })
    await server.db.insert(savedJobs).values({ userId: studentId, jobListingId: saved.id })
    const decision = { businessId: business.id, adminName: 'Ada', decision: 'approve' as const, reason: '' }
    await server.db.insert(reviewLog).values({ ...decision, adminId: randomUUID(), jobListingId: applied.id })
    expect((await findTraces(server, traces)).length).toBeGreaterThan(10)
    expect((await remove(business, password)).status).toBe(200)
    // The log keeps what admins decided, and the undecided applicant is told whose gig was closed.
    expect(await findTraces(server, traces)).toEqual([
      expect.stringMatching(new RegExp(`^review_log: .*${business.id}`)),
      expect.stringMatching(/\/mail\/outgoing-[^/]+\.eml$/),
    ])
    const kept = await server.db.select({ id: jobListings.id }).from(jobListings)
    expect(kept.map(({ id }) => id).sort()).toEqual([applied.id, saved.id].sort())
    // Only the student's resume is left.
    expect(await server.db.select().from(files)).toHaveLength(1)
  })

  test.each<[mail: string, queue: (business: Caller, jobListingId: string) => Promise<unknown>]>([
    // Not by its call, which mails three links to a business at most.
    ['a reset link', () => requestPasswordReset(server.context, 'graultcafe')],
    [
      'a verification link',
      ({ id }) =>
        server.db.transaction((db) => queueVerificationMail({ ...server.context, db }, id, 'grault@x.example')),
    ],
    [
      'the end of a gig',
      async ({ id: businessId }, jobListingId) => {
        await server.db.update(businesses).set({ emailVerifiedAt: clock.now() })
        const queued = { businessId, jobListingId, event: 'expires' as const, key: 'Grault', dueAt: clock.now() }
        await server.db.insert(queuedMails).values(queued)
      },
    ],
  ])('while %s is mailed to it leaves no mail', async (_, mail) => {
    const { business, lonely, traces } = await businessWithEverything()
    const { send, deleteUnsent } = server.context.mailer
    const steps: string[] = []
    server.context.mailer = {
      send: async (mail) => {
        await remove(business, password)
        await send(mail)
        steps.push('sent')
      },
      deleteUnsent: async (accountId) => {
        await deleteUnsent(accountId)
        steps.push('deleted')
      },
    }
    await mail(business, lonely.id)
    await runMailQueue(server.context)
    expect(steps).toEqual(['deleted', 'sent', 'deleted'])
    expect(await findTraces(server, traces)).toEqual([])
  })

  test('closes its gigs, tells undecided applicants, and leaves their applications with them', async () => {
    const { business, applied } = await businessWithEverything()
    const student = await signedInStudent(server)
    const decided = await addStudent(server, { email: 'decided@uni.example' })
    const ids = { jobListingId: applied.id }
    const resume = await addResume(server, student.id)
    await addApplication(server, { ...ids, userId: student.id, resumeId: resume.id, contactSharedAt: clock.now() })
    const { id: decidedId } = await addApplication(server, {
      ...ids,
      userId: decided,
      resumeId: (await addResume(server, decided)).id,
    })
    const rating = { status: 'rated' as const, notes: 'Not a fit', changedAt: '2026-11-21T01:00:00.000Z' }
    await server.call('actionOnCandidate', { actionOnCandidate: { [decidedId]: [rating] }, ...ids }, { as: business })
    await remove(business, password)
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@uni.example', 'Barista at Grault Cafe: gig closed'],
    ])
    const session = studentSession.parse((await server.call('studentSession', undefined, { as: student })).body)
    const [job] = session.jobList.filter(({ id }) => id === applied.id)
    expect(job).toMatchObject({ status: 'closed', jobTitle: 'Barista', company: { companyName: 'Deleted business' } })
    expect(job?.Application[0]).toMatchObject({ resumeFile: { id: resume.id } })
    const [row] = await server.db.select().from(applications).where(eq(applications.userId, student.id))
    expect([row?.contactSharedAt, row?.expiredAt]).toEqual([null, clock.now()])
  })

  test("leaves nobody who could sign in, and another business's data", async () => {
    const { business } = await businessWithEverything()
    const other = await signedInBusiness(server)
    await addListing(server, other.id)
    await remove(business, password)
    const rows = await server.db.select().from(businesses)
    const heir = rows.filter(({ id }) => id !== other.id)
    expect(heir).toMatchObject([{ issuer: null, subject: null, username: null, passwordHash: null, email: null }])
    const answer = await server.call('credentials', { action: 'signin', username: 'graultcafe', password })
    expect(answer.status).toBe(401)
    expect((await server.call('businessSession', undefined, { as: other })).body).toMatchObject({
      businessJobListData: [{ jobTitle: 'Barista' }],
    })
  })
})
