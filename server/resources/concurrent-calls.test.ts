import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '@/contract'
import { testServer } from '../testing/harness.ts'
import { findInconsistencies } from '../testing/inconsistencies.ts'
import { makeCall, makeWorld, type ValidCall, validCalls, type World } from '../testing/valid-calls.ts'
import { expireOldApplications } from './applications/expiry.ts'
import { runMailQueue } from './mails/queue.ts'

/*
 * Calls of several accounts about the same gig at the same time, between them the server's own tasks. A transaction must
 * neither refer to a row that another one deletes, nor lock rows in an order that can end in a deadlock. The races of
 * one gig's status are tried against a model in `races.test.ts`. `MODEL_RUNS` multiplies the number of batches.
 */
const runs = 10 * Number(process.env.MODEL_RUNS ?? 1)

const server = testServer({}, 'once')

/** Something that happens to the accounts and gigs of a world. */
type Task = (world: World) => Promise<{ status: number }>

const call =
  (name: EndpointName, input: (world: World) => ValidCall | Promise<ValidCall> = validCalls[name]): Task =>
  async (world) => {
    const { caller } = endpoints[name]
    return makeCall(server, name, await input(world), caller === 'anyone' ? undefined : world[caller])
  }

/** The same by the student who has not applied. */
const asOtherStudent =
  (task: Task): Task =>
  (world) =>
    task({ ...world, student: world.otherStudent })

const endpointNames = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)
const writes = endpointNames.filter((name) => endpoints[name].method === 'POST')
const studentWrites = writes.filter((name) => endpoints[name].caller === 'student')
const reads = endpointNames.filter((name) => endpoints[name].method === 'GET')

const suspension = { decision: 'suspend', reason: 'It asks students for money.' }

/** Tasks that change more than the valid calls of their endpoints, by name. */
const furtherTasks: Record<string, Task> = {
  'fill the gig': call('setGigStatus', ({ listingId }) => ({ payload: { jobListingId: listingId, status: 'filled' } })),
  'fill the other gig': call('setGigStatus', ({ openListingId }) => ({
    payload: { jobListingId: openListingId, status: 'filled' },
  })),
  'close the other gig': call('closeGig', ({ openListingId }) => ({
    payload: { jobListingId: openListingId, jobPosterPublicId: '' },
  })),
  'withdraw from the other gig': call('withdraw', ({ openListingId }) => ({
    payload: { jobListingId: openListingId },
  })),
  'suspend the business': call('decideBusiness', ({ business }) => ({
    payload: { businessId: business.id, ...suspension },
  })),
  'delete the resume': call('customiseUserData', async (world) => {
    const settings = await validCalls.customiseUserData(world)
    const parts = 'parts' in settings ? settings.parts.filter(([part]) => part !== 'resumeFileDelete') : []
    return { parts: [...parts, ['resumeFileDelete', JSON.stringify([world.resumeId])]] }
  }),
  'open the resume': async ({ business, resumeFileId }) => {
    const headers = { authorization: `Bearer ${business.token}` }
    const { statusCode } = await server.app.inject({ url: `/api/files/${resumeFileId}`, headers })
    return { status: statusCode }
  },
  'send queued mails': async () => {
    await runMailQueue(server.context)
    return { status: 200 }
  },
  'expire applications': async () => {
    await expireOldApplications(server.context)
    return { status: 200 }
  },
}

const readTasks: Record<string, Task> = Object.fromEntries(reads.map((name) => [name, call(name)]))
/** The valid call of each endpoint that writes, and the further tasks. */
const changeTasks: Record<string, Task> = {
  ...Object.fromEntries(writes.map((name) => [name, call(name)])),
  ...Object.fromEntries(studentWrites.map((name) => [`${name} of another student`, asOtherStudent(call(name))])),
  ...furtherTasks,
}
const tasks = { ...readTasks, ...changeTasks }

test.each(Object.entries(furtherTasks))('TR-11 %s succeeds by itself', async (_, task) => {
  expect(await task(await makeWorld(server))).toMatchObject({ status: 200 })
})

const oneTask = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.keys(changeTasks)) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(readTasks)) },
)
const batches = fc.array(oneTask, { minLength: 2, maxLength: 12 })

test(
  'TR-11 calls at the same time are answered, none with a 5xx, and leave no contradiction',
  () =>
    fc.assert(
      fc.asyncProperty(batches, async (names) => {
        const world = await makeWorld(server)
        const statuses = await Promise.all(names.map(async (name) => [name, (await tasks[name]?.(world))?.status]))
        expect(statuses.filter(([, status]) => Number(status) >= 500)).toEqual([])
        expect(await findInconsistencies(server)).toEqual([])
      }),
      { numRuns: runs, endOnFailure: true },
    ),
  Math.max(60_000, runs * 6_000),
)
