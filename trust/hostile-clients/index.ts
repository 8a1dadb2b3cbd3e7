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
 * How long an honest client waits for pages and calls while others attack the built server.
 */

const rounds = 3
const secondsARound = 8
/** About forty requests a second: somebody who reads, not one more attack. */
const pauseMs = 20
const goals = { ratio: 3, uploadMs: 500 }
/** The fewest attacks that end in each way, in all rounds together. With fewer, nothing was attacked. */
const fewestAttacks = {
  'pictures: 200': 20,
  'pictures: 413': 5,
  'json: visitor 400': 200,
  'json: account 400': 100,
  'json: account 429': 200,
  'passwords: 401': 5,
  'passwords: 429': 500,
  'slow bodies: begun': 36,
}
/** The same, in the round in which pictures alone are uploaded. */
const fewestUploads = { 'pictures: 200': 3 }
/** Each picture attacker has one, since an account may upload 20 pictures a minute. A network may sign up as many. */
const accounts = 15
const root = join(import.meta.dirname, '../..')

const session = z.object({ token: z.string() })
const attackCounts = z.record(z.string(), z.number())
type AttackCounts = z.output<typeof attackCounts>

/** Signs a business up by a password. @returns its token */
async function signUp(url: URL, index: number): Promise<string> {
  const data = { action: 'signup', username: `shop${index}`, password: 'flat white please' }
  const answer = await fetch(new URL('/api/business/signup-using-credentials', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  })
  return session.parse(await answer.json()).token
}

/** Asks for a page and for data, one after the other. @returns the time of each in milliseconds */
async function browse(url: URL): Promise<number[]> {
  const times: number[] = []
  const endMs = performance.now() + secondsARound * 1000
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

/** The time of each request of the honest client, and how many attacks ended meanwhile. */
interface Attacked {
  times: number[]
  counts: AttackCounts
}

/** Browses while attackers are at work. */
async function browseUnderAttack(url: URL, tokens: readonly string[], kind: 'all' | 'pictures'): Promise<Attacked> {
  const attackers = fork(join(import.meta.dirname, 'attackers.ts'), [url.href, tokens.join(','), kind], {
    execArgv: ['--import', 'tsx'],
  })
  let counts: AttackCounts = {}
  attackers.on('message', (message) => {
    counts = attackCounts.parse(message)
  })
  try {
    await once(attackers, 'message')
    return { times: await browse(url), counts }
  } finally {
    attackers.kill('SIGKILL')
  }
}

function addUp(attacks: readonly Attacked[]): AttackCounts {
  const sums: AttackCounts = {}
  for (const { counts } of attacks)
    for (const [end, count] of Object.entries(counts)) sums[end] = (sums[end] ?? 0) + count
  return sums
}

const reaches = (counts: AttackCounts, fewest: AttackCounts): boolean =>
  Object.entries(fewest).every(([end, count]) => (counts[end] ?? 0) >= count)

const toText = (counts: AttackCounts) =>
  Object.entries(counts)
    .sort()
    .map(([end, count]) => `${end} ${count}`)
    .join(', ')

/** Measures, prints a table, and says whether every goal was reached. */
export async function run(): Promise<boolean> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-trust-'))
  const program = process.env.SERVER_PROGRAM ?? join(root, 'dist/server/main.js')
  const child = startChild({ path: program, remove: () => {} }, { DATA_DIR: folder }, { nodeFlags: [] })
  try {
    const url = new URL(await child.url)
    const tokens = await Promise.all(Array.from({ length: accounts }, (_, index) => signUp(url, index)))
    // The first round warms up. All quiet rounds come before the attacks, whose last pictures are decoded after them.
    await browse(url)
    const idleP99s: number[] = []
    for (let round = 0; round < rounds; round += 1) idleP99s.push(percentile(await browse(url), 99))
    const uploads = await browseUnderAttack(url, tokens, 'pictures')
    const longestMs = Math.max(...uploads.times)
    const attacks: Attacked[] = []
    for (let round = 0; round < rounds; round += 1) attacks.push(await browseUnderAttack(url, tokens, 'all'))
    const [idle, attacked] = [median(idleP99s), median(attacks.map(({ times }) => percentile(times, 99)))]
    const counts = addUp(attacks)
    console.log(`15 clients uploaded pictures for ${secondsARound} s. ${toText(uploads.counts)}`)
    console.log(`50 clients attacked for ${rounds * secondsARound} s. ${toText(counts)}`)
    const lines = [
      {
        what: 'an honest client, 99th percentile, nobody else',
        measured: `${idle.toFixed(0)} ms`,
        goal: '',
        isKept: true,
      },
      {
        what: 'while 15 clients upload pictures, longest',
        measured: `${longestMs.toFixed(0)} ms`,
        goal: `≤ ${goals.uploadMs} ms`,
        isKept: longestMs <= goals.uploadMs,
      },
      {
        what: 'while 50 clients attack in four ways, 99th percentile',
        measured: `${attacked.toFixed(0)} ms, ${(attacked / idle).toFixed(1)} ×`,
        goal: `≤ ${goals.ratio} ×`,
        isKept: attacked <= idle * goals.ratio,
      },
      {
        what: 'attacks of each kind, answered and refused',
        measured: `${Object.values(counts).reduce((sum, count) => sum + count, 0)}`,
        goal: 'enough',
        isKept: reaches(counts, fewestAttacks) && reaches(uploads.counts, fewestUploads),
      },
    ]
    for (const { what, measured, goal, isKept } of lines)
      console.log(
        `${what.padEnd(56)}${measured.padStart(16)}   ${goal.padEnd(12)}${goal && (isKept ? 'kept' : 'BROKEN')}`,
      )
    return lines.every(({ isKept }) => isKept)
  } finally {
    child.process.kill('SIGKILL')
    await child.ended
    await rm(folder, { recursive: true, force: true })
  }
}
