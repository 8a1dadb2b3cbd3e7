import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { livePath } from '@/contract'
import { isReady, startBalancer } from '@/server/testing/balancer'
import { callServer } from '@/server/testing/call-server'
import { buildServer, type ChildServer, killNow, startChild } from '@/server/testing/child-server'
import { pngFile } from '@/server/testing/image-files'
import { expectedOf, readAccounts } from '@/server/testing/marketplace/accounts'
import { openMarketplace, runCommand } from '@/server/testing/marketplace/commands'
import type { FindMail, Marketplace, Random, Send } from '@/server/testing/marketplace/model'
import { freePort } from '../scripts/free-port.mjs'
import { postgresPrograms, startPostgres } from '../scripts/postgres.mjs'
import { type Figure, numberOption } from '../scripts/run-parts'
import { type Account, mailFinder, newMarket } from './support/accounts'

/*
 * Restarts two servers in turn, on one PostgreSQL database and one bucket behind a balancer, while clients write. At
 * the end, the accounts' data is compared with a model in memory. With `--no-drain` the servers close at once.
 */

/** The marketplaces whose clients write at the same time, each with accounts of its own. */
const marketCount = 4
const bucket = 'gigs'
const random: Random = (limit) => Math.floor(Math.random() * limit)

/** `DRAIN_SECONDS` of the servers: several checks of the balancer. */
const drainSeconds = process.argv.includes('--no-drain') ? 0 : 1

/** Starts `s3rver`, an S3-compatible store from the npm registry. Resolves once it accepts connections. */
async function startBucket(port: number, folder: string): Promise<ChildProcess> {
  const options = ['-a', '127.0.0.1', '-p', String(port), '-d', folder, '--silent', '--configure-bucket', bucket]
  const store = spawn('npm', ['exec', '--yes', '--package=s3rver@3.7.1', '--', 's3rver', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  let hasEnded = false
  store.once('exit', () => {
    hasEnded = true
  })
  while (!hasEnded) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return store
    await wait(100)
  }
  throw new Error('The store could not be started.')
}

/** Kills a process and its children. */
function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/** Waits until a server reports itself as ready. */
async function untilReady({ port }: URL): Promise<void> {
  while (!(await isReady(Number(port)))) await wait(5)
}

const images = z.object({ businessData: z.object({ logoFileUrl: z.string() }) })

/** Uploads a picture to one server and reads it from both. @returns the problems, in sentences */
async function compareFiles(one: URL, other: URL, business: Account): Promise<string[]> {
  const background = `#${Math.floor(Math.random() * 0xff_ff_ff)
    .toString(16)
    .padStart(6, '0')}`
  const { body } = await callServer(one, 'uploadBusinessImages', business, {
    parts: [['logo', await pngFile({ background })]],
  })
  const { logoFileUrl } = images.parse(body).businessData
  const [stored, read] = await Promise.all(
    [one, other].map(async (url) => Buffer.from(await (await fetch(new URL(logoFileUrl, url))).arrayBuffer())),
  )
  return isDeepStrictEqual(stored, read) && (stored?.length ?? 0) > 0 ? [] : [`A picture differs between the servers.`]
}

/**
 * Pauses and resumes a gig on one server, while a client receives live updates from the other.
 * @returns milliseconds from the first call to the first event about the gig
 */
async function timeLiveUpdate(one: URL, other: URL, business: Account, jobListingId: string): Promise<number> {
  const leave = new AbortController()
  const page = await fetch(new URL(livePath, other), {
    headers: { authorization: `Bearer ${business.token}` },
    signal: leave.signal,
  })
  const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const untilText = async (part: string) => {
    while (!text.includes(part)) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) throw new Error('Live updates ended.')
      text += value
    }
  }
  await untilText('event: hello')
  const startMs = performance.now()
  for (const status of ['paused', 'live'] as const)
    await callServer(one, 'setGigStatus', business, { payload: { jobListingId, status } })
  await untilText(jobListingId)
  const tookMs = performance.now() - startMs
  leave.abort()
  return tookMs
}

/** A server that is restarted at the same address. */
interface Restartable {
  url: URL
  start: () => ChildServer
  /** The running server; undefined until the first start. */
  child?: ChildServer
}

interface Outcome {
  calls: number
  /** Failed calls, and differences between the servers or from the model, in sentences. */
  failures: string[]
  /** The time of each live update across the servers. */
  liveMs: number[]
}

/** Ends a server by SIGTERM, starts it again and waits until it is ready. */
async function restart(server: Restartable): Promise<void> {
  server.child?.process.kill('SIGTERM')
  await server.child?.ended
  server.child = server.start()
  await untilReady(server.url)
}

/** How often a server is restarted. */
const restarts = numberOption('restarts', 20)

/** Restarts both servers in turn under load. The first must be running, the second is started here. */
async function restartUnderLoad(
  balancer: URL,
  [first, second]: readonly [Restartable, Restartable],
  findMail: FindMail,
  outcome: Outcome,
): Promise<void> {
  const send: Send<Account> = async (name, account, input) => {
    outcome.calls += 1
    return callServer(balancer, name, account, input)
  }
  const openMarket = async () => {
    const market = await newMarket(balancer, findMail)
    await openMarketplace(market, send, random)
    return market
  }
  // Sign up on one server only: the local identity provider keeps pending sign-ins in memory.
  const markets: Marketplace<Account>[] = []
  for (let index = 0; index < marketCount; index += 1) markets.push(await openMarket())
  const [watched] = (await openMarket()).businesses
  const gigId = watched?.gigs[0]?.id
  if (!watched || gigId === undefined) throw new Error('The marketplace has no gig.')
  await restart(second)

  let isOver = false
  const clients = markets.map(async (market) => {
    while (!isOver) await runCommand(market, send, random)
  })
  const settled = Promise.allSettled(clients)
  for (let count = 0; count < restarts; count += 1) {
    const [restarted, other] = count % 2 === 0 ? [first, second] : [second, first]
    await restart(restarted)
    outcome.failures.push(...(await compareFiles(restarted.url, other.url, watched.account)))
    outcome.liveMs.push(await timeLiveUpdate(restarted.url, other.url, watched.account, gigId))
  }
  isOver = true
  for (const each of await settled) if (each.status === 'rejected') outcome.failures.push(String(each.reason))
  for (const market of markets)
    if (!isDeepStrictEqual(await readAccounts(market, send), expectedOf(market)))
      outcome.failures.push('The servers hold something else than the model.')
}

/** Runs both servers, the balancer and the bucket, and restarts the servers under load. */
export async function run(): Promise<Figure> {
  const goal = 'rolling restart under load: 0 failed requests, live updates arrive across servers'
  const programs = postgresPrograms()
  if (!programs) return { goal, isKept: false, measured: 'PostgreSQL is not installed' }
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-trust-'))
  const [postgres, program] = [await startPostgres(programs), await buildServer()]
  const [port, bucketPort] = [await freePort(), await freePort()]
  const [firstPort, secondPort] = [await freePort(), await freePort()]
  const serverPorts = [firstPort, secondPort]
  const url = new URL(`http://127.0.0.1:${port}`)
  const store = await startBucket(bucketPort, join(folder, 'bucket'))
  const balancer = await startBalancer(serverPorts, Number(url.port))
  const shared = {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: url.origin,
    RATE_LIMIT_SCALE: '100000',
    DRAIN_SECONDS: String(drainSeconds),
    S3_BUCKET: bucket,
    S3_REGION: 'x',
    S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const dataDirOf = (serverPort: number) => join(folder, String(serverPort))
  const toServer = (serverPort: number): Restartable => ({
    url: new URL(`http://127.0.0.1:${serverPort}`),
    start: () => startChild(program, { ...shared, PORT: String(serverPort), DATA_DIR: dataDirOf(serverPort) }),
  })
  const servers = [toServer(firstPort), toServer(secondPort)] as const
  const outcome: Outcome = { calls: 0, failures: [], liveMs: [] }
  try {
    await restart(servers[0])
    await restartUnderLoad(url, servers, mailFinder(serverPorts.map(dataDirOf)), outcome)
  } finally {
    for (const { child } of servers) if (child) await killNow(child)
    balancer.close()
    balancer.closeAllConnections()
    killGroup(store)
    program.remove()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  for (const failure of outcome.failures) console.log(failure)
  const { calls, failures, liveMs } = outcome
  return {
    goal,
    isKept: failures.length === 0 && liveMs.length > 0,
    measured: `${liveMs.length} restarts, ${calls} calls, ${failures.length} failed; live after ${Math.max(...liveMs).toFixed(0)} ms at most`,
  }
}
