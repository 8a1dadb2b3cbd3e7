import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { savedJobsUpdated } from '@/contract'
import { limits } from '@/domain'
import { sessionCookie } from '../../identity/session-cookie.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addListing, signedInBusiness, signedInStudent } from '../../testing/people.ts'

const server = testServer()
let student: Caller
let listings: string[]
beforeEach(async () => {
  student = await signedInStudent(server)
  const business = await signedInBusiness(server)
  listings = []
  for (const jobTitle of ['A', 'B', 'C', 'D']) listings.push((await addListing(server, business.id, { jobTitle })).id)
})

interface Change {
  savedJobs: string[]
  removedJobs?: string[]
}
async function update(change: Change, as = student) {
  const answer = await server.call('updateSavedJobs', change, { as })
  return savedJobsUpdated.parse(answer.body).savedJobs.toSorted()
}
const at = (...places: number[]) => places.map((place) => listings[place] ?? '')

describe('saved jobs', () => {
  test('JS-10 merges the saves of two devices, and removes only the named listings', async () => {
    expect(await update({ savedJobs: at(0, 1) })).toEqual(at(0, 1).toSorted())
    expect(await update({ savedJobs: at(2) })).toEqual(at(0, 1, 2).toSorted())
    expect(await update({ savedJobs: [] })).toEqual(at(0, 1, 2).toSorted())
    expect(await update({ savedJobs: at(3), removedJobs: at(1) })).toEqual(at(0, 2, 3).toSorted())
  })

  test('JS-10 a removal wins over a save of the same call and is idempotent', async () => {
    await update({ savedJobs: at(0, 1) })
    expect(await update({ savedJobs: at(0), removedJobs: at(0) })).toEqual(at(1))
    expect(await update({ savedJobs: [], removedJobs: at(0) })).toEqual(at(1))
    expect(await update({ savedJobs: at(0) })).toEqual(at(0, 1).toSorted())
  })

  test('JS-10 any sequence of changes equals a set’s, with any splits and repeats', async () => {
    const places = fc.subarray([0, 1, 2, 3])
    const changes = fc.array(fc.record({ add: places, remove: places, twice: fc.boolean() }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(changes, async (run) => {
        const fresh = await signedInStudent(server)
        const expected = new Set<string>()
        for (const { add, remove, twice } of run) {
          const change = { savedJobs: at(...add), removedJobs: at(...remove) }
          if (twice) await update(change, fresh)
          for (const id of change.savedJobs) expected.add(id)
          for (const id of change.removedJobs) expected.delete(id)
          expect(await update(change, fresh)).toEqual([...expected].toSorted())
        }
      }),
      { numRuns: 15 },
    )
  })

  test('JS-10 stores concurrent saves of many devices', async () => {
    await Promise.all([0, 1, 2, 3, 0, 1].map((place) => update({ savedJobs: at(place) })))
    expect(await update({ savedJobs: [] })).toEqual(at(0, 1, 2, 3).toSorted())
  })

  test('TR-09 ignores saves beyond the most that a student can have, in any number of calls', async () => {
    const { savedJobs } = limits
    onTestFinished(() => void Object.assign(limits, { savedJobs }))
    Object.assign(limits, { savedJobs: 2 })
    await update({ savedJobs: at(0) })
    expect(await update({ savedJobs: at(0, 1, 2) })).toHaveLength(2)
    expect(await update({ savedJobs: at(3) })).not.toContain(listings[3])
    expect(await update({ savedJobs: at(3), removedJobs: at(0) })).toContain(listings[3])
  })

  test('ignores listings that do not exist, and the userId of the payload (API-03)', async () => {
    const other = await signedInStudent(server, { email: 'bo@uni.example' })
    const answer = await server.call(
      'updateSavedJobs',
      { savedJobs: [...at(0), randomUUID()], userId: other.id },
      { as: student },
    )
    expect(answer.body).toEqual({ success: true, savedJobs: at(0) })
    expect(await update({ savedJobs: [] }, other)).toEqual([])
  })

  test('JS-10 authenticates a beacon by its cookie, from our own origin only', async () => {
    const cookie = `${sessionCookie}=${student.token}`
    const beacon = (headers: Record<string, string>) =>
      server.call('beaconUpdateSavedJobs', { savedJobs: at(2) }, { headers: { cookie, ...headers } })
    expect((await beacon({})).status).toBe(401)
    expect((await beacon({ origin: 'https://elsewhere.example' })).status).toBe(401)
    expect((await beacon({ 'sec-fetch-site': 'same-origin' })).body).toEqual({ success: true, savedJobs: at(2) })
  })

  test.each([
    ['no list', {}],
    ['ids that are none', { savedJobs: ['1'] }],
    ['a list of the wrong type', { savedJobs: 'all' }],
    ['more than a student can have', { savedJobs: Array.from({ length: limits.savedJobs + 1 }, () => randomUUID()) }],
  ])('API-09 rejects %s', async (_, payload) => {
    const answer = await server.callWith('updateSavedJobs', payload, { as: student })
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } })
  })
})
