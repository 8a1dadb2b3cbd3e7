import { randomUUID } from 'node:crypto'
import { entriesOf, maskOf } from '@campus-gigs/ui/availability'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type ApplicantSort,
  applicantSorts,
  applicantsPage,
  businessSession,
  inApplicantOrder,
  limits,
  oneApplicant,
  suitabilityOf,
} from '@/contract'
import { applications, users } from '../db/schema.ts'
import type { JobListingRow } from '../services/mapping/job-listing.ts'
import type { ResumeRow } from '../services/mapping/resume.ts'
import { type Caller, testServer } from '../testing/harness.ts'
import { addApplication, addListing, addResume, addStudent, signedInBusiness } from '../testing/people.ts'

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

/** So many people who applied a minute apart, each a little different. */
async function crowd(count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const chunk = 1_000
  for (let start = 0; start < count; start += chunk) {
    const some = ids.slice(start, start + chunk)
    await server.db.insert(users).values(
      some.map((id, index) => {
        const userAvailability = entriesOf(cells[(start + index) % cells.length] ?? [])
        return {
          id,
          issuer: 'https://identity.example',
          subject: id,
          email: 'crowd@uni.example',
          firstName: `Person ${start + index}`,
          lastName: 'Crowd',
          fullName: `Person ${start + index} Crowd`,
          currentSuburb: suburbs[(start + index) % 3] ?? null,
          userAvailability,
          availabilityMask: maskOf(userAvailability),
        }
      }),
    )
    await server.db.insert(applications).values(
      some.map((userId, index) => ({
        userId,
        jobListingId: listing.id,
        resumeId: resume.id,
        notes: '<p>Hello</p>',
        letterWords: (start + index) % 90,
        answers: [{ question: 'When could you start?', answer: 'Now' }],
        appliedAt: new Date(Date.UTC(2026, 10, 1) + (start + index) * 60_000),
      })),
    )
  }
}

describe('applicants in order', () => {
  test('GT-03 the server orders by its columns exactly as the applications themselves say', async () => {
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
      const ranked = found.map((each) => ({ ...each, suitability: suitabilityOf(each, measure) }))
      expect(found.map(({ id }) => id)).toEqual(inApplicantOrder(ranked, sort).map(({ id }) => id))
    }
  })

  test('GT-03 the pages of an order hold everybody once', async () => {
    await crowd(limits.applicants * 2 + 7)
    for (const sort of applicantSorts) {
      const pages = [
        await pageOf(sort),
        await pageOf(sort, limits.applicants),
        await pageOf(sort, limits.applicants * 2),
      ]
      expect(pages.map((page) => page.applications.length)).toEqual([limits.applicants, limits.applicants, 7])
      expect(new Set(pages.flatMap((page) => page.applications.map(({ id }) => id))).size).toBe(pages[0]?.total)
    }
    expect((await pageOf('Distance', 1_000)).applications).toEqual([])
  })

  test('GT-03 twenty thousand applicants: a page of any order in good time, and a session that stays small', async () => {
    await crowd(20_000)
    for (const sort of applicantSorts) {
      const began = performance.now()
      const page = await pageOf(sort)
      expect(page).toMatchObject({ total: 20_000, applications: { length: limits.applicants } })
      expect(performance.now() - began).toBeLessThan(5_000)
    }
    const { body } = await server.call('businessSession', undefined, { as: business })
    const [gig] = businessSession.parse(body).businessJobListData
    expect(gig?.applicants).toMatchObject({ total: 20_000, waiting: 20_000 })
    expect(gig?.Application).toHaveLength(limits.applicants)
    expect(gig?.Application[0]?.appliedAt).toBe(gig?.applicants.latestAt)
  })

  test('API-08 one application is there for its own listing alone', async () => {
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
