// Compares the built server on PostgreSQL with floors on the same database and machine: the latency of searches at a fixed
// rate, their throughput, ranked applicants, and a small marketplace with a large one. Compared measurements alternate.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { Client } from 'pg'
import { type ListingSort, listingSorts } from '@/domain'
import { openPostgres } from '@/server/db/postgres'
import { buildServer, type ChildServer, startChild } from '@/server/testing/child-server'
import { postgresPrograms, startPostgres } from '../../scripts/postgres.mjs'
import { fetchBody, loadAtRate, median, percentile, type Request, throughput } from './load'
import { businessToken, fillMarketplace, rareLetters, rareWord, studentToken } from './marketplace'

/** How often each measurement is repeated. */
const rounds = 5
/** The applicants of the busy listing in the usual marketplace. */
const applicants = 20_000
/** The number of listings of each marketplace. */
const sizes = { small: 1_000, usual: 20_000, large: 100_000 }
/** Search words of every kind: rare, frequent, none, too short for a trigram, in the middle of a word, a company. */
const queries = [rareWord, 'barista', '', rareLetters, 'ba', 'k', 'arist', 'corner 7']

const search = (q: string, sort: string): Request => ({
  path: `/api/jobs/search?${new URLSearchParams({ q, sort })}`,
  token: studentToken,
})
const searches = listingSorts.flatMap((sort) => queries.map((q) => search(q, sort)))

interface Measurement {
  name: string
  ours: number
  /** The same on the floor. Without it, `ours` has a limit of its own. */
  floor?: number
  unit: 'ms' | '/s'
  /** The limit of `ours`, or of its ratio to `floor`: the most for `ms`, the least for `/s`. */
  goal: number
}

const isKept = ({ ours, floor = 1, unit, goal }: Measurement) =>
  unit === '/s' ? ours / floor >= goal : ours / floor <= goal

/** Prints a measurement as a line of the table. */
function print(measurement: Measurement): void {
  const { name, ours, floor, unit, goal } = measurement
  const withUnit = (value: number) => `${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit}`.padStart(10)
  const comparison =
    floor === undefined ? ''.padStart(22) : `${withUnit(floor)}${(ours / floor).toFixed(2).padStart(10)} ×`
  const limit = `${unit === '/s' ? '≥' : '≤'} ${goal} ${floor === undefined ? unit : '×'}`
  const verdict = isKept(measurement) ? 'kept' : 'BROKEN'
  console.log(`${name.padEnd(44)}${withUnit(ours)}${comparison}   ${limit.padEnd(10)}${verdict}`)
}

/** The medians of two measurements that alternate. */
async function alternate(
  measureFirst: () => Promise<number>,
  measureSecond: () => Promise<number>,
): Promise<[first: number, second: number]> {
  // The first round only warms up.
  await measureFirst()
  await measureSecond()
  const first: number[] = []
  const second: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    first.push(await measureFirst())
    second.push(await measureSecond())
  }
  return [median(first), median(second)]
}

/** How often each request or query is sent for a mean latency. */
const latencyRepeats = 10

/** The mean latency of requests sent one after the other, in milliseconds. */
async function meanLatencyMs(url: URL, requests: readonly Request[]): Promise<number> {
  const startMs = performance.now()
  for (let repeat = 0; repeat < latencyRepeats; repeat += 1) {
    for (const request of requests) await fetchBody(url, request)
  }
  return (performance.now() - startMs) / (requests.length * latencyRepeats)
}

/** Plain SQL for the first page by match percent: the 50 applicants whose weeks share the most slots with the shifts. */
const applicantsByMatch = `
  select applications.*, users.*, count(*) over () as total from applications join users on users.id = applications.user_id
  where job_listing_id = $1
  order by bit_count((users.availability_mask & (select shift_mask from job_listings where id = $1))::bit(28)) desc,
    applied_at desc, applications.id desc limit 50`

/** Searches until each connection has prepared its statements. Before, PostgreSQL plans every search anew. */
async function warmUp(url: URL, requests: readonly Request[]): Promise<void> {
  await loadAtRate(url, requests, { perSecond: 200, seconds: 10 })
}

/** What the measurements share. */
interface Bench {
  /** The program of the built server. */
  program: string
  /** Creates a database with a marketplace of that size. */
  openMarketplace: (size: keyof typeof sizes) => Promise<Marketplace>
  /** Starts a server on a database. @returns its address */
  start: (program: string, databaseUrl: string, env?: Record<string, string>) => Promise<URL>
  /** Records a measurement, and prints its line of the table. */
  add: (measurement: Measurement) => void
}

/** A filled database. */
interface Marketplace extends Awaited<ReturnType<typeof fillMarketplace>> {
  databaseUrl: string
}

/** The centroids that responses contain, by the names of their suburbs, as JSON. */
const suburbCentres = JSON.stringify(
  Object.fromEntries(
    melbourneSuburbs.map(({ suburbName, latitude, longitude }) => [suburbName, { latitude, longitude }]),
  ),
)

/** Measures searches at a fixed rate, and compares their throughput with one hand-written statement. @returns our server's address */
async function measureSearches({ program, start, add }: Bench, { databaseUrl }: Marketplace): Promise<URL> {
  const ours = await start(program, databaseUrl)
  const floor = await start(join(import.meta.dirname, 'floor.mjs'), databaseUrl, { SUBURB_CENTRES: suburbCentres })
  await warmUp(ours, searches)
  const p99Ms: Record<ListingSort, number[]> = { fit: [], newest: [], nearest: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const sort of listingSorts) {
      const requests = searches.filter(({ path }) => path.endsWith(sort))
      const latenciesMs = await loadAtRate(ours, requests, { perSecond: 200, seconds: 5 })
      p99Ms[sort].push(percentile(latenciesMs, 99))
    }
  }
  for (const sort of listingSorts)
    add({ name: `search by ${sort} at 200/s, p99`, ours: median(p99Ms[sort]), unit: 'ms', goal: 25 })
  const newestSearches = [rareWord, 'barista', '', 'arist'].map((q) => search(q, 'newest'))
  for (const request of newestSearches) {
    const [answer, expected] = await Promise.all([fetchBody(ours, request), fetchBody(floor, request)])
    if (!isDeepStrictEqual(JSON.parse(String(answer)), JSON.parse(String(expected))))
      throw new Error(`The floor answers ${request.path} differently.`)
  }
  const load = { connections: 8, seconds: 3 }
  const [oursPerSecond, floorPerSecond] = await alternate(
    () => throughput(ours, newestSearches, load),
    () => throughput(floor, newestSearches, load),
  )
  add({ name: 'search by newest, answers', ours: oursPerSecond, floor: floorPerSecond, unit: '/s', goal: 0.6 })
  return ours
}

/** Compares the first page of a listing's applicants with plain SQL. */
async function measureApplicants(
  { add }: Bench,
  { databaseUrl, busyListingId }: Marketplace,
  ours: URL,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const firstPage = (sort: string): Request => ({
    path: '/api/business/gig-applicants',
    token: businessToken,
    data: { jobListingId: busyListingId, sort, offset: 0 },
  })
  async function plainSqlMs(): Promise<number> {
    const startMs = performance.now()
    for (let repeat = 0; repeat < latencyRepeats; repeat += 1)
      await client.query({ name: 'match', text: applicantsByMatch, values: [busyListingId] })
    return (performance.now() - startMs) / latencyRepeats
  }
  try {
    for (const { sort, goal } of [
      { sort: '% Availability Match', goal: 0.5 },
      { sort: 'Top Applicants', goal: 1 },
    ]) {
      const [pageMs, sqlMs] = await alternate(() => meanLatencyMs(ours, [firstPage(sort)]), plainSqlMs)
      add({ name: `20,000 applicants, ${sort}`, ours: pageMs, floor: sqlMs, unit: 'ms', goal })
    }
  } finally {
    await client.end()
  }
}

/** Compares the search of a large marketplace with that of a small one. */
async function measureGrowth({ program, openMarketplace, start, add }: Bench): Promise<void> {
  const [small, large] = [await openMarketplace('small'), await openMarketplace('large')]
  const ofSmall = await start(program, small.databaseUrl)
  const ofLarge = await start(program, large.databaseUrl)
  const requestsOf = (sort: string) => ['barista', ''].map((q) => search(q, sort))
  for (const url of [ofSmall, ofLarge]) await warmUp(url, listingSorts.flatMap(requestsOf))
  for (const sort of listingSorts) {
    const requests = requestsOf(sort)
    const [largeMs, smallMs] = await alternate(
      () => meanLatencyMs(ofLarge, requests),
      () => meanLatencyMs(ofSmall, requests),
    )
    add({ name: `search by ${sort}, 100,000 beside 1,000`, ours: largeMs, floor: smallMs, unit: 'ms', goal: 1.5 })
  }
}

/** Creates and fills a database of the cluster at `clusterUrl`. */
async function createMarketplace(clusterUrl: string, size: keyof typeof sizes): Promise<Marketplace> {
  const client = new Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(`create database ${size}`)
  await client.end()
  const url = new URL(clusterUrl)
  url.pathname = size
  // Opening the database once runs its migrations.
  await (await openPostgres(url.href)).close()
  const applicantCount = size === 'usual' ? applicants : sizes[size] / 5
  const filled = await fillMarketplace(url.href, { listings: sizes[size], applicants: applicantCount })
  return { databaseUrl: url.href, ...filled }
}

/** Measures and prints a table. @returns whether every goal was reached */
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
  const measurements: Measurement[] = []
  const bench: Bench = {
    program: program.path,
    openMarketplace: (size) => createMarketplace(postgres.url, size),
    async start(path, databaseUrl, env) {
      const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, RATE_LIMIT_SCALE: '100000', ...env }
      const child = startChild({ path, remove: () => {} }, settings)
      children.push(child)
      return new URL(await child.url)
    },
    add(measurement) {
      print(measurement)
      measurements.push(measurement)
    },
  }
  try {
    const usual = await bench.openMarketplace('usual')
    const ours = await measureSearches(bench, usual)
    await measureApplicants(bench, usual, ours)
    await measureGrowth(bench)
    return measurements.every(isKept)
  } finally {
    for (const child of children) child.process.kill('SIGTERM')
    await Promise.all(children.map(({ ended }) => ended))
    program.remove()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
