import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '@/domain/testing/seeded-random'
import { type Caller, testServer } from '../testing/harness.ts'
import {
  expectedOf,
  type Marketplace,
  newMarketplace,
  openMarketplace,
  readAccounts,
  runCommand,
  type Send,
} from '../testing/marketplace-model.ts'
import { signedInBusiness, signedInStudent } from '../testing/people.ts'
import { makeCall } from '../testing/valid-calls.ts'

/*
 * Sixteen clients with random commands, compared with a model in memory. `MODEL_RUNS` sets the number of marketplaces,
 * default 1: `npm run trust -- model` runs longer.
 */
const runs = Number(process.env.MODEL_RUNS ?? 1)
const commandsPerRun = 120

const server = testServer({}, 'once')

const send: Send<Caller> = (name, as, { payload, params, parts }) =>
  makeCall(
    server,
    name,
    parts ? { parts } : { ...(payload !== undefined && { payload: Object(payload) }), ...(params && { params }) },
    as,
  )

const times = <Value>(count: number, make: () => Promise<Value>) => Promise.all(Array.from({ length: count }, make))

async function marketplaceOf(businesses: number, students: number): Promise<Marketplace<Caller>> {
  return newMarketplace(
    await times(businesses, () => signedInBusiness(server)),
    await times(students, () => signedInStudent(server)),
  )
}

async function runCommands(market: Marketplace<Caller>, seed: number, count: number): Promise<void> {
  const random = seededRandom(seed)
  await openMarketplace(market, send, random)
  for (let command = 0; command < count; command += 1) await runCommand(market, send, random)
}

const property = (check: (seed: number) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.integer(), check), { numRuns: runs, endOnFailure: true })
const timeoutMs = Math.max(60_000, runs * 60_000)

test(
  'TR-11 sixteen clients of one marketplace read what a plain model says, after any commands',
  () =>
    property(async (seed) => {
      const market = await marketplaceOf(4, 12)
      await runCommands(market, seed, commandsPerRun)
      expect(await readAccounts(market, send)).toEqual(expectedOf(market))
    }),
  timeoutMs,
)

test(
  'TR-11 four marketplaces of four clients, all at once, read what their models say',
  () =>
    property(async (seed) => {
      const markets = await times(4, () => marketplaceOf(1, 3))
      await Promise.all(markets.map((market, index) => runCommands(market, seed + index, commandsPerRun / 4)))
      for (const market of markets) expect(await readAccounts(market, send)).toEqual(expectedOf(market))
    }),
  timeoutMs,
)
