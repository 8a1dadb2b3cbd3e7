import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { clock } from '@/domain'
import { seededRandom } from '@/domain/testing/seeded-random'
import { startBalancer } from './testing/balancer.ts'
import { callServer } from './testing/call-server.ts'
import { type Caller, type TestServer, testServer } from './testing/harness.ts'
import { expectedOf, readAccounts } from './testing/marketplace/accounts.ts'
import { openMarketplace, runCommand } from './testing/marketplace/commands.ts'
import { newMarketplace, type Send } from './testing/marketplace/model.ts'
import { signedInAdmin, signedInStudent, signedInUsername } from './testing/people.ts'

const dataDir = join(tmpdir(), `campus-gigs-test-${randomUUID()}`)
/** Two servers of one database and one folder of files, and the first one after its restart. */
const [first, second, restarted] = [testServer({ dataDir }), testServer({ dataDir }), testServer({ dataDir })]
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function listen({ app }: TestServer, port = 0): Promise<number> {
  return Number(new URL(await app.listen({ port, host: '127.0.0.1' })).port)
}

test('TR-11 a restart of one of two servers behind a balancer fails no call and loses nothing', async () => {
  // Time passes, so that an edit is later than the application before it.
  clock.reset()
  const ports = [await listen(first), await listen(second)]
  const balancer = await startBalancer(ports, 0)
  onTestFinished(async () => {
    balancer.close()
    await once(balancer, 'close')
  })
  const address = balancer.address()
  if (!address || typeof address === 'string') throw new Error('The balancer has no port.')
  const url = new URL(`http://127.0.0.1:${address.port}`)

  let isOver = false
  let calls = 0
  const send: Send<Caller> = (name, as, input) => {
    calls += 1
    return callServer(url, name, as, input)
  }
  const runLane = async (seed: number) => {
    const market = newMarketplace({
      businesses: [await signedInUsername(first)],
      students: [await signedInStudent(first), await signedInStudent(first)],
      admin: await signedInAdmin(first),
      findMail: async (email) =>
        [first, second, restarted].flatMap(({ mails }) => mails).find(({ to }) => to === email)?.text,
    })
    const random = seededRandom(seed)
    await openMarketplace(market, send, random)
    while (!isOver) await runCommand(market, send, random)
    return market
  }
  const lanes = Promise.all([1, 2].map(runLane))
  const untilMoreCalls = async () => {
    const before = calls
    await expect.poll(() => calls).toBeGreaterThan(before + 15)
  }
  // A failed call ends its lane, and no more calls follow.
  const restart = async () => {
    await untilMoreCalls()
    await first.app.close()
    await untilMoreCalls()
    await listen(restarted, ports[0])
    await untilMoreCalls()
    isOver = true
  }
  const [markets] = await Promise.all([lanes, restart()])
  for (const market of markets) expect(await readAccounts(market, send)).toEqual(expectedOf(market))
})
