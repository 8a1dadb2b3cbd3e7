import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { callServer } from '@/server/testing/call-server'
import {
  buildServer,
  type ChildServer,
  killNow,
  type ServerProgram,
  shortLivedFlag,
  startChild,
} from '@/server/testing/child-server'
import { expectedOf, readAccounts } from '@/server/testing/marketplace/accounts'
import { openMarketplace, runCommand } from '@/server/testing/marketplace/commands'
import { type Marketplace, type Random, type Send, scanIdsOf } from '@/server/testing/marketplace/model'
import { median, percentile } from '../../bench/server/load'
import { timeDatabaseAlone } from '../../bench/startup'
import { freePort } from '../../scripts/free-port.mjs'
import { postgresPrograms, startPostgres } from '../../scripts/postgres.mjs'
import { type Figure, numberOption } from '../../scripts/run-parts'
import { type Account, mailFinder, newMarket } from '../support/accounts'
import { inspectStores } from './stores'

/*
 * Kills the built server at random moments while clients write, and compares its data after each restart with a model
 * in memory. Clients repeat calls without a response, as the product does, so a write that was lost, stored twice or
 * half stored is a difference.
 */

/** The marketplaces whose clients write at the same time, each with accounts of its own. */
const marketCount = 6
/** The kills between new accounts: a business posts 20 gigs a day at most. */
const killsPerMarket = 8
const killsPerProgressLine = 10
/** The longest time from a restart to the next kill. */
const maxUptimeMs = 400
/**
 * The longest time from a start to the first answer: in milliseconds on PostgreSQL, and on PGlite as a multiple of the
 * time that opening the same database alone takes.
 */
const goals = { postgresMs: 2000, pgliteRatio: 1.5 }
/** Whether Ctrl+C was pressed. The current kill is then the last, and the figure covers the kills so far. */
let isInterrupted = false
const random: Random = (limit) => Math.floor(Math.random() * limit)

/** A server that is restarted at the same address. */
interface Restartable {
  start: () => ChildServer
  child: ChildServer
  /** Resolves once the server answers; a new promise after each kill. */
  isUp: Promise<unknown>
}

/** The result of one engine's kills. */
interface EngineResult {
  /** The differences between the server and the models, in sentences. */
  problems: string[]
  /** The ids of the poster scans that the models contain. */
  scanIds: string[]
  /** The time of each restart until its first answer. */
  firstAnswersMs: number[]
  /** The calls that got no response and were made again. */
  repeatedCalls: number
  calls: number
}

/** Returns a client that repeats each call until it gets a response, across restarts. */
function persistentSend(url: URL, server: Restartable, result: EngineResult): Send<Account> {
  return async (name, account, input) => {
    result.calls += 1
    let isRepeated = false
    for (;;) {
      try {
        const answer = await callServer(url, name, account, input)
        if (answer.status !== 503) return { ...answer, isRepeated }
      } catch {
        // No response: the server was killed before or after it stored the change.
      }
      result.repeatedCalls += isRepeated ? 0 : 1
      isRepeated = true
      await wait(10)
      await server.isUp
    }
  }
}

/** Milliseconds from a start until the server answers with its database. */
async function timeFirstAnswer(child: ChildServer, startMs: number): Promise<number> {
  const url = await child.url
  while (!(await fetch(new URL('/api/ready', url))).ok) await wait(2)
  return performance.now() - startMs
}

/** Kills a server and restarts it. @param onKilled runs before the restart @returns milliseconds to the first answer */
async function killAndRestart(server: Restartable, onKilled: () => Promise<void>): Promise<number> {
  let markUp = () => {}
  server.isUp = new Promise<void>((resolve) => {
    markUp = resolve
  })
  await killNow(server.child)
  await onKilled()
  const startMs = performance.now()
  server.child = server.start()
  const firstAnswerMs = await timeFirstAnswer(server.child, startMs)
  markUp()
  return firstAnswerMs
}

/** Starts a client for each marketplace, which runs random commands until `stop` is called. */
function startClients(markets: readonly Marketplace<Account>[], send: Send<Account>) {
  let isStopped = false
  const clients = markets.map(async (market) => {
    while (!isStopped) await runCommand(market, send, random)
  })
  const settled = Promise.allSettled(clients)
  return {
    stop: () => {
      isStopped = true
    },
    /**
     * Waits for the clients' last commands.
     * @returns the failures of commands whose response differed from the model
     */
    findFailures: async () => {
      const outcomes = await settled
      return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
    },
  }
}

/** Compares the data of each marketplace's accounts with its model. @returns the differences, in sentences */
async function findDifferences(markets: readonly Marketplace<Account>[], send: Send<Account>): Promise<string[]> {
  const differences: string[] = []
  for (const market of markets) {
    const [read, expected] = [await readAccounts(market, send), expectedOf(market)]
    if (!isDeepStrictEqual(read, expected))
      differences.push(`${JSON.stringify(read)} instead of ${JSON.stringify(expected)}`)
  }
  return differences
}

/**
 * Kills one engine's server `kills` times.
 * @param onKilled runs after the first kill of each market, before the restart
 */
async function killRepeatedly(
  program: ServerProgram,
  env: { DATA_DIR: string; DATABASE_URL?: string },
  kills: number,
  onKilled: () => Promise<void> = async () => {},
): Promise<EngineResult> {
  const result: EngineResult = { problems: [], scanIds: [], firstAnswersMs: [], repeatedCalls: 0, calls: 0 }
  const port = String(await freePort())
  const url = new URL(`http://127.0.0.1:${port}`)
  const settings = { PORT: port, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error', ...env }
  const start = () => startChild(program, settings, { detached: true })
  const server: Restartable = { start, child: start(), isUp: Promise.resolve() }
  await server.child.url
  const send = persistentSend(url, server, result)
  const findMail = mailFinder([env.DATA_DIR])
  const openMarket = async () => {
    const market = await newMarket(url, findMail)
    await openMarketplace(market, send, random)
    return market
  }
  let markets: Marketplace<Account>[] = []
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const isFirstOfMarkets = kill % killsPerMarket === 0
      if (isFirstOfMarkets) {
        result.scanIds.push(...markets.flatMap(scanIdsOf))
        markets = await Promise.all(Array.from({ length: marketCount }, openMarket))
      }
      const clients = startClients(markets, send)
      await wait(random(maxUptimeMs))
      const firstAnswerMs = await killAndRestart(server, async () => {
        clients.stop()
        if (isFirstOfMarkets) await onKilled()
      })
      result.firstAnswersMs.push(firstAnswerMs)
      const problems = [...(await clients.findFailures()), ...(await findDifferences(markets, send))]
      result.problems.push(...problems.map((problem) => `kill ${kill}: ${problem}`))
      if ((kill + 1) % killsPerProgressLine === 0)
        console.log(`${kill + 1} of ${kills} kills, ${result.calls} calls, ${result.problems.length} wrong`)
      // Stop at the first difference: later comparisons would report it again.
      if (result.problems.length > 0 || isInterrupted) break
    }
    result.scanIds.push(...markets.flatMap(scanIdsOf))
    server.child.process.kill('SIGTERM')
    await server.child.ended
  } finally {
    await killNow(server.child)
  }
  return result
}

/** Whether one engine's kills reached the goals, and the figures in a line. */
interface Verdict {
  isKept: boolean
  measured: string
}

/**
 * Prints all problems, and summarises them in a line.
 * @param storeProblems found by {@link inspectStores} afterwards
 */
function summarise(
  engine: string,
  { problems, calls, repeatedCalls, firstAnswersMs }: EngineResult,
  storeProblems: string[],
): Verdict {
  const allProblems = [...problems, ...storeProblems]
  for (const problem of allProblems) console.log(`${engine}: ${problem}`)
  const measured = `${engine}: ${firstAnswersMs.length} kills, ${calls} calls, ${repeatedCalls} sent again, ${allProblems.length} wrong`
  return { isKept: allProblems.length === 0, measured }
}

/** Kills a server on PGlite, and compares its first answers with opening its database alone. */
async function killOnPglite(program: ServerProgram, kills: number): Promise<Verdict> {
  const dataDir = await newFolder()
  const aloneMs: number[] = []
  const result = await killRepeatedly(program, { DATA_DIR: dataDir }, kills, async () => {
    // Open a copy, because opening a database repairs it.
    const copy = await newFolder()
    await cp(join(dataDir, 'db'), copy, { recursive: true })
    aloneMs.push(await timeDatabaseAlone(copy, [shortLivedFlag]))
    await rm(copy, { recursive: true, force: true })
  })
  const ratio = median(result.firstAnswersMs) / median(aloneMs)
  const { isKept, measured } = summarise('PGlite', result, await inspectStores({ dataDir, scanIds: result.scanIds }))
  await rm(dataDir, { recursive: true, force: true })
  return {
    isKept: isKept && ratio <= goals.pgliteRatio,
    measured: `${measured}; first answer ${ratio.toFixed(2)} × its own opening`,
  }
}

/** Kills a server on a temporary PostgreSQL. @param programs the folder of PostgreSQL's programs */
async function killOnPostgres(program: ServerProgram, kills: number, programs: string): Promise<Verdict> {
  const [postgres, dataDir] = [await startPostgres(programs, { detached: true }), await newFolder()]
  try {
    const result = await killRepeatedly(program, { DATA_DIR: dataDir, DATABASE_URL: postgres.url }, kills)
    const p99Ms = percentile(result.firstAnswersMs, 99)
    const storeProblems = await inspectStores({ dataDir, databaseUrl: postgres.url, scanIds: result.scanIds })
    const { isKept, measured } = summarise('PostgreSQL', result, storeProblems)
    return {
      isKept: isKept && p99Ms <= goals.postgresMs,
      measured: `${measured}; first answer p99 ${p99Ms.toFixed(0)} ms`,
    }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'campus-gigs-trust-'))

/** Kills servers on both engines. Without PostgreSQL, it kills on PGlite only, and the goal is not reached. */
export async function run(): Promise<Figure> {
  const kills = numberOption('kills', 500)
  const programs = postgresPrograms()
  const program = await buildServer()
  const interrupt = () => {
    isInterrupted = true
  }
  process.on('SIGINT', interrupt)
  try {
    const verdicts = [await killOnPglite(program, kills)]
    if (programs && !isInterrupted) verdicts.push(await killOnPostgres(program, kills, programs))
    const measured = [
      ...verdicts.map((verdict) => verdict.measured),
      ...(programs ? [] : ['PostgreSQL is not installed']),
    ]
    return {
      goal: `nothing lost, doubled or half done; first answer ≤ ${goals.postgresMs} ms on PostgreSQL, ≤ ${goals.pgliteRatio} × PGlite's own opening`,
      isKept: programs !== undefined && !isInterrupted && verdicts.every(({ isKept }) => isKept),
      measured: measured.join('\n'.padEnd(36)),
    }
  } finally {
    process.off('SIGINT', interrupt)
    program.remove()
  }
}
