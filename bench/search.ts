import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ListingSort, limits } from '@/domain'
import { buildApp } from '@/server/app'
import { readConfig } from '@/server/config'
import type { Context } from '@/server/context'
import { openMigrated } from '@/server/db/database'
import { createPglite } from '@/server/db/pglite'
import { businesses, users } from '@/server/db/schema'
import { openFileStore } from '@/server/files/open-file-store'
import { matchesQuery, selectPage, sortKeys } from '@/server/resources/search/queries'
import { searchListings } from '@/server/resources/search/service'
import { suggestSearches } from '@/server/resources/search/suggestions'

/*
 * The job search on the embedded engine with 20,000 live listings. The budgets are ratios, which hold on any machine: a
 * rare word with its index against the same without, and the last pages against the first.
 */

const listings = 20_000
const runs = 15
const warmUpRuns = 3
/** The most a page of an order that scans all listings may take, as a multiple of an indexed page's time. */
const maxScanRatio = 8
const companies = 500
/** A word in one company's name. */
const rareCompany = 'quokka'
/** A word in one listing of a thousand. */
const rareWord = 'zebra'

/**
 * Median processor time in milliseconds. The embedded engine runs in this process, so its time is included and other
 * programs' is not.
 */
async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  // The warm-up runs are not counted.
  for (let run = -warmUpRuns; run < runs; run += 1) {
    const start = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(start)
    if (run >= 0) times.push((user + system) / 1000)
  }
  return times.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
}

/**
 * Inserts one student, 500 businesses and `listings` gigs, half of them with a long description.
 *
 * @returns the student's id
 */
async function fill({ db }: Context): Promise<string> {
  const who = { issuer: 'bench', email: 'a@b.example', firstName: 'A', lastName: 'B', fullName: 'A B' }
  const week = { availabilityMask: 0b0110_0000_1111_0011, currentSuburb: 'Carlton', currentZipCode: '3053' }
  const [student] = await db
    .insert(users)
    .values({ ...who, ...week, subject: 'a' })
    .returning()
  if (!student) throw new Error('The database kept nothing.')
  await db.insert(businesses).values(
    Array.from({ length: companies }, (_, index) => ({
      companyName: index === 0 ? 'Quokka Bakery' : `Corner ${index}`,
    })),
  )
  await db.execute(sql`
    insert into job_listings (business_id, job_title, job_type, job_suburb_name, job_zip_code, shift_mask, job_summary,
      job_description, keywords, idempotency_key, posted_at, expiring_on)
    select company.id, case when i % 1000 = 0 then 'Zebra keeper ' else 'Weekend barista ' end || i, 'Casual',
      (array['Carlton', 'Fitzroy', 'Brunswick', 'Frankston', 'Footscray'])[1 + i % 5], '3053',
      (i * 7919) & (i * 104729) & 268435455, '["Free lunch"]',
      case when i % 2 = 0 then repeat('What the day looks like. ', 60) else '' end,
      jsonb_build_array((array['Hospo', 'Retail', 'RSA', 'Weekdays'])[1 + i % 4], 'word ' || md5(i::text)),
      gen_random_uuid(), now() - i * interval '25 seconds', now() + interval '7 days'
    from generate_series(1, ${listings}::integer) as i
      join (select id, row_number() over () as number from businesses) as company on company.number = 1 + i % ${companies}::integer`)
  await db.execute(sql`analyze job_listings, businesses`)
  return student.id
}

const plan = z.object({ rows: z.array(z.unknown()) })

async function planOf({ db }: Context, query: { getSQL: () => ReturnType<typeof sql> }): Promise<string> {
  return JSON.stringify(plan.parse(await db.execute(sql`explain ${query.getSQL()}`)).rows)
}

interface Line {
  what: string
  ms: number
  /** The budget in words, and whether it was kept. */
  budget?: string
  kept?: boolean
}

async function measure(context: Context, studentId: string): Promise<Line[]> {
  const search = (input: Partial<Parameters<typeof searchListings>[2]> & { sort: ListingSort }) =>
    searchListings(context, studentId, { q: '', ...input })
  const timed = (input: Parameters<typeof search>[0]) => medianOf(() => search(input))
  const lines: Line[] = []

  const student = { availabilityMask: 0b0110_0000_1111_0011, currentSuburb: 'Carlton' }
  const byTime = sortKeys('newest', student)
  for (const word of [rareWord, rareCompany]) {
    const query = async () =>
      void (await selectPage(context.db, byTime, await matchesQuery(context.db, word, context.clock.now())))
    const withIndex = await medianOf(query)
    await context.db.execute(sql`set enable_bitmapscan = off`)
    await context.db.execute(sql`set enable_indexscan = off`)
    const withoutIndex = await medianOf(query)
    await context.db.execute(sql`reset enable_bitmapscan`)
    await context.db.execute(sql`reset enable_indexscan`)
    // A search by company name needs a second query, for the company ids, so its budget is looser.
    const [factor, share] = word === rareWord ? [3, 'a third'] : [2, 'half']
    const kept = withIndex * factor <= withoutIndex
    lines.push({ what: `“${word}”, without its index`, ms: withoutIndex })
    lines.push({ what: `“${word}”`, ms: withIndex, budget: `at most ${share} of that`, kept })
  }

  const plans: [string, string, string][] = [
    [
      'a rare word',
      await planOf(
        context,
        selectPage(context.db, byTime, await matchesQuery(context.db, rareWord, context.clock.now())),
      ),
      'job_listings_search',
    ],
    [
      'a company',
      await planOf(
        context,
        selectPage(context.db, byTime, await matchesQuery(context.db, rareCompany, context.clock.now())),
      ),
      'job_listings_business',
    ],
    [
      'the newest',
      await planOf(context, selectPage(context.db, byTime, await matchesQuery(context.db, '', context.clock.now()))),
      'job_listings_live',
    ],
  ]
  for (const [what, plan, index] of plans)
    lines.push({ what: `the plan for ${what}`, ms: 0, budget: `uses ${index}`, kept: plan.includes(index) })

  let newest = 0
  for (const sort of ['newest', 'fit', 'nearest'] as const) {
    const first = await search({ sort })
    let last = first
    for (let page = 1; page < 40 && last.next; page += 1) last = await search({ sort, after: last.next })
    const [early, late] = [
      await timed({ sort, after: first.next ?? '' }),
      await timed({ sort, after: last.next ?? '' }),
    ]
    if (sort === 'newest') newest = early
    // The other orders depend on the student, which no index can hold, so they scan every live listing.
    const scan =
      sort === 'newest' ? {} : { budget: `at most ${maxScanRatio} times newest`, kept: early <= newest * maxScanRatio }
    lines.push({ what: `${sort}, page 2`, ms: early, ...scan })
    lines.push({ what: `${sort}, page 41`, ms: late, budget: 'at most twice that', kept: late <= early * 2 })
  }

  lines.push({ what: `“${rareWord}”, the whole answer`, ms: await timed({ q: rareWord, sort: 'newest' }) })
  const filtered = () => search({ sort: 'fit', pay: 30, days: ['Monday', 'Friday'], km: 10, fit: 'all' })
  lines.push({ what: 'first page, filtered, counted', ms: await medianOf(filtered) })
  lines.push({ what: 'first page of all, counted', ms: await timed({ sort: 'fit' }) })
  lines.push({ what: 'suggestions for “we”', ms: await medianOf(() => suggestSearches(context, 'we')) })
  return lines
}

/** Measures the search, prints it, and says whether every budget was kept. */
export async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-bench-'))
  const config = readConfig({ DATA_DIR: folder, PORT: '0', SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' })
  const database = await openMigrated(await createPglite({ dataDir: 'memory://' }))
  const fileStore = openFileStore(config)
  const app = await buildApp({
    config,
    db: database.db,
    listen: database.listen,
    fileStore,
    mailer: { send: async () => {} },
    logger: false,
  })
  try {
    const studentId = await fill(app.context)
    const lines = await measure(app.context, studentId)
    console.log(
      `${listings.toLocaleString('en-AU')} live listings, ${limits.listingsPerPage} a page, median of ${runs}`,
    )
    for (const { what, ms, budget, kept } of lines) {
      const verdict = budget ? `  ${kept ? 'kept' : 'BROKEN'}: ${budget}` : ''
      console.log(`${what.padEnd(34)}${ms > 0 ? `${ms.toFixed(1)} ms`.padStart(10) : ''.padStart(10)}${verdict}`)
    }
    return lines.every(({ kept }) => kept !== false)
  } finally {
    await app.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}
