import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clock, dayMs, minuteMs } from '@/domain'
import { businesses, jobListings, queuedMails } from '../../db/schema.ts'
import type { Mail } from '../../mail/mailer.ts'
import { gigTexts } from '../../testing/gig-form.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addListing, addResume, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { executedPlanOf, statementsOf } from '../../testing/statements.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { deleteApplicantMails, runMailQueue } from './queue.ts'

const server = testServer({ mailDigestHour: 8 })

let business: Caller
let listing: JobListingRow
const verified = { emailVerifiedAt: new Date('2026-11-01T00:00:00.000Z') }

beforeEach(async () => {
  business = await signedInBusiness(server, verified)
  listing = await addListing(server, business.id)
})

/** Applies as a new student. */
async function apply(fullName: string, to: JobListingRow = listing): Promise<Caller> {
  const [firstName = '', lastName = ''] = fullName.split(' ')
  const email = `${firstName.toLowerCase()}@uni.example`
  const student = await signedInStudent(server, { firstName, lastName, fullName, email })
  await applyAs(student, to)
  return student
}

async function applyAs(student: Caller, to: JobListingRow = listing): Promise<void> {
  const resume = await addResume(server, student.id)
  const input = { jobListingId: to.id, resumeId: resume.id, coverLetter: '<p>My secret letter</p>', answers: [] }
  expect(await server.call('apply', { ...input, sharesContact: true }, { as: student })).toMatchObject({ status: 200 })
}

const choose = (topic: 'applicants' | 'expiry', frequency: 'atOnce' | 'daily' | 'never') =>
  server.call('chooseBusinessMails', { topic, frequency }, { as: business })
const runAt = async (instant: string) => {
  clock.set(instant)
  await runMailQueue(server.context)
}
const to = (email: string) => server.mails.filter((mail) => mail.to === email)
const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => subject)
const ofBusiness = () => subjects(to('mei@cafe.example'))
const tokenIn = (mail: Mail | undefined) => /unsubscribe#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

describe('TR-07 a business is mailed its new applicants', () => {
  test('once a day, at 8 am in Melbourne, by name and without letters or contact details', async () => {
    await apply('Ana Silva')
    clock.set('2026-11-21T01:31:00.000Z')
    await apply('Bo Lee')
    const bar = await addListing(server, business.id, { jobTitle: 'Bar staff' })
    await apply('Cy Ng', bar)
    await runAt('2026-11-21T20:59:00.000Z')
    expect(ofBusiness()).toEqual([])
    await runAt('2026-11-21T21:00:00.000Z')
    await runMailQueue(server.context)
    expect(ofBusiness()).toEqual(['3 new applicants for 2 gigs'])
    const [mail] = to('mei@cafe.example')
    const { origin } = server.context.publicUrl()
    expect(mail?.text.split('\n').slice(0, 10)).toEqual([
      'Hello Mei,',
      '',
      'Barista',
      'Ana Silva',
      'Bo Lee',
      `See the applicants: ${origin}/business/gig/${listing.id}`,
      '',
      'Bar staff',
      'Cy Ng',
      `See the applicants: ${origin}/business/gig/${bar.id}`,
    ])
    expect(mail?.text).not.toMatch(/secret|uni\.example|412345678/)
  })

  test('at once by choice, also for mails pending for the day', async () => {
    await apply('Ana Silva')
    expect(ofBusiness()).toEqual([])
    await choose('applicants', 'atOnce')
    expect(ofBusiness()).toEqual(['1 new applicant for Barista'])
    await apply('Bo Lee')
    expect(ofBusiness()).toHaveLength(2)
  })

  test.each([
    ['chose no mails', () => choose('applicants', 'never')],
    ['has no verified address', () => server.db.update(businesses).set({ emailVerifiedAt: null })],
    ['is suspended', () => server.db.update(businesses).set({ suspendedAt: new Date() })],
  ])('not when it %s', async (_, change) => {
    await apply('Ana Silva')
    await change()
    await runAt('2026-11-22T22:00:00.000Z')
    expect(server.mails).toEqual([])
    expect(await server.db.select().from(queuedMails)).toEqual([])
  })

  test('not about an application withdrawn before', async () => {
    const student = await apply('Ana Silva')
    await server.call('withdraw', { jobListingId: listing.id }, { as: student })
    await runAt('2026-11-22T22:00:00.000Z')
    expect(ofBusiness()).toEqual([])
  })

  test('once, when two servers send at the same time', async () => {
    await apply('Ana Silva')
    clock.set('2026-11-21T21:00:00.000Z')
    await Promise.all([runMailQueue(server.context), runMailQueue(server.context)])
    expect(ofBusiness()).toEqual(['1 new applicant for Barista'])
  })

  test('once each, when another server sends meanwhile', async () => {
    await apply('Ana Silva')
    clock.set('2026-11-21T21:00:00.000Z')
    const send = async (mail: Mail) => {
      await choose('applicants', 'atOnce')
      await apply('Bo Lee')
      await runMailQueue(server.context)
      return server.context.mailer.send(mail)
    }
    await runMailQueue({ ...server.context, mailer: { ...server.context.mailer, send } })
    await runMailQueue(server.context)
    expect(to('mei@cafe.example').map(({ text }) => text.match(/Ana Silva|Bo Lee/g))).toEqual([
      ['Bo Lee'],
      ['Ana Silva'],
    ])
  })

  test('not again when a student withdraws and reapplies', async () => {
    await choose('applicants', 'atOnce')
    const student = await apply('Ana Silva')
    expect(ofBusiness()).toHaveLength(1)
    await server.call('withdraw', { jobListingId: listing.id }, { as: student })
    await applyAs(student)
    expect(ofBusiness()).toHaveLength(1)
  })

  test('not about a student who deleted the account, of whom no row is kept', async () => {
    const student = await apply('Ana Silva')
    await server.call('deleteStudent', { confirmed: true }, { as: student })
    await runAt('2026-11-22T22:00:00.000Z')
    expect(ofBusiness()).toEqual([])
    await choose('applicants', 'atOnce')
    const other = await apply('Bo Lee')
    expect(ofBusiness()).toHaveLength(1)
    await server.call('deleteStudent', { confirmed: true }, { as: other })
    expect(await server.db.select().from(queuedMails)).toEqual([])
  })

  test('and finds the mails about a deleted student by an index, in every collation', async () => {
    await server.db.execute(sql`
      insert into queued_mails (event, business_id, job_listing_id, key, due_at)
      select 'applied', ${business.id}::uuid, ${listing.id}::uuid,
        'applied ' || gen_random_uuid() || ' ' || gen_random_uuid(), now()
      from generate_series(1, 3000)`)
    await server.db.execute(sql`analyze queued_mails`)
    const deletion = await statementsOf(server.db, () => deleteApplicantMails(server.db, randomUUID()))
    const plans = await Promise.all(deletion.map((statement) => executedPlanOf(server.db, statement)))
    expect(plans).toEqual([expect.stringContaining('queued_mails_key')])
  })

  test('after failures: giving up one application keeps the others pending', async () => {
    await apply('Ana Silva')
    await server.db.update(queuedMails).set({ attempts: 29 })
    await apply('Bo Lee')
    clock.set('2026-11-21T21:00:00.000Z')
    const failing = { send: () => Promise.reject(new Error('away')) }
    const log = { ...server.context.log, error: vi.fn(), warn: vi.fn() }
    await runMailQueue({
      ...server.context,
      mailer: { ...server.context.mailer, ...failing },
      log,
    } as typeof server.context)
    expect(await server.db.select().from(queuedMails)).toMatchObject([{ attempts: 1 }])
    await runAt('2026-11-21T21:01:00.000Z')
    expect(to('mei@cafe.example').map(({ text }) => /Ana Silva|Bo Lee/.exec(text)?.[0])).toEqual(['Bo Lee'])
  })

  test('again after a failure, with the same id, and given up after a day', async () => {
    await apply('Ana Silva')
    clock.set('2026-11-21T21:00:00.000Z')
    const tried: Mail[] = []
    const failing = { send: async (mail: Mail) => Promise.reject(tried.push(mail)) }
    const log = { ...server.context.log, error: vi.fn(), warn: vi.fn() }
    const broken = { ...server.context, mailer: { ...server.context.mailer, ...failing }, log } as typeof server.context
    await runMailQueue(broken)
    await runMailQueue(broken)
    expect(tried).toHaveLength(1)
    clock.set(new Date(clock.now().getTime() + minuteMs))
    await runMailQueue(server.context)
    expect(to('mei@cafe.example')).toMatchObject([{ id: tried[0]?.id }])

    await apply('Bo Lee')
    const endMs = clock.now().getTime() + 3 * dayMs
    while (clock.now().getTime() < endMs) {
      await runMailQueue(broken)
      clock.set(new Date(clock.now().getTime() + 60 * minuteMs))
    }
    expect(tried).toHaveLength(31)
    expect(log.error).toHaveBeenCalledOnce()
    await runMailQueue(server.context)
    expect(to('mei@cafe.example')).toHaveLength(1)
  })
})

describe('TR-07 a business is mailed a gig’s end', () => {
  test('at the daily hour before, once for each expiry', async () => {
    // The listing expires on 28 November at 12:30 pm.
    await runAt('2026-11-26T20:59:00.000Z')
    expect(ofBusiness()).toEqual([])
    await runAt('2026-11-26T21:00:00.000Z')
    await runAt('2026-11-26T22:00:00.000Z')
    expect(ofBusiness()).toEqual(['Barista expires soon'])
    await server.call('extendGig', { jobListingId: listing.id }, { as: business })
    await runAt('2026-11-26T23:00:00.000Z')
    expect(ofBusiness()).toHaveLength(1)
    await runAt('2026-12-02T22:00:00.000Z')
    expect(ofBusiness()).toHaveLength(2)
  })

  test('not when it chose never, nor about a paused gig', async () => {
    await server.call('setGigStatus', { jobListingId: listing.id, status: 'paused' }, { as: business })
    await runAt('2026-11-27T22:00:00.000Z')
    expect(ofBusiness()).toEqual([])
    await choose('expiry', 'never')
    await server.call('setGigStatus', { jobListingId: listing.id, status: 'live' }, { as: business })
    await runMailQueue(server.context)
    expect(ofBusiness()).toEqual([])
  })
})

describe('TR-07 a student is mailed what became of an application', () => {
  test('filled, closed and changed gigs, each once', async () => {
    await apply('Ana Silva')
    const bar = await addListing(server, business.id, { jobTitle: 'Bar staff' })
    await apply('Bo Lee', bar)
    const edit = {
      ...gigTexts,
      jobTitle: 'Bar staff',
      jobListingId: bar.id,
      version: '1',
      idempotencyKey: randomUUID(),
    }
    expect(await server.upload('editGig', Object.entries(edit), { as: business })).toMatchObject({ status: 200 })
    const filled = { jobListingId: listing.id, status: 'filled' } as const
    await server.call('setGigStatus', filled, { as: business })
    await server.call('setGigStatus', filled, { as: business })
    await server.call('closeGig', { jobListingId: bar.id }, { as: business })
    await server.call('closeGig', { jobListingId: listing.id }, { as: business })
    expect(subjects(to('ana@uni.example'))).toEqual(['Barista at Corner Cafe: position filled'])
    expect(subjects(to('bo@uni.example'))).toEqual([
      'Bar staff at Corner Cafe: what changed',
      'Bar staff at Corner Cafe: gig closed',
    ])
  })

  describe.each([
    ['filled', () => server.call('setGigStatus', { jobListingId: listing.id, status: 'filled' }, { as: business })],
    ['closed', () => server.call('closeGig', { jobListingId: listing.id }, { as: business })],
  ])('%s while it', (_, end) => {
    test('waits for review, by the title that was reviewed last', async () => {
      await apply('Ana Silva')
      const waiting = { review: 'waiting', jobTitle: 'Message us on WhatsApp', shownTitle: 'Barista' } as const
      await server.db.update(jobListings).set(waiting)
      expect(await end()).toMatchObject({ status: 200 })
      expect(subjects(to('ana@uni.example'))).toEqual([expect.stringMatching(/^Barista at Corner Cafe: /)])
    })

    test('is hidden, not again: they were mailed that it is gone', async () => {
      await apply('Ana Silva')
      await server.db.update(jobListings).set({ review: 'hidden' })
      expect(await end()).toMatchObject({ status: 200 })
      expect(to('ana@uni.example')).toEqual([])
    })
  })

  test('not by choice', async () => {
    const student = await apply('Ana Silva')
    await server.call('chooseStudentMails', { topic: 'applications', frequency: 'never' }, { as: student })
    await server.call('setGigStatus', { jobListingId: listing.id, status: 'filled' }, { as: business })
    expect(server.mails).toEqual([])
  })
})

describe('TR-07 a mail’s link switches its topic off, signed out', () => {
  test('by the page', async () => {
    await choose('applicants', 'atOnce')
    await apply('Ana Silva')
    const token = tokenIn(to('mei@cafe.example')[0])
    expect(await server.call('unsubscribe', { token })).toMatchObject({ status: 200, body: { topic: 'applicants' } })
    expect(await server.call('businessMailSettings', undefined, { as: business })).toMatchObject({
      body: {
        choices: [
          { topic: 'applicants', frequency: 'never' },
          { topic: 'expiry', frequency: 'daily' },
        ],
        email: 'mei@cafe.example',
        isEmailVerified: true,
        isSending: false,
      },
    })
    await apply('Bo Lee')
    expect(ofBusiness()).toHaveLength(1)
  })

  test('by one POST to the URL of the header', async () => {
    await choose('applicants', 'atOnce')
    await apply('Ana Silva')
    const { pathname } = new URL(to('mei@cafe.example')[0]?.unsubscribeUrl ?? '')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const opened = await server.app.inject({ url: pathname })
    expect(opened.headers.location).toBe(`/unsubscribe#token=${tokenIn(to('mei@cafe.example')[0])}`)
    const [row] = await server.db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(row?.applicantMails).toBe('atOnce')
    const payload = 'List-Unsubscribe=One-Click'
    expect((await server.app.inject({ method: 'POST', url: pathname, headers, payload })).statusCode).toBe(200)
    await apply('Bo Lee')
    expect(ofBusiness()).toHaveLength(1)
  })

  test('and no other account’s or topic’s', async () => {
    await choose('applicants', 'atOnce')
    await apply('Ana Silva')
    const [topic, id, signature] = tokenIn(to('mei@cafe.example')[0]).split('.')
    const other = await signedInBusiness(server)
    for (const token of [
      `expiry.${id}.${signature}`,
      `${topic}.${other.id}.${signature}`,
      `${topic}.${id}.${'x'.repeat(43)}`,
    ])
      expect(await server.call('unsubscribe', { token })).toMatchObject({ status: 401 })
  })

  test('also once the account is deleted', async () => {
    await choose('applicants', 'atOnce')
    await apply('Ana Silva')
    const token = tokenIn(to('mei@cafe.example')[0])
    await server.call('deleteBusiness', { confirmed: true }, { as: business })
    expect(await server.call('unsubscribe', { token })).toMatchObject({ status: 200 })
  })
})

test('TR-07 an account can’t choose what its kind doesn’t have', async () => {
  const wrong = { topic: 'applications', frequency: 'never' }
  expect(await server.callWith('chooseBusinessMails', wrong, { as: business })).toMatchObject({ status: 400 })
  const hourly = { topic: 'expiry', frequency: 'atOnce' }
  expect(await server.callWith('chooseBusinessMails', hourly, { as: business })).toMatchObject({ status: 400 })
})
