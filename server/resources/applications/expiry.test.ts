import { randomUUID } from 'node:crypto'
import { eq, isNull, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { applicantsPage, oneJob } from '@/contract'
import { clock, dayMs, limits } from '@/domain'
import { maxBatch } from '../../db/batches.ts'
import { applications, files, resumes } from '../../db/schema.ts'
import { testServer } from '../../testing/harness.ts'
import { callDuring, hasConcurrentTransactions } from '../../testing/held-transaction.ts'
import { addApplication, addListing, addResume, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { deleteUnreachableResumes } from '../resumes/queries.ts'
import { deleteResumes } from '../resumes/service.ts'
import { expireOldApplications } from './expiry.ts'

const server = testServer()
const after = (days: number, since: Date) => new Date(since.getTime() + days * dayMs)

test.each(['closedAt', 'filledAt', 'expiringOn'] as const)(
  'resume and contact details are gone for the business %s 90 days after that, and stay for the student',
  async (end) => {
    expect(limits.applicationAccessDays).toBe(90)
    const [student, business] = [await signedInStudent(server), await signedInBusiness(server)]
    const endedAt = after(2, clock.now())
    const far = after(30, clock.now())
    // Time runs on for a paused listing.
    const listing = await addListing(server, business.id, { expiringOn: far, pausedAt: clock.now(), [end]: endedAt })
    const resume = await addResume(server, student.id)
    await addApplication(server, {
      userId: student.id,
      jobListingId: listing.id,
      resumeId: resume.id,
      contactSharedAt: clock.now(),
    })
    // Sign in again, because sessions expire before the applications do.
    const seenByBusiness = async () => {
      const as = await server.signIn('business', business.id)
      const answer = await server.call('applicants', { jobListingId: listing.id, sort: 'Time of Application' }, { as })
      const [application] = applicantsPage.parse(answer.body).applications
      const url = `/api/files/${resume.fileId}`
      const file = await server.app.inject({ url, headers: { authorization: `Bearer ${as.token}` } })
      return [application?.user.email, application?.user.phoneNumber, application?.resumeFile?.id, file.statusCode]
    }
    const all = ['ana@uni.example', '+61 412345678', resume.id, 200]
    clock.set(after(limits.applicationAccessDays, endedAt))
    await expireOldApplications(server.context)
    expect(await seenByBusiness()).toEqual(all)
    clock.set(new Date(clock.now().getTime() + 1000))
    await expireOldApplications(server.context)
    expect(await seenByBusiness()).toEqual([null, null, undefined, 404])

    const as = await server.signIn('student', student.id)
    const share = await server.call('shareContact', { jobListingId: listing.id, isShared: true }, { as })
    expect(share.status).toBe(404)
    const own = await server.call('job', undefined, { as, params: { jobListingId: listing.id } })
    expect(oneJob.parse(own.body).jobListing.Application[0]).toMatchObject({
      notes: '<p>Hello</p>',
      resumeFile: { id: resume.id },
      sharesContact: false,
      expiredAt: clock.now().toISOString(),
    })
  },
)

test('deletes a hidden resume when the last access to it expires', async () => {
  const [student, business] = [await signedInStudent(server), await signedInBusiness(server)]
  const resume = await addResume(server, student.id)
  const early = await addListing(server, business.id)
  const late = await addListing(server, business.id, { expiringOn: after(20, clock.now()) })
  for (const { id: jobListingId } of [early, late])
    await addApplication(server, { userId: student.id, jobListingId, resumeId: resume.id })
  await server.db.update(resumes).set({ deletedAt: clock.now() }).where(eq(resumes.id, resume.id))
  const [file] = await server.db.select().from(files)
  clock.set(after(limits.applicationAccessDays + 1, early.expiringOn))
  await expireOldApplications(server.context)
  expect(await server.db.select().from(resumes)).toHaveLength(1)
  clock.set(after(limits.applicationAccessDays + 1, late.expiringOn))
  await expireOldApplications(server.context)
  expect([await server.db.select().from(resumes), await server.db.select().from(files)]).toEqual([[], []])
  expect(await server.context.files.get(file?.sha256 ?? '')).toBeNull()
})

test('TR-11 expires all applications and deletes their resumes in batches', async () => {
  const [student, business] = [await signedInStudent(server), await signedInBusiness(server)]
  const listing = await addListing(server, business.id)
  const { fileId } = await addResume(server, student.id)
  const count = 2 * maxBatch + 1
  await server.db.execute(sql`
    with stored as (
      insert into files (sha256, media_type, bytes, access)
        select sha256, media_type, bytes, access from files, generate_series(1, ${count}::int) where id = ${fileId}
        returning id
    ), hidden as (
      insert into resumes (user_id, file_id, file_name, deleted_at)
        select ${student.id}::uuid, id, 'ana.pdf', now() from stored returning id
    )
    insert into applications (job_listing_id, resume_id, notes) select ${listing.id}::uuid, id, '' from hidden`)
  clock.set(after(limits.applicationAccessDays + 1, listing.expiringOn))
  const transaction = vi.spyOn(server.db, 'transaction')
  await expireOldApplications(server.context)
  // Each of three batches expires applications, and then deletes the bytes of their resumes; a fourth is empty.
  expect(transaction).toHaveBeenCalledTimes(3 * 2 + 1)
  transaction.mockRestore()
  expect(await server.db.$count(applications, isNull(applications.expiredAt))).toBe(0)
  expect([await server.db.$count(resumes), await server.db.$count(files)]).toEqual([1, 1])
})

test('TR-11 checks more resumes than the parameters of one statement', async () => {
  const unknownIds = Array.from({ length: 65_536 }, () => randomUUID())
  expect(await server.db.transaction((tx) => deleteUnreachableResumes(tx, unknownIds))).toEqual([])
})

test('deletes a resume that its student deletes after the last access to it expired', async () => {
  const [student, business] = [await signedInStudent(server), await signedInBusiness(server)]
  const resume = await addResume(server, student.id)
  const listing = await addListing(server, business.id)
  await addApplication(server, { userId: student.id, jobListingId: listing.id, resumeId: resume.id })
  const [file] = await server.db.select().from(files)
  clock.set(after(limits.applicationAccessDays + 1, listing.expiringOn))
  await expireOldApplications(server.context)
  const deletedKeys = await server.db.transaction((tx) =>
    deleteResumes({ ...server.context, db: tx }, student.id, [resume.id]),
  )
  expect(deletedKeys).toEqual([file?.sha256])
  expect([await server.db.select().from(resumes), await server.db.select().from(files)]).toEqual([[], []])
})

test.runIf(hasConcurrentTransactions)(
  'TR-11 deletes a resume that its student deletes while the last access to it expires',
  async () => {
    const [student, business] = [await signedInStudent(server), await signedInBusiness(server)]
    const resume = await addResume(server, student.id)
    const listing = await addListing(server, business.id)
    await addApplication(server, { userId: student.id, jobListingId: listing.id, resumeId: resume.id })
    const deletedKeys = await callDuring(
      server.db,
      async (tx) => {
        await tx.update(applications).set({ expiredAt: clock.now() })
        expect(await deleteUnreachableResumes(tx, [resume.id])).toEqual([])
      },
      () => server.db.transaction((tx) => deleteResumes({ ...server.context, db: tx }, student.id, [resume.id])),
    )
    expect(deletedKeys).toHaveLength(1)
    expect(await server.db.select().from(resumes)).toEqual([])
  },
)
