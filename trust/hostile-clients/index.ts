import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { calls } from '@/contract'
import { median, percentile } from '../../bench/server/load'
import { startChild } from '../../server/testing/child-server'

/*
 * Measures how long an honest client waits for pages and calls while attackers load the built server.
 */

const rounds = 3
const roundSeconds = 8
/** The honest client's pause between requests: about forty requests a second are no attack. */
const pauseMs = 20
/**
 * The goals for the honest client: the 99th percentile of its latencies under attack as a multiple of that without
 * attackers, and its longest request while others upload pictures.
 */
const goals = { ratio: 3, uploadMs: 500 }
/**
 * The fewest attacks in all rounds together whose kind and result begin with these words. With fewer, the server was
 * not under attack. JSON of accounts counts whatever its result: how many are refused with 429 depends on how much of
 * an account's limit a minute falls into the rounds.
 */
const minAttackCounts = {
  'pictures: 200': 20,
  'pictures: 413': 5,
  'json: visitor 400': 200,
  'json: account': 300,
  'passwords: 401': 5,
  'passwords: 429': 500,
  'slow bodies: begun': 36,
}
/** The fewest uploads in the round with pictures only. */
const minUploadCounts = { 'pictures: 200': 3 }
/**
 * One account for each picture attacker, since an account may upload 20 pictures a minute. A network may sign up this
 * many.
 */
const accountCount = 15
const root = join(import.meta.dirname, '../..')

const session = z.object({ token: z.string() })
/** The message of the attackers' process: finished attacks, by kind and result. */
const countsMessage = z.record(z.string(), z.number())
type AttackCounts = z.output<typeof countsMessage>

/** Signs a business up with a username and password. @returns its session token */
async function signUp(url: URL, index: number): Promise<string> {
  const data = { action: 'signup', username: `shop${index}`, password: 'flat white please' }
  const answer = await fetch(new URL('/api/business/signup-using-credentials', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  })
  return session.parse(await answer.json()).token
}

/** Requests a page and a call in turns for one round. @returns the latencies in milliseconds */
async function browse(url: URL): Promise<number[]> {
  const times: number[] = []
  const endMs = performance.now() + roundSeconds * 1000
  while (performance.now() < endMs)
    for (const path of ['/', `/api/${calls.upcomingEvents.path}`]) {
      const startMs = performance.now()
      const answer = await fetch(new URL(path, url))
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`The honest client got ${answer.status} for ${path}.`)
      times.push(performance.now() - startMs)
      await wait(pauseMs)
    }
  return times
}

/** The result of a round under attack. */
interface AttackedRound {
  /** The latencies of the honest client's requests, in milliseconds. */
  times: number[]
  counts: AttackCounts
}

/** Runs one round of {@link browse} while attackers run. */
async function browseUnderAttack(
  url: URL,
  tokens: readonly string[],
  kind: 'all' | 'pictures',
): Promise<AttackedRound> {
  const attackers = fork(join(import.meta.dirname, 'attackers.ts'), [url.href, tokens.join(','), kind], {
    execArgv: ['--import', 'tsx'],
  })
  let counts: AttackCounts = {}
  attackers.on('message', (message) => {
    counts = countsMessage.parse(message)
  })
  try {
    await once(attackers, 'message')
    return { times: await browse(url), counts }
  } finally {
    attackers.kill('SIGKILL')
  }
}

/** The counts of all rounds together. */
function sumCounts(attacks: readonly AttackedRound[]): AttackCounts {
  const sums: AttackCounts = {}
  for (const { counts } of attacks)
    for (const [result, count] of Object.entries(counts)) sums[result] = (sums[result] ?? 0) + count
  return sums
}

/** The minimums that the counts miss, in words. */
function findMissed(counts: AttackCounts, minimums: AttackCounts): string[] {
  return Object.entries(minimums).flatMap(([prefix, minimum]) => {
    const results = Object.entries(counts).filter(([result]) => result.startsWith(prefix))
    const count = results.reduce((sum, [, each]) => sum + each, 0)
    return count < minimum ? [`${prefix} ${count} of ${minimum}`] : []
  })
}

/** The counts in words, sorted by kind and result. */
const toText = (counts: AttackCounts) =>
  Object.entries(counts)
    .sort()
    .map(([result, count]) => `${result} ${count}`)
    .join(', ')

/** What one run has measured. Latencies are those of the honest client's requests, in milliseconds. */
interface Measurement {
  /** The 99th percentile without attackers: the median of the rounds. */
  idleP99Ms: number
  /** The longest request of the round with picture uploads only. */
  longestUploadMs: number
  uploadCounts: AttackCounts
  /** The 99th percentile under all attacks: the median of the rounds. */
  attackedP99Ms: number
  attackCounts: AttackCounts
}

/** Measures a running server: quiet rounds, a round with picture uploads, and rounds with all attacks. */
async function measure(url: URL): Promise<Measurement> {
  const tokens = await Promise.all(Array.from({ length: accountCount }, (_, index) => signUp(url, index)))
  // The first round only warms up. Quiet rounds come first, because the server decodes pictures after an attack has
  // ended.
  await browse(url)
  const idleP99s: number[] = []
  for (let round = 0; round < rounds; round += 1) idleP99s.push(percentile(await browse(url), 99))
  const uploads = await browseUnderAttack(url, tokens, 'pictures')
  const attacks: AttackedRound[] = []
  for (let round = 0; round < rounds; round += 1) attacks.push(await browseUnderAttack(url, tokens, 'all'))
  return {
    idleP99Ms: median(idleP99s),
    longestUploadMs: Math.max(...uploads.times),
    uploadCounts: uploads.counts,
    attackedP99Ms: median(attacks.map(({ times }) => percentile(times, 99))),
    attackCounts: sumCounts(attacks),
  }
}

/** Prints a measurement as a table. @returns whether every goal was reached */
function report({ idleP99Ms, longestUploadMs, uploadCounts, attackedP99Ms, attackCounts }: Measurement): boolean {
  console.log(`15 clients uploaded pictures for ${roundSeconds} s. ${toText(uploadCounts)}`)
  console.log(`50 clients attacked for ${rounds * roundSeconds} s. ${toText(attackCounts)}`)
  const missed = [...findMissed(attackCounts, minAttackCounts), ...findMissed(uploadCounts, minUploadCounts)]
  if (missed.length > 0) console.log(`Too few attacks: ${missed.join(', ')}.`)
  const lines = [
    {
      what: 'an honest client, 99th percentile, nobody else',
      measured: `${idleP99Ms.toFixed(0)} ms`,
      goal: '',
      isKept: true,
    },
    {
      what: 'while 15 clients upload pictures, longest',
      measured: `${longestUploadMs.toFixed(0)} ms`,
      goal: `≤ ${goals.uploadMs} ms`,
      isKept: longestUploadMs <= goals.uploadMs,
    },
    {
      what: 'while 50 clients attack in four ways, 99th percentile',
      measured: `${attackedP99Ms.toFixed(0)} ms, ${(attackedP99Ms / idleP99Ms).toFixed(1)} ×`,
      goal: `≤ ${goals.ratio} ×`,
      isKept: attackedP99Ms <= idleP99Ms * goals.ratio,
    },
    {
      what: 'attacks of each kind, answered and refused',
      measured: `${Object.values(attackCounts).reduce((sum, count) => sum + count, 0)}`,
      goal: 'enough',
      isKept: missed.length === 0,
    },
  ]
  for (const { what, measured, goal, isKept } of lines)
    console.log(
      `${what.padEnd(56)}${measured.padStart(16)}   ${goal.padEnd(12)}${goal && (isKept ? 'kept' : 'BROKEN')}`,
    )
  return lines.every(({ isKept }) => isKept)
}

/** Measures the built server and prints a table. @returns whether every goal was reached */
export async function run(): Promise<boolean> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-trust-'))
  const program = process.env.SERVER_PROGRAM ?? join(root, 'dist/server/main.js')
  const child = startChild({ path: program, remove: () => {} }, { DATA_DIR: folder }, { nodeFlags: [] })
  try {
    return report(await measure(new URL(await child.url)))
  } finally {
    child.process.kill('SIGKILL')
    await child.ended
    await rm(folder, { recursive: true, force: true })
  }
}
