import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '@/contract'
import { testServer } from '../testing/harness.ts'
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

type Task = (world: World) => Promise<{ status: number }>

function callerOf(name: EndpointName, world: World, isOther: boolean) {
  const { caller } = endpoints[name]
  if (caller === 'student' && isOther) return world.otherStudent
  return caller === 'anyone' ? undefined : world[caller]
}

const endpointNames = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)
const writes = endpointNames.filter((name) => endpoints[name].method === 'POST')

/** Calls that change more than the valid calls of their endpoints. */
const variants: [EndpointName, (world: World) => ValidCall][] = [
  ['setGigStatus', ({ listingId }) => ({ payload: { jobListingId: listingId, status: 'filled' } })],
  ['setGigStatus', ({ openListingId }) => ({ payload: { jobListingId: openListingId, status: 'filled' } })],
  ['closeGig', ({ openListingId }) => ({ payload: { jobListingId: openListingId, jobPosterPublicId: '' } })],
  ['withdraw', ({ openListingId }) => ({ payload: { jobListingId: openListingId } })],
  [
    'decideBusiness',
    ({ business }) => ({
      payload: { businessId: business.id, decision: 'suspend', reason: 'It asks students for money.' },
    }),
  ],
]

const call =
  (name: EndpointName, input: (world: World) => ValidCall | Promise<ValidCall>, isOther = false): Task =>
  async (world) =>
    makeCall(server, name, await input(world), callerOf(name, world, isOther))

const tasks: Record<string, Task> = {
  ...Object.fromEntries(writes.map((name) => [name, call(name, validCalls[name])])),
  ...Object.fromEntries(
    writes
      .filter((name) => endpoints[name].caller === 'student')
      .map((name) => [`${name} of another student`, call(name, validCalls[name], true)]),
  ),
  ...Object.fromEntries(variants.map(([name, input], index) => [`${name} ${index}`, call(name, input)])),
  'delete a resume': async (world) => {
    const { parts } = { parts: [], ...(await validCalls.customiseUserData(world)) }
    const deleting = parts.map(([part, text]) => [part, part === 'resumeFileDelete' ? world.resumeId : text] as const)
    return makeCall(server, 'customiseUserData', { parts: deleting }, world.student)
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

const batches = fc.array(fc.constantFrom(...Object.keys(tasks)), { minLength: 2, maxLength: 12 })

test(
  'TR-11 calls at the same time are answered, none with a 5xx',
  () =>
    fc.assert(
      fc.asyncProperty(batches, async (batch) => {
        const world = await makeWorld(server)
        const statuses = await Promise.all(batch.map(async (name) => [name, (await tasks[name]?.(world))?.status]))
        expect(statuses.filter(([, status]) => Number(status) >= 500)).toEqual([])
      }),
      { numRuns: runs, endOnFailure: true },
    ),
  Math.max(60_000, runs * 6_000),
)
