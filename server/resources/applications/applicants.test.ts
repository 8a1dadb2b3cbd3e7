import { randomUUID } from 'node:crypto'
import { entriesOf, maskOf } from '@campus-gigs/ui/availability'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { applicantsPage, businessSession, foundApplicants, oneApplicant, oneGig } from '@/contract'
import { type ApplicantSort, applicantSorts, computeSuitability, limits } from '@/domain'
import { sortApplicants } from '@/domain/testing/applicant-order'
import { applications, users } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addApplication, addListing, addResume, addStudent, signedInBusiness } from '../../testing/people.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import type { ResumeRow } from '../resumes/mapping.ts'

const server = testServer()
let business: Caller
let listing: JobListingRow
let resume: ResumeRow
beforeEach(async () => {
  business = await signedInBusiness(server)
  listing = await addListing(server, business.id, {
    questions: [{ question: 'When could you start?', options: ['Now', 'Later'] }],
  })
  resume = await addResume(server, await addStudent(server))
})

async function pageOf(sort: ApplicantSort, offset = 0, as = business) {
  const answer = await server.call('applicants', { jobListingId: listing.id, sort, offset }, { as })
  return applicantsPage.parse(answer.body)
}

const suburbs = ['Fitzroy', 'Carlton', 'Frankston', null]
const cells = [['1-0'], ['1-0', '1-1'], ['6-3'], []]

/** Inserts distinct applicants who applied a minute apart, in a constant number of statements. */
async function crowd(count: number): Promise<void> {
  const weeks = cells.map((cellsOfWeek) => {
    const entries = entriesOf(cellsOfWeek)
    return { entries, mask: maskOf(entries) }
  })
  const answers = [{ question: 'When could you start?', answer: 'Now' }]
  await server.db.execute(sql`
    insert into users (issuer, subject, email, first_name, last_name, full_name, current_suburb, user_availability,
      availability_mask)
    select 'crowd', place, 'crowd@uni.example', 'Person ' || place, 'Crowd', 'Person ' || place || ' Crowd',
      ${JSON.stringify(suburbs)}::jsonb ->> (place % 3), week -> 'entries', (week -> 'mask')::integer
    from generate_series(0, ${count - 1}::integer) as place,
      lateral (select ${JSON.stringify(weeks)}::jsonb -> (place % ${weeks.length}::integer) as week) as chosen`)
  // Update the statistics, because plans of triggers and foreign keys made for a small table would scan it for each
  // row.
  await server.db.execute(sql`analyze users`)
  await server.db.execute(sql`
    insert into applications (user_id, job_listing_id, resume_id, notes, letter_words, answers, applied_at)
    select id, ${listing.id}::uuid, ${resume.id}::uuid, '<p>' || repeat('word ', subject::integer % 90) || '</p>', subject::integer % 90,
      ${JSON.stringify(answers)}::jsonb, '2026-11-01T00:00:00Z'::timestamptz + subject::integer * interval '1 minute'
    from users where issuer = 'crowd'`)
}

test('GT-05 shows an applicant’s summary, home country and picture to the listing’s business only', async () => {
  const profile = {
    personalSummary: 'I open early.',
    isInternationalStudent: true,
    homeTownCountry: 'Vietnam',
    profilePicture: 'https://id.example/mai.jpg',
  }
  const userId = await addStudent(server, profile)
  const { id: applicationId } = await addApplication(server, { userId, jobListingId: listing.id, resumeId: resume.id })
  const params = { jobListingId: listing.id, applicationId }
  const own = await server.call('applicant', undefined, { as: business, params })
  expect(oneApplicant.parse(own.body).application.user).toMatchObject(profile)
  const other = await server.call('applicant', undefined, { as: await signedInBusiness(server), params })
  expect(other.status).toBe(404)
  expect(JSON.stringify(other.body)).not.toContain(profile.personalSummary)
})

describe('applicants in order', () => {
  test('GT-03 sorts in SQL as the domain sorts full applications', async () => {
    for (const [index, userAvailability] of [entriesOf(['1-0']), entriesOf([]), entriesOf(['1-0', '1-1'])].entries()) {
      const userId = await addStudent(server, {
        userAvailability,
        availabilityMask: maskOf(userAvailability),
        currentSuburb: suburbs[index + 1] ?? null,
      })
      await addApplication(server, {
        userId,
        jobListingId: listing.id,
        resumeId: resume.id,
        notes: `<p>${'hello there '.repeat(40 - index * 15)}</p>`,
        answers: index === 1 ? [] : [{ question: 'When could you start?', answer: 'Now' }],
        appliedAt: new Date(Date.UTC(2026, 10, 20, index)),
      })
    }
    const measure = { ...listing, Shift: listing.shifts }
    for (const sort of applicantSorts) {
      const { applications: found, total } = await pageOf(sort)
      expect(total).toBe(3)
      const ranked = found.map((each) => ({ ...each, suitability: computeSuitability(each, measure) }))
      expect(found.map(({ id }) => id)).toEqual(sortApplicants(ranked, sort).map(({ id }) => id))
    }
  })

  test('GT-03 pages through all applications in order, also after a student’s availability changed', async () => {
    await crowd(limits.applicantsPerPage * 2 + 7)
    const measure = { ...listing, Shift: listing.shifts }
    const week = entriesOf(['1-0', '2-0'])
    const changed = { availabilityMask: maskOf(week), userAvailability: week, currentSuburb: ' CARLTON ' }
    await server.db.update(users).set(changed).where(eq(users.firstName, 'Person 3'))
    for (const sort of applicantSorts) {
      const pages = [
        await pageOf(sort),
        await pageOf(sort, limits.applicantsPerPage),
        await pageOf(sort, limits.applicantsPerPage * 2),
      ]
      expect(pages.map((page) => page.applications.length)).toEqual([
        limits.applicantsPerPage,
        limits.applicantsPerPage,
        7,
      ])
      const all = pages.flatMap((page) => page.applications)
      const ranked = all.map((each) => ({ ...each, suitability: computeSuitability(each, measure) }))
      expect(all.map(({ id }) => id)).toEqual(sortApplicants(ranked, sort).map(({ id }) => id))
      expect(new Set(all.map(({ id }) => id)).size).toBe(pages[0]?.total)
    }
    expect((await pageOf('Distance', 1_000)).applications).toEqual([])
  })

  test('clear availability and suburb of a deleted student’s application', async () => {
    const userId = await addStudent(server, { currentSuburb: 'Carlton' })
    const { id } = await addApplication(server, { userId, jobListingId: listing.id, resumeId: resume.id })
    const ofStudent = { mask: applications.studentMask, suburb: applications.studentSuburb }
    const copied = () => server.db.select(ofStudent).from(applications).where(eq(applications.id, id))
    expect(await copied()).toEqual([{ mask: maskOf(entriesOf(['1-0', '1-1'])), suburb: 'carlton' }])
    await server.db.delete(users).where(eq(users.id, userId))
    expect(await copied()).toEqual([{ mask: 0, suburb: null }])
  })

  test('GT-03 load a page of any order among thousands, and a session of bounded size', async () => {
    // PGlite would take five seconds to insert 20,000.
    const count = process.env.TEST_DATABASE_URL ? 20_000 : 2000
    await crowd(count)
    for (const sort of applicantSorts) {
      const page = await pageOf(sort)
      expect(page).toMatchObject({ total: count, applications: { length: limits.applicantsPerPage } })
    }
    const { body } = await server.call('businessSession', undefined, { as: business })
    const [gig] = businessSession.parse(body).businessJobListData
    expect(gig?.applicants).toMatchObject({ total: count, waiting: count })
    expect(gig?.Application).toHaveLength(limits.sessionApplicants)
    const one = await server.call('gig', undefined, { as: business, params: { jobListingId: listing.id } })
    const { applicants, Application } = oneGig.parse(one.body).jobListing
    expect(Application).toHaveLength(limits.applicantsPerPage)
    expect(Application[0]?.appliedAt).toBe(applicants.latestAt)
  })

  test('API-08 are found under their own listing only', async () => {
    const { id } = await addApplication(server, {
      userId: await addStudent(server),
      jobListingId: listing.id,
      resumeId: resume.id,
    })
    const one = (jobListingId: string, applicationId: string) =>
      server.call('applicant', undefined, { as: business, params: { jobListingId, applicationId } })
    expect(oneApplicant.parse((await one(listing.id, id)).body).application.id).toBe(id)
    expect((await one((await addListing(server, business.id)).id, id)).status).toBe(404)
    expect((await one(listing.id, randomUUID())).status).toBe(404)
  })
})

describe('search by name', () => {
  async function search(q: string, as = business) {
    const answer = await server.callWith('searchApplicants', { q }, { as })
    const { applicants, hasMore } = foundApplicants.parse(answer.body)
    return { names: applicants.map(({ firstName, lastName }) => `${firstName} ${lastName}`), hasMore, applicants }
  }

  async function addApplicant(firstName: string, lastName: string, appliedAt = new Date('2026-11-20T00:00:00.000Z')) {
    const userId = await addStudent(server, { firstName, lastName })
    return addApplication(server, { userId, jobListingId: listing.id, resumeId: resume.id, appliedAt })
  }

  test.each([
    ['ZOË', 'Zoe Łuczak'],
    ['luczak zoe', 'Zoe Łuczak'],
    ['strasse', 'Ægir Straße'],
    ['aegir', 'Ægir Straße'],
    ["d'arcy", 'Siân D’Arcy-Ørsted'],
    ['SIAN orsted', 'Siân D’Arcy-Ørsted'],
    ['NGUYÊN', 'Nguyễn 100%_'],
    ['100%_', 'Nguyễn 100%_'],
  ])('%s finds %s, regardless of case, accents and order', async (query, name) => {
    for (const each of ['Zoe Łuczak', 'Ægir Straße', 'Siân D’Arcy-Ørsted', 'Nguyễn 100%_', 'Mai Tran']) {
      const [firstName = '', lastName = ''] = each.split(' ')
      await addApplicant(firstName, lastName)
    }
    expect((await search(query)).names).toEqual([name])
  })

  test('finds the oldest of many, and reports when more match than it returns', async () => {
    const { id } = await addApplicant('Olive', 'Oldest', new Date('2020-01-01T00:00:00.000Z'))
    await crowd(limits.foundApplicants + 1)
    expect((await search('oldest')).applicants).toEqual([
      {
        applicationId: id,
        jobListingId: listing.id,
        jobTitle: listing.jobTitle,
        firstName: 'Olive',
        lastName: 'Oldest',
      },
    ])
    const crowded = await search('crowd')
    expect(crowded.names).toHaveLength(limits.foundApplicants)
    expect(crowded.names[0]).toBe(`Person ${limits.foundApplicants} Crowd`)
    expect(crowded.hasMore).toBe(true)
    expect((await search('Person 1 crowd')).hasMore).toBe(false)
  })

  test("finds no applicant of another business's or a closed listing", async () => {
    await addApplicant('Mai', 'Tran')
    expect((await search('mai', await signedInBusiness(server))).names).toEqual([])
    await server.call('closeGig', { jobListingId: listing.id }, { as: business })
    expect((await search('mai')).names).toEqual([])
  })

  test.each(['', '  ', 'x'.repeat(limits.searchCharacters + 1)])('rejects the query %j with 400', async (q) => {
    expect((await server.callWith('searchApplicants', { q }, { as: business })).status).toBe(400)
  })
})
