import { inspect } from 'node:util'
import { DrizzleQueryError, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock, dayMs, minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import { businesses, outgoingMails } from '../../db/schema.ts'
import { createMailQueue } from '../../mail/mail-queue.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addApplication, addListing, signedInAdmin, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { deleteBusinessAccount } from '../account-deletion/business-account.ts'
import { deleteStudentAccount } from '../account-deletion/student-account.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { decideBusiness } from '../moderation/decide-business.ts'
import { decideListing } from '../moderation/decide-listing.ts'
import { queueOutgoingMails } from './outgoing.ts'
import { runMailQueue } from './queue.ts'

const server = testServer()
let student: Caller
let business: Caller
let listing: JobListingRow
/** The context of a server that is killed after a commit, before its mail queue runs. */
let killed: Context
let admin: Parameters<typeof decideListing>[1]

beforeEach(async () => {
  student = await signedInStudent(server)
  business = await signedInBusiness(server)
  listing = await addListing(server, business.id)
  await addApplication(server, { userId: student.id, jobListingId: listing.id })
  killed = { ...server.context, mailQueue: { wake: () => {}, add: () => {}, idle: async () => {} } }
  admin = { kind: 'admin', id: (await signedInAdmin(server)).id, name: 'Ada', email: 'ada@desk.example' }
})

afterEach(() => vi.restoreAllMocks())

const recipients = () => server.mails.map(({ to }) => to).toSorted()
const reason = 'It asks for money.'
const hide = () => decideListing(killed, admin, { jobListingId: listing.id, decision: 'hide', version: 1, reason })

test.each([
  ['hides a gig', hide, ['ana@uni.example', 'mei@cafe.example']],
  [
    'suspends a business',
    () => decideBusiness(killed, admin, { businessId: business.id, decision: 'suspend', reason }),
    ['ana@uni.example', 'mei@cafe.example'],
  ],
  ['deletes a business', () => deleteBusinessAccount(killed, business.id, null), ['ana@uni.example']],
])(
  'TR-02 TR-07 a server that %s and is killed after the commit loses no mail, and the next one sends it once',
  async (_, act, expected) => {
    await act()
    expect(server.mails).toEqual([])
    await Promise.all([runMailQueue(server.context), runMailQueue(server.context)])
    expect(recipients()).toEqual(expected)
    await runMailQueue(server.context)
    expect(server.mails).toHaveLength(expected.length)
    expect(await server.db.$count(outgoingMails)).toBe(0)
  },
)

const minutesLater = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * minuteMs))

test('TR-07 tries a failed mail again after a minute', async () => {
  const send = vi.spyOn(server.context.mailer, 'send').mockRejectedValue(new Error('disk full'))
  await hide()
  await runMailQueue(server.context)
  expect(send).toHaveBeenCalledTimes(2)
  send.mockRestore()
  minutesLater(0.9)
  await runMailQueue(server.context)
  expect(recipients()).toEqual([])
  minutesLater(0.1)
  await runMailQueue(server.context)
  expect(recipients()).toEqual(['ana@uni.example', 'mei@cafe.example'])
})

test('TR-02 TR-07 sends a mail again, with the same id, when its server is killed while sending', async () => {
  const { mailer } = server.context
  const passed: (string | undefined)[] = []
  await hide()
  const isKilled = vi.spyOn(mailer, 'send').mockImplementation((mail) => {
    passed.push(mail.id)
    return new Promise(() => {})
  })
  void runMailQueue(server.context)
  await vi.waitFor(() => expect(isKilled).toHaveBeenCalledOnce())
  isKilled.mockRestore()
  await runMailQueue(server.context)
  expect(server.mails).toEqual([])
  minutesLater(1)
  await runMailQueue(server.context)
  expect(recipients()).toEqual(['ana@uni.example', 'mei@cafe.example'])
  expect(server.mails.map(({ id }) => id)).toEqual(expect.arrayContaining(passed))
})

test('TR-07 sends more mails than one claim takes, earliest first', async () => {
  const queuedAt = clock.now().getTime()
  const subjects = Array.from({ length: 201 }, (_, index) => `${index}`)
  for (const subject of subjects) {
    clock.set(new Date(queuedAt + Number(subject)))
    await queueOutgoingMails(server.context, [{ accountId: student.id, to: 'ana@uni.example', subject, text: '' }])
  }
  await runMailQueue(server.context)
  expect(server.mails.map(({ subject }) => subject)).toEqual(subjects)
})

test('TR-07 queues more mails than the parameters of one statement', async () => {
  const mail = { accountId: student.id, to: 'ana@uni.example', subject: 'Barista', text: '' }
  // Each mail has five of the 65,535 parameters.
  const mails = Array.from({ length: 13_108 }, () => mail)
  await queueOutgoingMails(server.context, mails)
  expect(await server.db.$count(outgoingMails)).toBe(mails.length)
})

test('TR-07 sends the other mails when one fails', async () => {
  const { mailer } = server.context
  const handOver = mailer.send.bind(mailer)
  await hide()
  const [earliest] = await server.db.select().from(outgoingMails).orderBy(outgoingMails.createdAt, outgoingMails.id)
  const send = vi.spyOn(mailer, 'send').mockImplementation(async (mail) => {
    if (mail.to === earliest?.recipient) throw new Error('no')
    await handOver(mail)
  })
  await runMailQueue(server.context)
  expect(send).toHaveBeenCalledTimes(2)
  expect(recipients()).toEqual(['ana@uni.example', 'mei@cafe.example'].filter((to) => to !== earliest?.recipient))
  expect(await server.db.select({ to: outgoingMails.recipient }).from(outgoingMails)).toEqual([
    { to: earliest?.recipient },
  ])
})

test.each([
  { title: 'a day old and often tried', daysLater: 1.1, attempts: 29, kept: 0 },
  { title: 'a day old, after a day without a server', daysLater: 1.1, attempts: 0, kept: 2 },
  { title: 'often tried within a day', daysLater: 0.9, attempts: 29, kept: 2 },
])('TR-07 keeps $kept of the failed mails that are $title', async ({ daysLater, attempts, kept }) => {
  vi.spyOn(server.context.mailer, 'send').mockRejectedValue(new Error('disk full'))
  await hide()
  await server.db.update(outgoingMails).set({ attempts })
  minutesLater((daysLater * dayMs) / minuteMs)
  await runMailQueue(server.context)
  expect(await server.db.$count(outgoingMails)).toBe(kept)
})

test('TR-07 deletes the pending mails of a deleted account', async () => {
  await hide()
  await deleteStudentAccount(server.context, student.id)
  expect(await server.db.select({ to: outgoingMails.recipient }).from(outgoingMails)).toEqual([
    { to: 'mei@cafe.example' },
  ])
})

test('TR-07 keeps an applicant’s mail when a business with the same address is deleted', async () => {
  await server.db.update(businesses).set({ email: 'ana@uni.example' }).where(eq(businesses.id, business.id))
  await hide()
  await deleteBusinessAccount(killed, business.id, null)
  expect(await server.db.select({ subject: outgoingMails.subject }).from(outgoingMails)).toEqual([
    { subject: expect.stringContaining('no longer available') },
    { subject: expect.stringContaining('gig closed') },
  ])
})

test('TR-12 a failed run is logged without the values of its statement', async () => {
  const error = vi.fn()
  const failure = new DrizzleQueryError('select $1', ['ana@uni.example'], new Error('closed'))
  const queue = createMailQueue(() => Promise.reject(failure), { error })
  queue.wake()
  await queue.idle()
  expect(error).toHaveBeenCalledOnce()
  const entry = inspect(error.mock.calls, { depth: null })
  expect(entry).toContain('select $1')
  expect(entry).not.toContain('ana@uni.example')
})
