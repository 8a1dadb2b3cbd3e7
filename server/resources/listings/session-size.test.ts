import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { businessSession, jobApplied, studentSession } from '@/contract'
import { clock, hasDetail, limits } from '@/domain'
import { savedJobs } from '../../db/schema.ts'
import { testServer } from '../../testing/harness.ts'
import { addApplication, addListing, addResume, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { maxSessionCharacters } from './queries.ts'
import { maxDetailedListings } from './student-listings.ts'

const server = testServer()
const listingCount = 100
const applicantCount = 50
const letterBytes = 5000
/** The most bytes of a listing in a session, without its applications. */
const maxBytesOfListing = 2000
const maxBytesOfApplication = 1000

test('TR-09 sessions have no letters and answers, and the newest applicants only', async () => {
  const [business, student] = [await signedInBusiness(server), await signedInStudent(server)]
  for (let index = 0; index < listingCount; index += 1) await addListing(server, business.id)
  const { id: resumeId } = await addResume(server, student.id)
  await server.db.execute(sql`
    insert into users (issuer, subject, email, first_name, last_name, full_name)
    select 'crowd', place, 'crowd@uni.example', 'Bo', 'Crowd', 'Bo Crowd'
    from generate_series(2, ${applicantCount}::integer) as place`)
  await server.db.execute(sql`
    insert into applications (user_id, job_listing_id, resume_id, notes, answers)
    select users.id, job_listings.id, ${resumeId}::uuid, repeat('x', ${letterBytes}::integer),
      '[{"question": "When?", "answer": "A secret answer"}]'
    from users cross join job_listings`)

  const ofBusiness = await server.call('businessSession', undefined, { as: business })
  const listings = businessSession.parse(ofBusiness.body).businessJobListData
  expect(listings).toHaveLength(listingCount)
  for (const { applicants, Application } of listings) {
    expect(applicants.total).toBe(applicantCount)
    expect(Application).toHaveLength(limits.sessionApplicants)
  }
  expect(JSON.stringify(ofBusiness.body)).not.toContain('A secret answer')
  const maxBytesOfGig = maxBytesOfListing + limits.sessionApplicants * maxBytesOfApplication
  expect(JSON.stringify(ofBusiness.body).length).toBeLessThan(listingCount * maxBytesOfGig)

  const ofStudent = await server.call('studentSession', undefined, { as: student })
  const applied = studentSession.parse(ofStudent.body).jobList.flatMap(({ Application }) => Application)
  expect(applied).toHaveLength(listingCount)
  expect(JSON.stringify(ofStudent.body)).not.toContain('A secret answer')
  expect(JSON.stringify(ofStudent.body).length).toBeLessThan(listingCount * (maxBytesOfListing + maxBytesOfApplication))
})

test('TR-09 a session has the detail of the newest saved listings only, and all hidden ones with their questions', async () => {
  const [business, student] = [await signedInBusiness(server), await signedInStudent(server)]
  const nowMs = clock.now().getTime()
  const savedCount = maxDetailedListings + 3
  for (let index = 0; index < savedCount; index += 1) {
    const review = index === savedCount - 1 ? 'hidden' : 'approved'
    const { id } = await addListing(server, business.id, { postedAt: new Date(nowMs - index * 1000), review })
    await server.db.insert(savedJobs).values({ userId: student.id, jobListingId: id })
  }
  const { body } = await server.call('studentSession', undefined, { as: student })
  const { jobList } = studentSession.parse(body)
  const hasDetails = [...Array(maxDetailedListings).fill(true), false, false, true]
  expect(jobList.map(hasDetail)).toEqual(hasDetails)
})

test('TR-09 a business’s session has the newest gigs whose descriptions fit together', async () => {
  const business = await signedInBusiness(server)
  const maxCount = maxSessionCharacters / limits.richText
  const nowMs = clock.now().getTime()
  const addAt = (secondsAgo: number, jobDescription: string) =>
    addListing(server, business.id, { postedAt: new Date(nowMs - secondsAgo * 1000), jobDescription })
  const expectedIds: string[] = []
  for (let index = 0; index < maxCount; index += 1)
    expectedIds.push((await addAt(index, 'x'.repeat(limits.richText))).id)
  await addAt(maxCount, 'One more')
  const { body } = await server.call('businessSession', undefined, { as: business })
  expect(businessSession.parse(body).businessJobListData.map(({ id }) => id)).toEqual(expectedIds)
})

test('TR-09 a student’s session and the answers to applying have the newest applications, and those to saved and live gigs', async () => {
  const [business, student] = [await signedInBusiness(server), await signedInStudent(server)]
  const { id: resumeId } = await addResume(server, student.id)
  const nowMs = clock.now().getTime()
  const addApplied = async (index: number, closedAt: Date | null) => {
    const listing = await addListing(server, business.id, { postedAt: new Date(nowMs - index * 1000), closedAt })
    await addApplication(server, {
      userId: student.id,
      jobListingId: listing.id,
      resumeId,
      appliedAt: new Date(nowMs - index * 1000),
    })
    return listing.id
  }
  const newestIds: string[] = []
  for (let index = 0; index < limits.sessionApplications; index += 1)
    newestIds.push(await addApplied(index, clock.now()))
  const savedId = await addApplied(limits.sessionApplications, clock.now())
  await server.db.insert(savedJobs).values({ userId: student.id, jobListingId: savedId })
  const liveId = await addApplied(limits.sessionApplications + 1, null)
  await addApplied(limits.sessionApplications + 2, clock.now())

  const { body } = await server.call('studentSession', undefined, { as: student })
  const applied = studentSession.parse(body).jobList.filter(({ Application }) => Application.length > 0)
  expect(applied.map(({ id }) => id)).toEqual([...newestIds, savedId, liveId])
  const shared = await server.call('shareContact', { jobListingId: liveId, isShared: true }, { as: student })
  const answered = jobApplied.parse(shared.body).userApplications
  expect(answered.map(({ jobListingId }) => jobListingId)).toEqual([...newestIds, liveId])
  expect(answered.at(-1)?.sharesContact).toBe(true)
  const withdrawn = await server.call('withdraw', { jobListingId: liveId }, { as: student })
  expect(jobApplied.parse(withdrawn.body).userApplications).toHaveLength(limits.sessionApplications)
})
