import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Client } from 'pg'
import { listingSorts } from '@/domain'
import { openPostgres } from '@/server/db/database'
import { buildServer, type ChildServer, startChild } from '@/server/testing/child-server'
import { postgresPrograms, startPostgres } from '../../scripts/postgres.mjs'
import { fetchBody, loadAtRate, median, percentile, type Request, throughput } from './load'
import { businessToken, fillMarketplace, rareLetters, rareWord, studentToken } from './marketplace'

/*
 * The built server on PostgreSQL beside floors on the same database, all on this machine: the search at a fixed rate, its
 * throughput, applicants in order, and how a page grows with the marketplace. Measurements that are compared alternate.
 */

const rounds = 5
const applicants = 20_000
const sizes = { small: 1_000, usual: 20_000, large: 100_000 }
/** Searches of every kind: rare, frequent, none, too short for a trigram, in the middle of a word, by company. */
const queries = [rareWord, 'barista', '', rareLetters, 'ba', 'k', 'arist', 'corner 7']

const search = (q: string, sort: string): Request => ({
  path: `/api/jobs/search?${new URLSearchParams({ q, sort })}`,
  token: studentToken,
})
const searches = listingSorts.flatMap((sort) => queries.map((q) => search(q, sort)))

interface Line {
  what: string
  ours: number
  floor?: number
  unit: 'ms' | '/s'
  /** The most that ours, or its ratio to the floor, may be; the least for `/s`. */
  goal: number
}

const isKept = ({ ours, floor = 1, unit, goal }: Line) => (unit === '/s' ? ours / floor >= goal : ours / floor <= goal)

function print(line: Line): void {
  const { what, ours, floor, unit, goal } = line
  const number = (value: number) => `${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit}`.padStart(10)
  const beside = floor === undefined ? ''.padStart(22) : `${number(floor)}${(ours / floor).toFixed(2).padStart(10)} ×`
  const limit = `${unit === '/s' ? '≥' : '≤'} ${goal} ${floor === undefined ? unit : '×'}`
  console.log(`${what.padEnd(44)}${number(ours)}${beside}   ${limit.padEnd(10)}${isKept(line) ? 'kept' : 'BROKEN'}`)
}

/** The medians of two measurements that alternate. */
async function alternate(one: () => Promise<number>, other: () => Promise<number>): Promise<[number, number]> {
  const measured: [number[], number[]] = [[], []]
  // The first round warms up.
  for (let round = -1; round < rounds; round += 1) {
    const [first, second] = [await one(), await other()]
    if (round < 0) continue
    measured[0].push(first)
    measured[1].push(second)
  }
  return [median(measured[0]), median(measured[1])]
}

/** The median latency of requests sent one after the other, in milliseconds. */
async function latency(url: URL, gets: readonly Request[]): Promise<number> {
  const times: number[] = []
  for (const get of [...gets, ...gets, ...gets]) {
    const startMs = performance.now()
    await fetchBody(url, get)
    times.push(performance.now() - startMs)
  }
  return times.reduce((sum, each) => sum + each, 0) / times.length
}

/** What a person would write for the first page by match: every week beside the roster, the best 50 with their students. */
const applicantsByMatch = `
  select applications.*, users.*, count(*) over () as total from applications join users on users.id = applications.user_id
  where job_listing_id = $1
  order by bit_count((users.availability_mask & (select shift_mask from job_listings where id = $1))::bit(28)) desc,
    applied_at desc, applications.id desc limit 50`

/** Measures, prints a table, and says whether every goal was reached. */
export async function run(): Promise<boolean> {
  const programs = postgresPrograms()
  if (!programs) {
    console.log('PostgreSQL is not installed, so there is nothing to measure on.')
    return true
  }
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-bench-'))
  const postgres = await startPostgres(programs)
  const program = await buildServer()
  const children: ChildServer[] = []
  const clients: Client[] = []
  try {
    const databaseOf = async (name: keyof typeof sizes) => {
      const url = new URL(postgres.url)
      url.pathname = name
      const client = new Client({ connectionString: postgres.url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      await (await openPostgres(url.href)).close()
      const count = name === 'usual' ? applicants : sizes[name] / 5
      return { url: url.href, ...(await fillMarketplace(url.href, { listings: sizes[name], applicants: count })) }
    }
    const start = async (path: string, env: Record<string, string>) => {
      const child = startChild({ path, remove: () => {} }, { DATA_DIR: folder, RATE_LIMIT_SCALE: '100000', ...env })
      children.push(child)
      return new URL(await child.url)
    }
    const lines: Line[] = []
    const add = (line: Line) => {
      print(line)
      lines.push(line)
    }

    const usual = await databaseOf('usual')
    const ours = await start(program.path, { DATABASE_URL: usual.url })
    const floor = await start(join(import.meta.dirname, 'floor.mjs'), { DATABASE_URL: usual.url })
    for (const get of searches) await fetchBody(ours, get)
    for (const sort of listingSorts) {
      const gets = searches.filter(({ path }) => path.endsWith(sort))
      const latenciesMs = await loadAtRate(ours, gets, { perSecond: 200, seconds: 10 })
      add({ what: `search by ${sort} at 200/s, p99`, ours: percentile(latenciesMs, 99), unit: 'ms', goal: 25 })
    }
    const words = [rareWord, 'barista', '', 'arist'].map((q) => search(q, 'newest'))
    for (const get of words) {
      const [answer, expected] = await Promise.all([fetchBody(ours, get), fetchBody(floor, get)])
      if (!isDeepStrictEqual(JSON.parse(String(answer)), JSON.parse(String(expected))))
        throw new Error(`The floor answers ${get.path} differently.`)
    }
    const load = { connections: 8, seconds: 3 }
    const [answered, byFloor] = await alternate(
      () => throughput(ours, words, load),
      () => throughput(floor, words, load),
    )
    add({ what: 'search by newest, answers', ours: answered, floor: byFloor, unit: '/s', goal: 0.6 })

    const client = new Client({ connectionString: usual.url })
    clients.push(client)
    await client.connect()
    const page = (sort: string): Request => ({
      path: '/api/business/gig-applicants',
      token: businessToken,
      data: { jobListingId: usual.busyListingId, sort, offset: 0 },
    })
    for (const [sort, goal] of [
      ['% Availability Match', 0.5],
      ['Top Applicants', 1],
    ] as const) {
      const [paged, plain] = await alternate(
        () => latency(ours, [page(sort)]),
        async () => {
          const startMs = performance.now()
          for (let repeat = 0; repeat < 3; repeat += 1)
            await client.query({ name: 'match', text: applicantsByMatch, values: [usual.busyListingId] })
          return (performance.now() - startMs) / 3
        },
      )
      add({ what: `20,000 applicants, ${sort}`, ours: paged, floor: plain, unit: 'ms', goal })
    }
    const [small, large] = [await databaseOf('small'), await databaseOf('large')]
    const ofSmall = await start(program.path, { DATABASE_URL: small.url })
    const ofLarge = await start(program.path, { DATABASE_URL: large.url })
    for (const sort of listingSorts) {
      const gets = ['barista', ''].map((q) => search(q, sort))
      const [many, few] = await alternate(
        () => latency(ofLarge, gets),
        () => latency(ofSmall, gets),
      )
      add({ what: `search by ${sort}, 100,000 beside 1,000`, ours: many, floor: few, unit: 'ms', goal: 1.5 })
    }
    return lines.every(isKept)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
    for (const child of children) child.process.kill('SIGTERM')
    await Promise.all(children.map(({ ended }) => ended))
    program.remove()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
