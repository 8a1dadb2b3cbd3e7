import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clock } from '@/domain'
import { seededRandom } from '@/domain/testing/seeded-random'
import { posterScans } from '../db/schema.ts'
import { type Caller, testNow, testServer } from '../testing/harness.ts'
import { findInconsistencies } from '../testing/inconsistencies.ts'
import { expectedOf, readAccounts } from '../testing/marketplace/accounts.ts'
import {
  commandNames,
  endpointsWithoutCommand,
  modelAbns,
  mutatingEndpoints,
  openMarketplace,
  runCommand,
} from '../testing/marketplace/commands.ts'
import { type FindMail, type Marketplace, newMarketplace, type Send, scanIdsOf } from '../testing/marketplace/model.ts'
import { signedInAdmin, signedInStudent, signedInUsername } from '../testing/people.ts'
import { makeCall } from '../testing/valid-calls.ts'

/*
 * Sixteen clients with random commands, compared with a model in memory. `MODEL_RUNS` sets the number of marketplaces,
 * default 1: `npm run trust -- model` runs longer.
 */
const runs = Number(process.env.MODEL_RUNS ?? 1)
const commandsPerRun = 120

const server = testServer({}, 'once')

let nowMs = Date.parse(testNow)
const send: Send<Caller> = (name, as, { payload, params, parts }) => {
  // Time passes, so that an edit is later than the application before it.
  nowMs += 1
  clock.set(new Date(nowMs).toISOString())
  return makeCall(
    server,
    name,
    parts ? { parts } : { ...(payload !== undefined && { payload: Object(payload) }), ...(params && { params }) },
    as,
  )
}
const findMail: FindMail = async (address) => server.mails.find(({ to }) => to === address)?.text

const times = <Value>(count: number, make: () => Promise<Value>) => Promise.all(Array.from({ length: count }, make))

async function marketplaceOf(businesses: number, students: number): Promise<Marketplace<Caller>> {
  const [abn] = modelAbns
  return newMarketplace({
    businesses: await times(businesses, () => signedInUsername(server, { abn, emailVerifiedAt: clock.now() })),
    students: await times(students, () => signedInStudent(server)),
    admin: await signedInAdmin(server),
    findMail,
    abn,
    isReviewed: server.context.config.trust === 'reviewed',
  })
}

async function runCommands(market: Marketplace<Caller>, seed: number, count: number): Promise<void> {
  const random = seededRandom(seed)
  await openMarketplace(market, send, random)
  for (let command = 0; command < count; command += 1) await runCommand(market, send, random)
}

async function expectModelled(market: Marketplace<Caller>): Promise<void> {
  expect(await readAccounts(market, send)).toEqual(expectedOf(market))
  const scans = await server.db.select().from(posterScans)
  expect(scans.map(({ sessionId, poster }) => sessionId ?? poster)).toEqual(expect.arrayContaining(scanIdsOf(market)))
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
      await expectModelled(market)
      expect(await findInconsistencies(server)).toEqual([])
    }),
  timeoutMs,
)

test(
  'TR-11 four marketplaces of four clients, all at once, whose first gigs are reviewed, read what their models say',
  () =>
    property(async (seed) => {
      Object.assign(server.context.config, { trust: 'reviewed' })
      const markets = await times(4, () => marketplaceOf(1, 3))
      await Promise.all(markets.map((market, index) => runCommands(market, seed + index, commandsPerRun / 4)))
      for (const market of markets) await expectModelled(market)
      expect(await findInconsistencies(server)).toEqual([])
    }),
  timeoutMs,
)

test('TR-11 the model commands each call that changes data, except those with a reason', () => {
  const named = [...commandNames, ...Object.keys(endpointsWithoutCommand)]
  expect(named.toSorted()).toEqual(mutatingEndpoints.toSorted())
})
