import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { businessSession, foundJobs, oneGig, studentSession } from '@/contract'
import { type ApplicantRating, clock, dayMs, limits, messages } from '@/domain'
import { applications, jobListings, queuedMails } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { callDuring, hasConcurrentTransactions } from '../../testing/held-transaction.ts'
import { addApplication, addListing, addResume, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import type { JobListingRow } from './mapping.ts'

const server = testServer()
const week = limits.listingDays * 86_400_000
let business: Caller
let listing: JobListingRow
beforeEach(async () => {
  business = await signedInBusiness(server)
  listing = await addListing(server, business.id)
})

const close = (as = business) =>
  server.call('closeGig', { jobListingId: listing.id, jobPosterPublicId: 'somebody-elses' }, { as })
const extend = () => server.call('extendGig', { jobListingId: listing.id }, { as: business })
const gig = async (jobListingId = listing.id) =>
  oneGig.parse((await server.call('gig', undefined, { as: business, params: { jobListingId } })).body).jobListing
const listedIds = async () =>
  businessSession
    .parse((await server.call('businessSession', undefined, { as: business })).body)
    .businessJobListData.map(({ id }) => id)
async function applicant() {
  const student = await signedInStudent(server)
  return { student, resumeId: (await addResume(server, student.id)).id }
}
const applyAs = ({ student, resumeId }: Awaited<ReturnType<typeof applicant>>) =>
  server.call('apply', { resumeId, coverLetter: '<p>Hi</p>', jobListingId: listing.id }, { as: student })

describe('closing a gig', () => {
  test('JH-03 GT-02 API-06 takes it off the list, and everybody who applied keeps their application', async () => {
    const ana = await applicant()
    await addApplication(server, { userId: ana.student.id, jobListingId: listing.id, resumeId: ana.resumeId })
    expect(await close()).toMatchObject({ status: 200, body: { success: true, response: 'Success' } })
    expect(await listedIds()).toEqual([])
    expect(await gig()).toMatchObject({
      status: 'closed',
      isExpired: true,
      Application: [{ jobListingId: listing.id }],
    })
    const { jobList } = studentSession.parse((await server.call('studentSession', undefined, { as: ana.student })).body)
    expect(jobList).toMatchObject([{ id: listing.id, status: 'closed', Application: [{ jobListingId: listing.id }] }])
    expect(await server.db.select().from(applications)).toMatchObject([{ jobListingId: listing.id }])
  })

  test('GT-02 rejects applications and removes it from the search', async () => {
    await close()
    const ana = await applicant()
    expect(await applyAs(ana)).toMatchObject({ status: 410, body: { code: 'closed' } })
    const { jobList } = studentSession.parse((await server.call('studentSession', undefined, { as: ana.student })).body)
    expect(jobList).toEqual([])
  })

  test.runIf(hasConcurrentTransactions)(
    'TR-11 waits for an application that is being withdrawn, and mails nobody about it',
    async () => {
      const ana = await applicant()
      await addApplication(server, { userId: ana.student.id, jobListingId: listing.id, resumeId: ana.resumeId })
      const closed = await callDuring(server.db, (tx) => tx.delete(applications), close)
      expect(closed).toMatchObject({ status: 200 })
      expect(await server.db.select().from(queuedMails)).toEqual([])
    },
  )

  test('GT-02 stores a concurrent application completely or not at all', async () => {
    const people = await Promise.all([applicant(), applicant(), applicant()])
    const [closed, ...answers] = await Promise.all([close(), ...people.map(applyAs)])
    expect(closed.status).toBe(200)
    const kept = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(answers.length - kept)
    expect(await server.db.select().from(applications)).toHaveLength(kept)
  })

  test('GT-02 keeps the first instant when it is closed twice', async () => {
    await close()
    clock.set(new Date(clock.now().getTime() + 60_000))
    expect((await close()).status).toBe(200)
    const [row] = await server.db.select().from(jobListings)
    expect(row?.closedAt?.toISOString()).toBe('2026-11-21T01:30:00.000Z')
  })

  test('GT-02 rejects another business', async () => {
    expect((await close(await signedInBusiness(server))).status).toBe(404)
    expect(await listedIds()).toEqual([listing.id])
  })
})

describe('taking action on an expired gig', () => {
  beforeEach(async () => {
    clock.set(new Date(listing.expiringOn.getTime() + 3_600_000))
    // Sign in again, because sessions expire before the gig does.
    business = await server.signIn('business', business.id)
  })

  test('BD-03 GW-10 extending makes it live for a week from now, with everybody who applied', async () => {
    const ana = await applicant()
    await addApplication(server, { userId: ana.student.id, jobListingId: listing.id, resumeId: ana.resumeId })
    expect(await gig()).toMatchObject({ isExpired: true })
    const expiringOn = new Date(clock.now().getTime() + week).toISOString()
    for (const answer of [await extend(), await extend()])
      expect(oneGig.parse(answer.body).jobListing).toMatchObject({
        isExpired: false,
        expiringOn,
        postedAt: listing.postedAt.toISOString(),
        Application: [{ jobListingId: listing.id }],
      })
    expect((await applyAs(await applicant())).status).toBe(200)
  })

  test.each([
    [6, 200],
    [8, 410],
  ])('BD-03 extending it %i days after its expiry gets %i', async (days, status) => {
    clock.set(new Date(listing.expiringOn.getTime() + days * dayMs))
    business = await server.signIn('business', business.id)
    expect((await extend()).status).toBe(status)
  })

  test('BD-03 a closed gig cannot be extended', async () => {
    await close()
    expect(await extend()).toMatchObject({ status: 410, body: { message: messages.tracking.closedForGood } })
  })

  test('BD-03 PF-05 a gig whose date has passed is not extended', async () => {
    await server.db.update(jobListings).set({ gigDate: '2026-11-21' }).where(eq(jobListings.id, listing.id))
    expect(await extend()).toMatchObject({ status: 410, body: { message: messages.gig.datePassed } })
  })

  test('BD-03 PF-05 a gig with a date ahead is extended until that date is over', async () => {
    await server.db.update(jobListings).set({ gigDate: '2026-12-01' }).where(eq(jobListings.id, listing.id))
    expect(oneGig.parse((await extend()).body).jobListing.expiringOn).toBe('2026-12-01T13:00:00.000Z')
  })
})

const setStatus = (status: 'live' | 'paused' | 'filled', as = business) =>
  server.call('setGigStatus', { jobListingId: listing.id, status }, { as })
const foundIds = async (student: Caller) =>
  foundJobs.parse((await server.call('searchJobs', {}, { as: student })).body).jobList.map(({ id }) => id)

describe('pausing and resuming a gig', () => {
  test('PF-05 PF-09 a paused gig is not found and takes no applications, but keeps those it has; resumed it does', async () => {
    const [ana, ben] = [await applicant(), await applicant()]
    await applyAs(ana)
    for (const answer of [await setStatus('paused'), await setStatus('paused')])
      expect(answer).toMatchObject({ status: 200, body: { jobListing: { status: 'paused', isExpired: true } } })
    expect(await foundIds(ben.student)).toEqual([])
    expect(await applyAs(ben)).toMatchObject({ status: 410, body: { message: messages.listing.closedReasons.paused } })
    const { jobList } = studentSession.parse((await server.call('studentSession', undefined, { as: ana.student })).body)
    expect(jobList).toMatchObject([{ status: 'paused', Application: [{ jobListingId: listing.id }] }])
    expect(await listedIds()).toEqual([listing.id])

    expect(await setStatus('live')).toMatchObject({ status: 200, body: { jobListing: { status: 'live' } } })
    expect(await foundIds(ben.student)).toEqual([listing.id])
    expect((await applyAs(ben)).status).toBe(200)
    expect(server.mails).toEqual([])
  })

  test('PF-05 extending keeps a paused gig paused; an expired one is live again', async () => {
    await setStatus('paused')
    expect(oneGig.parse((await extend()).body).jobListing.status).toBe('paused')
    clock.set(new Date(clock.now().getTime() + week))
    business = await server.signIn('business', business.id)
    expect(await gig()).toMatchObject({ status: 'expired' })
    expect(await setStatus('live')).toMatchObject({ status: 410, body: { message: messages.tracking.expired } })
    expect(oneGig.parse((await extend()).body).jobListing.status).toBe('live')
  })

  test('PF-05 rejects pausing another business’s gig and a closed one', async () => {
    expect((await setStatus('paused', await signedInBusiness(server))).status).toBe(404)
    await close()
    expect(await setStatus('paused')).toMatchObject({ status: 410, body: { message: messages.tracking.closedForGood } })
  })
})

describe('marking a gig filled', () => {
  async function rate({ student }: Awaited<ReturnType<typeof applicant>>, ...ratings: ApplicantRating[]) {
    const [row] = await server.db.select().from(applications).where(eq(applications.userId, student.id))
    const actions = ratings.map((notes, minutes) => ({
      status: 'rated' as const,
      changedAt: new Date(clock.now().getTime() + minutes * 60_000).toISOString(),
      notes,
    }))
    const payload = { jobListingId: listing.id, actionOnCandidate: { [row?.id ?? '']: actions } }
    expect((await server.call('actionOnCandidate', payload, { as: business })).status).toBe(200)
  }

  test('PF-05 PF-09 mails undecided applicants once, and rejects further applications', async () => {
    const people = { chosen: 'Top', refused: 'Not', maybe: 'Maybe', unrated: 'None', reconsidered: 'Again' }
    const by = Object.fromEntries(
      await Promise.all(
        Object.entries(people).map(async ([key, firstName]) => {
          const student = await signedInStudent(server, { firstName, email: `${key}@uni.example` })
          return [key, { student, resumeId: (await addResume(server, student.id)).id }] as const
        }),
      ),
    )
    const named = (key: keyof typeof people) => by[key] ?? expect.fail(`nobody is called ${key}`)
    for (const key of ['chosen', 'refused', 'maybe', 'unrated', 'reconsidered'] as const) await applyAs(named(key))
    await rate(named('chosen'), 'Top Applicant')
    await rate(named('refused'), 'Not a fit')
    await rate(named('maybe'), 'Maybe')
    await rate(named('reconsidered'), 'Not a fit', 'Maybe')

    for (const answer of [await setStatus('filled'), await setStatus('filled')])
      expect(answer).toMatchObject({ status: 200, body: { jobListing: { status: 'filled' } } })
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual([
      'maybe@uni.example',
      'reconsidered@uni.example',
      'unrated@uni.example',
    ])
    expect(server.mails[0]).toMatchObject({
      subject: 'Barista at Corner Cafe: position filled',
      text: expect.stringContaining('A position you applied for is filled.'),
    })
    expect(await applyAs(await applicant())).toMatchObject({
      status: 410,
      body: { message: 'This position is filled.' },
    })
    for (const answer of [await setStatus('live'), await setStatus('paused'), await extend()])
      expect(answer).toMatchObject({ status: 410, body: { message: messages.tracking.filledForGood } })
  })

  test('PF-05 keeps the status when a mail fails', async () => {
    await applyAs(await applicant())
    const { send } = server.context.mailer
    server.context.mailer.send = () => Promise.reject(new Error('disk full'))
    onTestFinished(() => {
      server.context.mailer.send = send
    })
    expect(await setStatus('filled')).toMatchObject({ status: 200, body: { jobListing: { status: 'filled' } } })
  })
})
