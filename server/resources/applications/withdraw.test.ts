import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { applicantsPage, jobApplied, oneApplicant, studentSession } from '@/contract'
import { clock } from '@/domain'
import { applications, candidateActions, files, resumes } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addApplication, addListing, addResume, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import type { ResumeRow } from '../resumes/mapping.ts'

const server = testServer()
const sort = 'Time of Application'
let student: Caller
let business: Caller
let listing: JobListingRow
let resume: ResumeRow
beforeEach(async () => {
  student = await signedInStudent(server)
  business = await signedInBusiness(server)
  listing = await addListing(server, business.id)
  resume = await addResume(server, student.id)
})

const apply = (sharesContact?: boolean) =>
  server.callWith(
    'apply',
    {
      resumeId: resume.id,
      coverLetter: '<p>Hello</p>',
      jobListingId: listing.id,
      ...(sharesContact !== undefined && { sharesContact }),
    },
    { as: student },
  )
const withdraw = (as = student) => server.call('withdraw', { jobListingId: listing.id }, { as })
const share = (isShared: boolean) =>
  server.call('shareContact', { jobListingId: listing.id, isShared }, { as: student })
const openResume = async (as: Caller) => {
  const url = `/api/files/${resume.fileId}`
  return (await server.app.inject({ url, headers: { authorization: `Bearer ${as.token}` } })).statusCode
}
const received = async () => {
  const answer = await server.call('applicants', { jobListingId: listing.id, sort }, { as: business })
  return applicantsPage.parse(answer.body)
}
const sent = async () => {
  const { jobList } = studentSession.parse((await server.call('studentSession', undefined, { as: student })).body)
  return jobList.flatMap((job) => job.Application)
}

describe('withdrawing an application', () => {
  test('ends the business’s access to it, its actions and its files at once', async () => {
    await apply()
    const [{ id: applicationId } = { id: '' }] = (await received()).applications
    const action = { applicationId, status: 'rated', notes: 'Maybe', changedAt: clock.now() } as const
    await server.db.insert(candidateActions).values(action)
    expect(await openResume(business)).toBe(200)
    const answer = await withdraw()
    expect(jobApplied.parse(answer.body).userApplications).toEqual([])
    expect(await openResume(business)).toBe(404)
    expect(await openResume(student)).toBe(200)
    expect(await received()).toMatchObject({ total: 0, applications: [] })
    const params = { jobListingId: listing.id, applicationId }
    expect((await server.call('applicant', undefined, { as: business, params })).status).toBe(404)
    expect(await server.db.select().from(candidateActions)).toEqual([])
  })

  test('leaves the applications to other listings and of other students, and may be repeated', async () => {
    const other = await addListing(server, business.id)
    const stranger = await signedInStudent(server)
    const kept = [
      await addApplication(server, { userId: student.id, jobListingId: other.id, resumeId: resume.id }),
      await addApplication(server, { userId: stranger.id, jobListingId: listing.id }),
    ]
    await apply()
    for (const answer of [await withdraw(), await withdraw()])
      expect(jobApplied.parse(answer.body).userApplications.map(({ id }) => id)).toEqual([kept[0]?.id])
    const rows = await server.db.select({ id: applications.id }).from(applications)
    expect(rows.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
    // The business can still open the resume, which another application to it contains.
    expect(await openResume(business)).toBe(200)
  })

  test('lets the student apply again while the listing is live', async () => {
    await apply()
    await withdraw()
    expect((await apply()).status).toBe(200)
    expect((await received()).total).toBe(1)
  })

  test('is possible once the listing is closed', async () => {
    await apply()
    await server.call('closeGig', { jobListingId: listing.id }, { as: business })
    expect((await withdraw()).status).toBe(200)
    expect(await openResume(business)).toBe(404)
  })

  test('deletes a hidden resume that no other application needs', async () => {
    await apply()
    await server.db.update(resumes).set({ deletedAt: clock.now() }).where(eq(resumes.id, resume.id))
    const [file] = await server.db.select().from(files)
    await withdraw()
    expect([await server.db.select().from(resumes), await server.db.select().from(files)]).toEqual([[], []])
    expect(await server.context.files.get(file?.sha256 ?? '')).toBeNull()
  })
})

describe('contact details', () => {
  const contactOf = async () => {
    const [application] = (await received()).applications
    const params = { jobListingId: listing.id, applicationId: application?.id ?? '' }
    const single = oneApplicant.parse((await server.call('applicant', undefined, { as: business, params })).body)
    expect(single.application.user).toEqual(application?.user)
    return [application?.user.phoneNumber, application?.user.email, application?.sharesContact]
  }
  const all = ['+61 412345678', 'ana@uni.example', true]
  const nothing = [null, null, false]

  test('GT-07 GT-08 reach the business when the student shared them with the application', async () => {
    await apply(true)
    expect(await contactOf()).toEqual(all)
  })

  test('GT-07 GT-08 stay hidden without that, in every answer to the business', async () => {
    await apply()
    expect(await contactOf()).toEqual(nothing)
    const answers = [
      await server.call('businessSession', undefined, { as: business }),
      await server.call('gig', undefined, { as: business, params: { jobListingId: listing.id } }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/412345678|ana@uni\.example/)
    }
  })

  test('are shared later, and hidden again, from the application', async () => {
    await apply(false)
    const shared = jobApplied.parse((await share(true)).body)
    expect(shared.userApplications[0]?.sharesContact).toBe(true)
    expect(await contactOf()).toEqual(all)
    await share(false)
    expect(await contactOf()).toEqual(nothing)
  })

  test('of one application stay hidden from other businesses', async () => {
    const rival = await signedInBusiness(server)
    const { id: jobListingId } = await addListing(server, rival.id)
    await addApplication(server, { userId: student.id, jobListingId, resumeId: resume.id })
    await apply(true)
    const answer = await server.call('applicants', { jobListingId, sort }, { as: rival })
    expect(applicantsPage.parse(answer.body).applications[0]?.user.email).toBeNull()
  })
})

describe('the record of opened resumes', () => {
  test('has the first and last time that the business opened it, for the student only', async () => {
    await apply()
    expect((await sent())[0]?.resumeOpened).toBeNull()
    await openResume(student)
    expect((await sent())[0]?.resumeOpened).toBeNull()
    const firstAt = clock.now().toISOString()
    await openResume(business)
    clock.set('2026-11-21T01:30:30.000Z')
    await openResume(business)
    expect((await sent())[0]?.resumeOpened).toEqual({ firstAt, lastAt: firstAt })
    clock.set('2026-11-22T05:00:00.000Z')
    await openResume(business)
    expect((await sent())[0]?.resumeOpened).toEqual({ firstAt, lastAt: '2026-11-22T05:00:00.000Z' })
    expect((await received()).applications[0]).not.toHaveProperty('resumeOpened')
  })

  test('leaves out rejected openings, and the applications to other businesses', async () => {
    const rival = await signedInBusiness(server)
    const { id: jobListingId } = await addListing(server, rival.id)
    await apply()
    expect(await openResume(rival)).toBe(404)
    await addApplication(server, { userId: student.id, jobListingId, resumeId: resume.id })
    await openResume(rival)
    const opened = (await sent()).map((each) => [each.jobListingId, each.resumeOpened !== null])
    expect(Object.fromEntries(opened)).toEqual({ [listing.id]: false, [jobListingId]: true })
  })
})
