import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { actionsApplied, oneGig } from '@/contract'
import { type CandidateAction, limits, messages } from '@/domain'
import { candidateActions } from '../../db/schema.ts'
import { sessionCookie } from '../../identity/session-cookie.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addApplication, addListing, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import type { ApplicationRow } from './mapping.ts'

const server = testServer()
let business: Caller
let listing: JobListingRow
let application: ApplicationRow
beforeEach(async () => {
  business = await signedInBusiness(server)
  listing = await addListing(server, business.id)
  application = await applicationTo(listing)
})

async function applicationTo({ id }: JobListingRow): Promise<ApplicationRow> {
  const student = await signedInStudent(server)
  return addApplication(server, { userId: student.id, jobListingId: id })
}
const minute = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 1, minutes)).toISOString()
const rated = (notes: string, minutes: number): CandidateAction => ({
  status: 'rated',
  notes,
  changedAt: minute(minutes),
})
const contacted = (minutes: number): CandidateAction => ({
  status: 'Contacted on',
  notes: 'WhatsApp',
  changedAt: minute(minutes),
})
const sendActions = (actionOnCandidate: object, as = business, jobListingId = listing.id) =>
  server.callWith('actionOnCandidate', { actionOnCandidate, jobListingId, companyId: randomUUID() }, { as })
async function applied(...actions: CandidateAction[]) {
  return actionsApplied.parse((await sendActions({ [application.id]: actions })).body).applied
}
async function recorded() {
  const answer = await server.call('gig', undefined, { as: business, params: { jobListingId: listing.id } })
  const [received] = oneGig.parse(answer.body).jobListing.Application
  return received?.candidateActions.map(({ status, notes, changedAt }) => [status, notes, changedAt])
}

describe('actions on candidates', () => {
  test('GT-06 records ratings and contacts, read back oldest first', async () => {
    expect(await applied(contacted(3), rated('Maybe', 1))).toBe(2)
    expect(await applied(rated('Top Applicant', 5))).toBe(1)
    expect(await recorded()).toEqual([
      ['rated', 'Maybe', minute(1)],
      ['Contacted on', 'WhatsApp', minute(3)],
      ['rated', 'Top Applicant', minute(5)],
    ])
  })

  test('GT-06 skips a rating that repeats the latest one, in one call or over several', async () => {
    expect(await applied(rated('Maybe', 1), rated('Maybe', 2), contacted(3), rated('Maybe', 4))).toBe(2)
    expect(await applied(rated('Maybe', 6))).toBe(0)
    expect(await applied(rated('Not a fit', 7), rated('Maybe', 8))).toBe(2)
    expect((await recorded())?.map(([, notes]) => notes)).toEqual(['Maybe', 'WhatsApp', 'Not a fit', 'Maybe'])
  })

  test('GT-06 records repeated contacts', async () => {
    expect(await applied(contacted(1), contacted(2))).toBe(2)
  })

  test('stores each action once by application, time and status, however often it is sent', async () => {
    const queue = [rated('Maybe', 1), contacted(2), rated('Not a fit', 3)]
    expect(await applied(...queue)).toBe(3)
    expect(await applied(...queue)).toBe(0)
    expect(await applied(...queue, contacted(4))).toBe(1)
    expect(await recorded()).toHaveLength(4)
  })

  test('stores each action once when timer and beacon send the queue concurrently', async () => {
    const queue = [rated('Maybe', 1), contacted(2), rated('Top Applicant', 3)]
    const counts = await Promise.all(Array.from({ length: 5 }, () => applied(...queue)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(await recorded()).toHaveLength(3)
  })

  test('does not make an older rating that arrives late the latest', async () => {
    await applied(rated('Top Applicant', 5))
    expect(await applied(rated('Maybe', 2))).toBe(1)
    expect((await recorded())?.at(-1)?.[1]).toBe('Top Applicant')
  })

  test('accepts a day’s queue in one call', async () => {
    const queue = Array.from({ length: 50 }, (_, place) => rated(place % 2 ? 'Maybe' : 'Not a fit', place))
    expect(await applied(...queue)).toBe(50)
    expect(await applied(...queue.toReversed())).toBe(0)
    expect(await sendActions({})).toMatchObject({ status: 200, body: { applied: 0 } })
  })

  test('authenticates the beacon by cookie, from the same origin only', async () => {
    const payload = { actionOnCandidate: { [application.id]: [contacted(1)] }, jobListingId: listing.id }
    const cookie = `${sessionCookie}=${business.token}`
    const beacon = (site: string) =>
      server.call('beaconActionOnCandidate', payload, { headers: { cookie, 'sec-fetch-site': site } })
    expect((await beacon('cross-site')).status).toBe(401)
    expect((await beacon('same-origin')).body).toEqual({ success: true, applied: 1 })
    const call = await server.call('actionOnCandidate', payload, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(call.status).toBe(401)
  })
})

describe('API-08 records all actions for the caller’s own listing, or none', () => {
  const nothingRecorded = async () => expect(await server.db.select().from(candidateActions)).toEqual([])

  test("404 for another business's listing, even with its own application id", async () => {
    const rival = await signedInBusiness(server)
    expect((await sendActions({ [application.id]: [contacted(1)] }, rival)).status).toBe(404)
    const own = await addListing(server, rival.id)
    expect((await sendActions({ [application.id]: [contacted(1)] }, rival, own.id)).status).toBe(404)
    await nothingRecorded()
  })

  test("404 for an application to another of the caller's listings", async () => {
    const elsewhere = await applicationTo(await addListing(server, business.id))
    const both = { [application.id]: [contacted(1)], [elsewhere.id]: [contacted(1)] }
    expect((await sendActions(both)).status).toBe(404)
    await nothingRecorded()
  })

  test('404 when one of many applications does not exist', async () => {
    expect((await sendActions({ [application.id]: [contacted(1)], [randomUUID()]: [contacted(1)] })).status).toBe(404)
    await nothingRecorded()
  })

  test('404 for a listing that does not exist', async () => {
    expect((await sendActions({}, business, randomUUID())).status).toBe(404)
  })
})

describe('API-09 rejects', () => {
  test.each([
    ['a rating that is none', [rated('Superb', 1)]],
    ['an unknown status', [{ ...contacted(1), status: 'Hired' }]],
    ['a time that is none', [{ ...contacted(1), changedAt: 'yesterday' }]],
    ['a time in the year nought', [{ ...contacted(1), changedAt: '0000-01-01T00:00:00.000Z' }]],
    ['notes without end', [{ ...contacted(1), notes: 'x'.repeat(201) }]],
    ['an empty list', []],
    ['a list of the wrong type', 'rated'],
  ])('%s, and records nothing', async (_, actions) => {
    const other = await applicationTo(listing)
    expect((await sendActions({ [other.id]: [contacted(1)], [application.id]: actions })).status).toBe(400)
    expect(await server.db.select().from(candidateActions)).toEqual([])
  })

  test('an id in two letter cases with more actions than one may have', async () => {
    const half = Array.from({ length: 26 }, (_, index) => contacted(index))
    const twice = { [application.id]: half, [application.id.toUpperCase()]: half }
    expect((await sendActions(twice)).status).toBe(400)
  })

  test('more stored actions on an application than the limit, except those of a retry', async () => {
    const { maxPerApplication } = limits.candidateActions
    const stored = Array.from({ length: maxPerApplication }, (_, index) => contacted(index))
    const rows = stored.map((action) => ({
      ...action,
      applicationId: application.id,
      changedAt: new Date(action.changedAt),
    }))
    await server.db.insert(candidateActions).values(rows)
    expect(await sendActions({ [application.id]: [contacted(maxPerApplication)] })).toMatchObject({
      status: 400,
      body: { message: messages.tracking.tooManyActions },
    })
    expect(await applied(...stored.slice(-50))).toBe(0)
    expect(await server.db.$count(candidateActions)).toBe(maxPerApplication)
  })

  test('an invalid key and a body that is not a map', async () => {
    expect((await sendActions({ first: [contacted(1)] })).status).toBe(400)
    expect((await server.callWith('actionOnCandidate', { jobListingId: listing.id }, { as: business })).status).toBe(
      400,
    )
  })
})
