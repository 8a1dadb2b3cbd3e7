import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { foundBusinesses, foundJobs, type RequestOf, reviewedListing, reviewQueue } from '@/contract'
import { clock, limits, listingDecisions, moderationMessages, suspendedAbnReason } from '@/domain'
import { lockStudent } from '../../db/locks.ts'
import { businesses, jobListings, listingReports, queuedMails, reviewLog } from '../../db/schema.ts'
import { gigTexts } from '../../testing/gig-form.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { callDuring, hasConcurrentTransactions } from '../../testing/held-transaction.ts'
import {
  addApplication,
  addBusiness,
  addEvent,
  addListing,
  addResume,
  signedInAdmin,
  signedInBusiness,
  signedInStudent,
} from '../../testing/people.ts'
import { deletedBusinessId } from '../account-deletion/business-account.ts'
import { loadExport } from '../account-export/service.ts'
import { maxFormerAbns, toAbnColumns } from '../businesses/service.ts'
import { loadPostingRules } from '../listings/publishing.ts'
import { runMailQueue } from '../mails/queue.ts'

const server = testServer()
let student: Caller
let business: Caller
let admin: Caller
beforeEach(async () => {
  student = await signedInStudent(server)
  business = await signedInBusiness(server)
  admin = await signedInAdmin(server)
})

const minutesAgo = (minutes: number) => new Date(server.context.clock.now().getTime() - minutes * 60_000)
const add = (overrides: Partial<typeof jobListings.$inferInsert> = {}) => addListing(server, business.id, overrides)
const report = (jobListingId: string, change: Partial<RequestOf<'reportGig'>> = {}, as = student) =>
  server.call('reportGig', { jobListingId, subject: 'gig', reason: 'money', text: '', ...change }, { as })
const queue = async (after?: string) =>
  reviewQueue.parse((await server.call('reviewQueue', { after }, { as: admin })).body)
const open = async (jobListingId: string) =>
  reviewedListing.parse((await server.call('reviewedListing', undefined, { as: admin, params: { jobListingId } })).body)
const decide = (jobListingId: string, change: Partial<RequestOf<'decideListing'>>) => {
  const reportsUntil = clock.now().toISOString()
  const reason = 'It asks for money.'
  const request = { jobListingId, decision: 'hide', version: 1, reportsUntil, reason, ...change } as const
  return server.call('decideListing', request, { as: admin })
}
/** Replaces the business's ABN, or clears it. */
const changeAbn = async (abn: string | null) => {
  const [account] = await server.db.select().from(businesses).where(eq(businesses.id, business.id))
  if (!account) throw new Error('The business is gone.')
  await server.db.transaction(async (db) => {
    const columns = await toAbnColumns({ ...server.context, db }, account, abn)
    await db.update(businesses).set(columns).where(eq(businesses.id, business.id))
  })
}
const decideAbout = (
  decision: 'suspend' | 'unsuspend',
  reason = 'It asks for money.',
  reportsUntil = clock.now().toISOString(),
) => server.call('decideBusiness', { businessId: business.id, decision, reportsUntil, reason }, { as: admin })
const searched = async () => foundJobs.parse((await server.call('searchJobs', {}, { as: student })).body).jobList.length
const logged = () => server.db.select().from(reviewLog)

describe('TR-02 a report', () => {
  test('is stored once per student while it is open, however often it is sent', async () => {
    const { id } = await add()
    const statuses = await Promise.all([1, 2, 3].map(() => report(id)))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    await report(id, { subject: 'business', reason: 'other', text: 'It wrote to me' }, await signedInStudent(server))
    expect(await server.db.$count(listingReports)).toBe(2)
    expect(await queue()).toMatchObject({
      listings: [{ jobListingId: id, reports: 2, review: 'approved' }],
      next: null,
    })
  })

  test('is in its student’s export, and keeps its reason alone once the account is deleted', async () => {
    const { id } = await add()
    await report(id, { reason: 'pay', text: 'Ana was paid $9' })
    const { data } = await loadExport(server.context, { kind: 'student', id: student.id })
    expect(data).toMatchObject({ reports: [{ reason: 'pay', text: 'Ana was paid $9', jobTitle: 'Barista' }] })
    await server.call('deleteStudent', { confirmed: true }, { as: student })
    const [stored] = await server.db.select().from(listingReports)
    expect(stored).toMatchObject({ reason: 'pay', text: '', userId: null })
  })

  test('replaces the student’s open report of the listing', async () => {
    const { id } = await add()
    await report(id, { reason: 'pay', text: 'Paid $9' })
    expect(await report(id, { reason: 'money', text: 'Now it asks for a deposit' })).toMatchObject({ status: 200 })
    expect(await server.db.select().from(listingReports)).toMatchObject([
      { reason: 'money', text: 'Now it asks for a deposit', closedAt: null },
    ])
  })

  test('of a hidden listing is rejected like one of a missing listing', async () => {
    const { id } = await add({ review: 'hidden' })
    expect(await report(id)).toMatchObject({ status: 404 })
  })

  test('requires a text for the reason other', async () => {
    const { id } = await add()
    expect(await report(id, { reason: 'other', text: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { text: moderationMessages.report.textRequired } },
    })
  })

  test('is rejected over the limit of 24 hours', async () => {
    const { id } = await add()
    const closed = { jobListingId: id, userId: student.id, subject: 'gig', reason: 'pay', text: '' } as const
    const now = server.context.clock.now()
    const sent = Array.from({ length: limits.report.maxPerDay }, () => ({ ...closed, createdAt: now, closedAt: now }))
    await server.db.insert(listingReports).values(sent)
    expect(await report(id)).toMatchObject({ status: 429 })
  })
})

describe('TR-02 the queue', () => {
  test('lists waiting and reported listings, the oldest first, each once over all pages', async () => {
    const expected: string[] = []
    for (let index = 0; index < limits.reviewDeskRows + 3; index += 1) {
      const { id } = await add({ review: 'waiting', postedAt: minutesAgo(100 - index) })
      expected.push(id)
    }
    const reported = await add({ postedAt: minutesAgo(500) })
    await report(reported.id)
    await add()
    await add({ review: 'waiting', closedAt: minutesAgo(1) })
    const first = await queue()
    const second = await queue(first.next ?? '')
    const ids = [...first.listings, ...second.listings].map(({ jobListingId }) => jobListingId)
    expect(first.listings).toHaveLength(limits.reviewDeskRows)
    expect(ids).toEqual([...expected, reported.id])
    expect(second.next).toBeNull()
  })

  test.each([
    `2026-11-21T01:30:00.000Z~${'-'.repeat(36)}`,
    '2026-02-31T01:30:00.000Z~00000000-0000-4000-8000-000000000000',
    '0000-01-01T01:30:00.000Z~00000000-0000-4000-8000-000000000000',
  ])('starts again after the invalid cursor %s', async (cursor) => {
    const { id } = await add({ review: 'waiting' })
    expect((await queue(cursor)).listings).toMatchObject([{ jobListingId: id }])
  })
})

/** Adds a listing with two reports, of which the admin has read the first. @returns its id and the first one's instant */
async function addReportedTwice() {
  const { id } = await add()
  await report(id)
  const reportsUntil = (await open(id)).reports[0]?.createdAt
  clock.set(new Date(clock.now().getTime() + 60_000))
  await report(id, {}, await signedInStudent(server))
  return { id, reportsUntil }
}

describe('TR-02 a decision', () => {
  test('approves a waiting listing: live at once, mailed, logged and off the queue', async () => {
    const { id } = await add({
      review: 'waiting',
      reviewReasons: ['First gig'],
      postedAt: minutesAgo(14 * 24 * 60 - 1),
    })
    expect(await searched()).toBe(0)
    const answer = await decide(id, { decision: 'approve', reason: 'A real cafe.' })
    expect(reviewedListing.parse(answer.body)).toMatchObject({ review: 'approved', jobListing: { status: 'live' } })
    expect(await searched()).toBe(1)
    expect(server.mails).toMatchObject([{ to: 'mei@cafe.example', subject: 'Barista: approved' }])
    expect(server.mails[0]?.text).toContain('Why: A real cafe.')
    expect((await queue()).listings).toEqual([])
    expect((await open(id)).log).toMatchObject([{ decision: 'approve', adminName: 'Sam Reid', reason: 'A real cafe.' }])
  })

  test('approves a listing that expired too long ago to be extended without a new week, and mails that', async () => {
    const { id } = await add({ review: 'waiting', postedAt: minutesAgo(14 * 24 * 60 + 1) })
    const answer = await decide(id, { decision: 'approve', reason: 'A real cafe.' })
    expect(reviewedListing.parse(answer.body)).toMatchObject({ review: 'approved', jobListing: { status: 'expired' } })
    expect(server.mails).toMatchObject([{ text: expect.stringContaining('it has expired') }])
  })

  test('hides and restores a listing, with the reason for its business, and closes its reports', async () => {
    const { id } = await add()
    await report(id)
    await decide(id, { decision: 'hide', reason: 'It asks for money.' })
    expect(await searched()).toBe(0)
    expect(await open(id)).toMatchObject({ reviewReasons: ['It asks for money.'], reports: [{ isOpen: false }] })
    const gig = await server.call('gig', undefined, { as: business, params: { jobListingId: id } })
    expect(gig.body).toMatchObject({ jobListing: { status: 'hidden', reviewReasons: ['It asks for money.'] } })
    await decide(id, { decision: 'restore', reason: 'They removed it.' })
    expect(await searched()).toBe(1)
    expect((await logged()).map(({ decision }) => decision).toSorted()).toEqual(['hide', 'restore'])
  })

  test('refuses an edited listing, and mails its applicants once that it is gone, and once that it is back', async () => {
    const { id } = await add({ review: 'waiting', version: 2, shownTitle: 'Barista' })
    await addApplication(server, { userId: student.id, jobListingId: id })
    const toApplicant = () => server.mails.filter(({ to }) => to === 'ana@uni.example').map(({ subject }) => subject)
    const gone = 'Barista at Corner Cafe: no longer available'
    const back = 'Barista at Corner Cafe: shown again'
    const decideAgain = async (decision: 'approve' | 'refuse') => {
      clock.set(new Date(clock.now().getTime() + 60_000))
      await server.db.update(jobListings).set({ review: 'waiting' })
      expect(await decide(id, { decision, version: 2 })).toMatchObject({ status: 200 })
    }
    await decideAgain('refuse')
    expect(toApplicant()).toEqual([gone])
    await decideAgain('refuse')
    expect(toApplicant()).toEqual([gone])
    await decideAgain('approve')
    expect(toApplicant()).toEqual([gone, back])
    await decideAgain('approve')
    expect(toApplicant()).toEqual([gone, back])
    await decideAgain('refuse')
    expect(toApplicant()).toEqual([gone, back, gone])
  })

  test('is mailed with no URL in the typed name of the owner', async () => {
    await server.db.update(businesses).set({ ownerFirstName: 'Win https://evil.example' })
    await decide((await add()).id, {})
    expect(server.mails[0]?.text).toContain('Hello Win https evil.example,')
  })

  test('changes, logs and mails nothing when repeated', async () => {
    const { id } = await add()
    const warn = vi.spyOn(server.context.log, 'warn')
    await Promise.all([1, 2, 3].map(() => decide(id, { decision: 'hide' })))
    // Ignore refusals of earlier tests, which are logged up to a second later.
    const decided = warn.mock.calls.filter(([entry]) => JSON.stringify(entry).includes('adminDecided'))
    warn.mockRestore()
    expect(decided).toEqual([[{ security: { event: 'adminDecided', decision: 'hide' } }, 'Security event']])
    expect(await logged()).toHaveLength(1)
    expect(server.mails).toHaveLength(1)
  })

  test('is rejected for another version than the admin has read, and for a listing decided about meanwhile', async () => {
    const { id } = await add({ review: 'waiting', version: 2 })
    expect(await decide(id, { decision: 'approve', version: 1 })).toMatchObject({ status: 409 })
    expect(await decide(id, { decision: 'restore', version: 2 })).toMatchObject({ status: 409 })
    expect(await logged()).toEqual([])
  })

  test('to close reports is rejected for a stale version, unless it repeats a decision', async () => {
    const { id } = await add({ version: 2 })
    await report(id)
    expect(await decide(id, { decision: 'dismiss', version: 1 })).toMatchObject({ status: 409 })
    expect((await queue()).listings).toMatchObject([{ reports: 1 }])
    expect(await decide(id, { decision: 'dismiss', version: 2 })).toMatchObject({ status: 200 })
    expect(await decide(id, { decision: 'dismiss', version: 1 })).toMatchObject({ status: 200 })
    expect(await logged()).toHaveLength(1)
  })

  test('leaves the reports open that the admin has not read', async () => {
    const { id, reportsUntil } = await addReportedTwice()
    expect(await decide(id, { reportsUntil })).toMatchObject({ status: 200 })
    expect((await queue()).listings).toMatchObject([{ jobListingId: id, reports: 1 }])
  })

  test('API-09 is rejected for reports until an instant in the year 0000', async () => {
    const { id } = await add()
    const reportsUntil = '0000-01-01T00:00:00Z'
    expect(await decide(id, { reportsUntil })).toMatchObject({ status: 400 })
    expect(await decideAbout('suspend', undefined, reportsUntil)).toMatchObject({ status: 400 })
  })

  test.each(listingDecisions)('to %s needs a reason', async (decision) => {
    const { id } = await add()
    expect(await decide(id, { decision, reason: '  ' })).toMatchObject({ status: 400 })
  })

  test('to close reports leaves the listing as it is and mails nobody', async () => {
    const { id } = await add()
    await report(id)
    await decide(id, { decision: 'dismiss', reason: 'The pay is fine.' })
    expect(await searched()).toBe(1)
    expect(server.mails).toEqual([])
    expect(await logged()).toMatchObject([{ decision: 'dismiss' }])
    expect((await report(id)).status).toBe(200)
    expect((await queue()).listings).toHaveLength(1)
  })
})

test.runIf(hasConcurrentTransactions).each([
  ['hides a listing', (jobListingId: string) => decide(jobListingId, {})],
  ['suspends a business', () => decideAbout('suspend')],
])('TR-11 a decision that %s waits while an applicant who reported it is being deleted', async (_, decideOn) => {
  const { id } = await add()
  await report(id)
  await addApplication(server, { userId: student.id, jobListingId: id })
  const decided = await callDuring(
    server.db,
    (tx) => lockStudent(tx, student.id, 'delete'),
    () => decideOn(id),
    (tx) => tx.update(listingReports).set({ text: '', userId: null }).where(eq(listingReports.userId, student.id)),
  )
  expect(decided).toMatchObject({ status: 200 })
  expect((await open(id)).reports).toMatchObject([{ isOpen: false }])
})

describe('TR-02 a suspension', () => {
  test('hides the listings, cuts access to applicants, tells them and the business, and is lifted again', async () => {
    const { id } = await add()
    await report(id)
    const resume = await addResume(server, student.id)
    await addApplication(server, { userId: student.id, jobListingId: id, resumeId: resume.id })
    const openResume = async () => {
      const headers = { authorization: `Bearer ${business.token}` }
      return (await server.app.inject({ url: `/api/files/${resume.fileId}`, headers })).statusCode
    }
    expect(await openResume()).toBe(200)
    await decideAbout('suspend')
    expect(await openResume()).toBe(404)
    expect(await searched()).toBe(0)
    expect((await queue()).listings).toEqual([])
    expect(server.mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ana@uni.example', 'Barista at Corner Cafe: no longer available'],
      ['mei@cafe.example', 'Your Campus Gigs account is suspended'],
    ])
    await decideAbout('suspend', 'Again')
    expect(await logged()).toHaveLength(1)
    clock.set(new Date(clock.now().getTime() + 60_000))
    await decideAbout('unsuspend', 'They explained.')
    const lifted = server.mails.slice(2)
    expect(lifted.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ana@uni.example', 'Barista at Corner Cafe: no longer suspended'],
      ['mei@cafe.example', 'Your Campus Gigs account is open again'],
    ])
    expect(lifted.find(({ to }) => to === 'mei@cafe.example')?.text).toContain('If a gig has expired meanwhile')
    expect(await openResume()).toBe(200)
    expect(await searched()).toBe(1)
    expect((await open(id)).log.map(({ decision }) => decision)).toEqual(['unsuspend', 'suspend'])
  })

  test('leaves the reports open that the admin has not read', async () => {
    const { id, reportsUntil } = await addReportedTwice()
    await decideAbout('suspend', undefined, reportsUntil)
    expect((await queue()).listings).toMatchObject([{ jobListingId: id, reports: 1 }])
  })

  test('of the owner of deleted businesses’ listings is rejected, because it would hide them all', async () => {
    await server.db.insert(businesses).values({ id: deletedBusinessId })
    const suspend = { businessId: deletedBusinessId, decision: 'suspend', reason: 'It asks for money.' } as const
    expect(await server.call('decideBusiness', suspend, { as: admin })).toMatchObject({ status: 404 })
  })

  test('mails each applicant of filled and recently closed gigs once, but none whose application has expired', async () => {
    const filled = await add({ filledAt: minutesAgo(60) })
    const closed = await add({ closedAt: minutesAgo(60) })
    const apply = (jobListingId: string, userId: string, expiredAt: Date | null = null) =>
      addApplication(server, { userId, jobListingId, expiredAt })
    await apply(filled.id, student.id)
    await apply(closed.id, student.id)
    await apply(closed.id, (await signedInStudent(server, { email: 'bo@uni.example' })).id)
    await apply(closed.id, (await signedInStudent(server, { email: 'cy@uni.example' })).id, minutesAgo(1))
    await decideAbout('suspend')
    const mailed = server.mails.map(({ to }) => to).toSorted()
    expect(mailed).toEqual(['ana@uni.example', 'bo@uni.example', 'mei@cafe.example'])
  })

  test('makes the first gig of a new account with the same ABN wait, unless it is lifted', async () => {
    const { context } = server
    const { trust } = context.config
    onTestFinished(() => void Object.assign(context.config, { trust }))
    Object.assign(context.config, { trust: 'verified' })
    const abn = '51824753556'
    await server.db.update(businesses).set({ abn }).where(eq(businesses.id, business.id))
    const isSuspendedFor = async (as: Caller) => (await loadPostingRules(context, as.id)).isAbnSuspended
    const again = await signedInBusiness(server, { abn, emailVerifiedAt: clock.now() })
    expect(await isSuspendedFor(again)).toBe(false)
    await decideAbout('suspend')
    expect([await isSuspendedFor(again), await isSuspendedFor(await signedInBusiness(server))]).toEqual([true, false])
    await decideAbout('unsuspend')
    expect(await isSuspendedFor(again)).toBe(false)
    clock.set(new Date(clock.now().getTime() + 60_000))
    await decideAbout('suspend')
    expect((await server.call('deleteBusiness', { confirmed: true }, { as: business })).status).toBe(200)
    const form = { ...gigTexts, idempotencyKey: randomUUID() }
    expect((await server.upload('createGig', Object.entries(form), { as: again })).status).toBe(200)
    const [gig] = await server.db.select().from(jobListings).where(eq(jobListings.businessId, again.id))
    expect(gig).toMatchObject({ review: 'waiting', reviewReasons: [suspendedAbnReason] })
  })

  test('covers an ABN that the business has replaced, and one with an open listing is not cleared', async () => {
    const { context } = server
    const { trust } = context.config
    onTestFinished(() => void Object.assign(context.config, { trust }))
    Object.assign(context.config, { trust: 'verified' })
    await add()
    const abn = '51824753556'
    await changeAbn(abn)
    await expect(changeAbn(null)).rejects.toMatchObject({ statusCode: 400, fields: { abn: expect.any(String) } })
    await changeAbn('53004085616')
    await decideAbout('suspend')
    const again = await signedInBusiness(server, { abn })
    expect((await loadPostingRules(context, again.id)).isAbnSuspended).toBe(true)
  })

  test('covers every ABN that the business has replaced, which is refused another one after many', async () => {
    await add()
    const abns = Array.from({ length: maxFormerAbns + 1 }, (_, index) => String(10_000_000_000 + index))
    for (const abn of abns) await changeAbn(abn)
    for (const abn of ['83914571673', null])
      await expect(changeAbn(abn)).rejects.toMatchObject({ statusCode: 400, fields: { abn: expect.any(String) } })
    await decideAbout('suspend')
    const [entry] = await server.db.select().from(reviewLog)
    expect(entry).toMatchObject({ abn: abns.at(-1), formerAbns: abns.slice(0, -1) })
  })

  test('covers all ABNs of a business that had replaced more of them before there was a limit', async () => {
    await add()
    const formerAbns = Array.from({ length: maxFormerAbns + 5 }, (_, index) => String(10_000_000_000 + index))
    await server.db.update(businesses).set({ abn: '51824753556', formerAbns })
    await expect(changeAbn('83914571673')).rejects.toMatchObject({ statusCode: 400 })
    await decideAbout('suspend')
    const [entry] = await server.db.select().from(reviewLog)
    expect(entry).toMatchObject({ formerAbns })
  })

  test('covers no ABN that the business replaced before its first listing', async () => {
    for (const abn of ['51824753556', '53004085616']) await changeAbn(abn)
    await add()
    await changeAbn('83914571673')
    await decideAbout('suspend')
    const [entry] = await server.db.select().from(reviewLog)
    expect(entry).toMatchObject({ abn: '83914571673', formerAbns: ['53004085616'] })
  })

  test('keeps a listing hidden that was hidden separately, and mails no applicant that it is back', async () => {
    const { id } = await add()
    await addApplication(server, { userId: student.id, jobListingId: id })
    await decide(id, { decision: 'hide' })
    await decideAbout('suspend')
    await decideAbout('unsuspend')
    expect(await searched()).toBe(0)
    const toApplicant = server.mails.filter(({ to }) => to === 'ana@uni.example')
    expect(toApplicant.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Barista at Corner Cafe: no longer available'),
    )
  })

  test('of the business of a restored listing mails its applicants only when it is lifted', async () => {
    const { id } = await add()
    await addApplication(server, { userId: student.id, jobListingId: id })
    await decide(id, { decision: 'hide' })
    await decideAbout('suspend')
    await decide(id, { decision: 'restore' })
    await decideAbout('unsuspend')
    const toApplicant = server.mails.filter(({ to }) => to === 'ana@uni.example')
    expect(toApplicant.map(({ subject }) => subject).slice(2)).toEqual(['Barista at Corner Cafe: no longer suspended'])
  })

  test('tells of an edit once: the mail that it is lifted has the changes of its gig, and other gigs keep their mails', async () => {
    const now = clock.now()
    const addEdited = async (jobTitle: string, postedAt: Date) => {
      const { id: jobListingId } = await add({ jobTitle, postedAt })
      const { id: applicationId } = await addApplication(server, { userId: student.id, jobListingId })
      const mail = { userId: student.id, jobListingId, applicationId, key: jobListingId, createdAt: now, dueAt: now }
      await server.db.insert(queuedMails).values({ ...mail, event: 'edited', editedFields: ['jobTitle'] })
    }
    await addEdited('Barista', now)
    await addEdited('Waiter', minutesAgo(1))
    await decideAbout('suspend')
    await decideAbout('unsuspend')
    await runMailQueue(server.context)
    const toApplicant = server.mails.filter(({ to }) => to === 'ana@uni.example').slice(1)
    expect(toApplicant.map(({ subject, text }) => [subject, /Changed: .*/.exec(text)?.[0]])).toEqual([
      ['Barista at Corner Cafe: no longer suspended', 'Changed: Job title.'],
      [expect.stringContaining('Waiter'), 'Changed: Job title.'],
    ])
  })
})

test('TR-02 the database refuses to change or delete an entry of the log', async () => {
  const { id } = await add()
  await decide(id, { decision: 'hide' })
  const refused = { cause: { message: expect.stringContaining('never changed or deleted') } }
  await expect(server.db.update(reviewLog).set({ reason: 'Nothing' })).rejects.toMatchObject(refused)
  await expect(server.db.delete(reviewLog)).rejects.toMatchObject(refused)
  await server.db.delete(jobListings).where(eq(jobListings.id, id))
  await server.db.delete(businesses).where(eq(businesses.id, business.id))
  expect(await logged()).toMatchObject([{ decision: 'hide', reason: 'It asks for money.', jobListingId: id }])
})

test('TR-02 rejects an admin whom the settings no longer name', async () => {
  const { config } = server.context
  const named = config.admins
  try {
    Object.assign(config, { admins: [{ issuer: 'https://identity.example', subject: 'somebody-else' }] })
    expect(await server.call('adminSession', undefined, { as: admin })).toMatchObject({ status: 401 })
  } finally {
    Object.assign(config, { admins: named })
  }
  expect(await server.call('adminSession', undefined, { as: admin })).toMatchObject({
    body: { admin: { name: 'Sam Reid' } },
  })
})

test('TR-02 an admin reads no resume, gets no live updates and has no export', async () => {
  const resume = await addResume(server, student.id)
  const headers = { authorization: `Bearer ${admin.token}` }
  expect((await server.app.inject({ url: `/api/files/${resume.fileId}`, headers })).statusCode).toBe(404)
  expect((await server.app.inject({ url: '/api/live', headers })).statusCode).toBe(403)
  expect((await server.app.inject({ url: '/api/account/export', headers })).statusCode).toBe(403)
})

test('TR-02 an admin allows one name of an institution, which the log and the mail say', async () => {
  const valid = {
    ownerFullName: 'Mei Tan',
    profileOwnerPosition: 'Owner',
    phoneNumber: '+61 398765432',
    companyCategory: 'Hospitality',
    website: '',
    suburbName: 'Fitzroy',
    suburbZipCode: '3065',
    description: 'A corner, and coffee.',
  }
  const rename = (companyName: string) =>
    server.call('customiseCompanyData', { ...valid, companyName }, { as: business })
  const refused = { status: 400, body: { fields: { companyName: moderationMessages.reservedName } } }
  expect(await rename('Monash University')).toMatchObject(refused)
  const allow = { businessId: business.id, decision: 'allowName', name: 'Monash University', reason: 'It is.' } as const
  for (const _ of [1, 2]) await server.call('decideBusiness', allow, { as: admin })
  expect(await rename('RMIT University')).toMatchObject(refused)
  expect(await rename('Monash University')).toMatchObject({ body: { data: { companyName: 'Monash University' } } })
  expect(await logged()).toMatchObject([{ decision: 'allowName', allowedName: 'Monash University' }])
  expect(server.mails).toMatchObject([{ text: expect.stringContaining('“Monash University”') }])
})

test('TR-02 requires a click on the poster of a business that may not post, and opens nothing for a suspended one', async () => {
  const address = await addEvent(server, business.id, { eventLink: 'https://fair.example' })
  const userData = { visitTime: '2026-11-21T11:30:00.000Z' }
  const scan = () =>
    server.call('scanEvent', { eventorganiser: address.organiserSlug, posterid: address.posterSlug, userData })
  expect(await scan()).toMatchObject({ body: { targetUrl: 'https://fair.example', isVerified: true } })
  await server.db.update(businesses).set({ phoneNumber: null })
  expect(await scan()).toMatchObject({ body: { isVerified: false } })
  await decideAbout('suspend')
  expect((await scan()).status).toBe(404)
})

describe('TR-02 the desk finds a business', () => {
  const find = async (q: string) => {
    const { body } = await server.call('findBusinesses', { q }, { as: admin })
    return foundBusinesses.parse(body).businesses.map(({ id }) => id)
  }

  test('without a gig or a name, and suspends it', async () => {
    const id = await addBusiness(server, { username: 'cheap.visas', companyName: null, email: 'Boss_1@visas.example' })
    for (const text of ['HEAP.vis', 'boss_1@visas', 'visas']) expect(await find(text)).toEqual([id])
    const suspend = { businessId: id, decision: 'suspend', reason: 'It sells visas.' } as const
    await server.call('decideBusiness', suspend, { as: admin })
    const reviewed = { suspension: { reason: 'It sells visas.' }, username: 'cheap.visas' }
    const opened = () => server.call('reviewedBusiness', undefined, { as: admin, params: { businessId: id } })
    expect(await opened()).toMatchObject({
      body: { business: reviewed, listings: [], reports: [], log: [{ decision: 'suspend', adminName: 'Sam Reid' }] },
    })
    expect(server.mails).toMatchObject([{ to: 'Boss_1@visas.example' }])
  })

  test('by literal text instead of a pattern, and never the owner of deleted businesses’ listings', async () => {
    await server.db.insert(businesses).values({ id: deletedBusinessId, companyName: 'Deleted business' })
    expect(await find('Corner')).toEqual([business.id])
    expect(await find('Corner%')).toEqual([])
    expect(await find('Deleted')).toEqual([])
    const deleted = { as: admin, params: { businessId: deletedBusinessId } }
    expect(await server.call('reviewedBusiness', undefined, deleted)).toMatchObject({ status: 404 })
  })
})

test('TR-02 hiding a gig mails its business why, and its applicants that it is gone and later that it is back', async () => {
  const { id } = await add()
  await addApplication(server, { userId: student.id, jobListingId: id })
  await decide(id, { decision: 'hide' })
  const toApplicant = () => server.mails.filter(({ to }) => to === 'ana@uni.example')
  expect(toApplicant()).toMatchObject([{ text: expect.stringContaining("isn't shown any more") }])
  expect(toApplicant()[0]?.text).not.toContain('It asks for money.')
  expect(server.mails.filter(({ to }) => to === 'mei@cafe.example')).toMatchObject([
    { text: expect.stringContaining('It asks for money.') },
  ])
  await decide(id, { decision: 'restore' })
  expect(toApplicant().slice(1)).toMatchObject([
    { text: expect.stringContaining('It is shown again unless it has ended') },
  ])
})
