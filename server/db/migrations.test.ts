import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { is, sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { businessSession, endpoints, foundJobs, oneGig, oneJob, studentSession } from '@/contract'
import { clock } from '@/domain'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { hashToken } from '../identity/secrets.ts'
import { testNow } from '../testing/harness.ts'
import { withEmptyPostgres } from '../testing/test-database.ts'
import { type Database, openMigrated } from './database.ts'
import { createPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import * as schema from './schema.ts'

const migrations = join(import.meta.dirname, 'migrations')
const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })
let folder: string
let firstMigration: string
let beforeAllowedNames: string

beforeAll(async () => {
  clock.set(testNow)
  folder = await mkdtemp(join(tmpdir(), 'campus-gigs-migrations-'))
  firstMigration = await copyMigrations('0000_first')
  beforeAllowedNames = await copyMigrations('0031_former_abns')
})
afterAll(async () => {
  clock.reset()
  await rm(folder, { recursive: true, force: true })
})

/** Copies the migrations up to and including one to a folder of their own. @returns the folder */
async function copyMigrations(lastTag: string): Promise<string> {
  const target = join(folder, lastTag)
  const all = journal.parse(JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8')))
  const entries = all.entries.slice(0, 1 + all.entries.findIndex(({ tag }) => tag === lastTag))
  await mkdir(join(target, 'meta'), { recursive: true })
  for (const { tag } of entries) await cp(join(migrations, `${tag}.sql`), join(target, `${tag}.sql`))
  await writeFile(join(target, 'meta/_journal.json'), JSON.stringify({ ...all, entries }))
  return target
}

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [studentId, businessId, fileId, resumeId, listingId, closedId, applicationId] = [1, 2, 3, 4, 5, 6, 7].map(id)
const [studentToken, businessToken] = ['s'.repeat(43), 'b'.repeat(43)]
const saturday = JSON.stringify([
  { dayOfWeek: 'Saturday', startTime: '1970-01-01T22:00:00.000Z', endTime: '1970-01-01T03:00:00.000Z' },
])
const listingColumns = `id, business_id, job_title, job_type, job_suburb_name, job_zip_code, pay_range_start, pay_range_end,
  pay_type, shifts, shift_mask, job_summary, keywords, idempotency_key, posted_at, expiring_on, closed_at`
const listing = (own: string | undefined, key: number, closedAt: string) =>
  `('${own}', '${businessId}', 'Night baker', 'Casual', 'Fitzroy', '3065', 30, 34, 'Per Hour', '${saturday}', 134217728,
    '["Bread"]', '["Hospo"]', '${id(key)}', '2026-11-20', '2026-11-27', ${closedAt})`

/** One row in each table of the first release that stores personal data. */
const firstData = `
  insert into users (id, issuer, subject, email, first_name, last_name, full_name, user_availability, availability_mask)
  values ('${studentId}', 'https://identity.example', 'ana', 'ana@uni.example', 'Ana', 'Silva', 'Ana Silva',
    '[{"tableIndex":"6-3","label":"Saturday-Night"}]', 134217728);
  insert into businesses (id, username, password_hash, email, company_name, company_category, current_suburb)
  values ('${businessId}', 'corner-cafe', 'x', 'mei@cafe.example', 'Corner Cafe', 'Hospitality', 'Fitzroy');
  insert into files (id, sha256, media_type, bytes, access) values ('${fileId}', 'a', 'application/pdf', 1, 'private');
  insert into resumes (id, user_id, file_id, file_name) values ('${resumeId}', '${studentId}', '${fileId}', 'ana.pdf');
  insert into job_listings (${listingColumns})
  values ${listing(listingId, 8, 'null')}, ${listing(closedId, 9, "'2026-11-20'")};
  insert into applications (id, job_listing_id, user_id, resume_id, notes)
  values ('${applicationId}', '${listingId}', '${studentId}', '${resumeId}', '<p>Hello there</p>');
  insert into candidate_actions (application_id, status, notes, changed_at)
  values ('${applicationId}', 'rated', 'Maybe', '2026-11-20');
  insert into saved_jobs (user_id, job_listing_id) values ('${studentId}', '${closedId}');
  insert into sessions (token_hash, kind, account_id, created_at, last_seen_at, expires_at) values
    ('${hashToken(studentToken)}', 'student', '${studentId}', '2026-11-20', '2026-11-20', '2026-12-20'),
    ('${hashToken(businessToken)}', 'business', '${businessId}', '2026-11-20', '2026-11-20', '2026-12-20');`

/** The permission for any institution's name, which 0032 narrows to the current company name. */
const namePermission = 'update businesses set may_use_institution_name = true'

/** Runs a test on a database of the first release, of either engine, after this release has migrated it. */
async function withMigrated(run: (database: Database) => Promise<void>): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    const client = await createPglite({ dataDir: 'memory://' })
    await migratePglite(drizzlePglite({ client }), { migrationsFolder: firstMigration })
    await client.exec(firstData)
    await migratePglite(drizzlePglite({ client }), { migrationsFolder: beforeAllowedNames })
    await client.exec(namePermission)
    const database = await openMigrated(client)
    return run(database).finally(database.close)
  }
  await withEmptyPostgres(server, async (url) => {
    const pool = new Pool({ connectionString: url })
    await migratePostgres(drizzlePostgres({ client: pool }), { migrationsFolder: firstMigration })
    await pool.query(firstData)
    await migratePostgres(drizzlePostgres({ client: pool }), { migrationsFolder: beforeAllowedNames })
    await pool.query(namePermission)
    await pool.end()
    const database = await openPostgres(url)
    await run(database).finally(database.close)
  })
}

test('TR-11 API-11 migrates a database of the first release and keeps its data readable', async () => {
  await withMigrated(async ({ db, listen }) => {
    const config = readConfig({ DATA_DIR: folder, PORT: '0', SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' })
    const mailer = { send: async () => {}, deleteUnsent: async () => {} }
    const fileStore = await openFileStore(config)
    const app = await buildApp({ config, logger: false, db, listen, fileStore, mailer })
    const read = async (name: keyof typeof endpoints, token: string, query = '') => {
      const headers = { authorization: `Bearer ${token}` }
      const path = endpoints[name].path.replace(':jobListingId', listingId ?? '')
      const answer = await app.inject({ url: `/api/${path}${query}`, headers })
      return answer.json()
    }
    const student = studentSession.parse(await read('studentSession', studentToken))
    expect(student.userData).toMatchObject({ fullName: 'Ana Silva', userAvailability: [{ tableIndex: '6-3' }] })
    expect(student).toMatchObject({ savedJobs: [closedId], resumeList: [{ id: resumeId, fileName: 'ana.pdf' }] })
    const { jobListing: own } = oneJob.parse(await read('job', studentToken))
    expect(own.Application).toMatchObject([{ id: applicationId, notes: '<p>Hello there</p>', sharesContact: true }])

    const business = businessSession.parse(await read('businessSession', businessToken))
    expect(business.businessJobListData).toMatchObject([{ id: listingId, status: 'live', version: 1 }])
    const { jobListing: gig } = oneGig.parse(await read('gig', businessToken))
    expect(gig.Application).toMatchObject([
      { id: applicationId, candidateActions: [{ status: 'rated', notes: 'Maybe' }] },
    ])
    expect(await db.select({ allowedName: schema.businesses.allowedName }).from(schema.businesses)).toEqual([
      { allowedName: 'Corner Cafe' },
    ])
    const found = foundJobs.parse(await read('searchJobs', studentToken, '?q=corner%20cafe'))
    expect(found.jobList.map((each) => each.id)).toEqual([listingId])
    await app.close()
  })
})

const indexRows = z.object({ rows: z.array(z.object({ name: z.string() })) })

test('the migrations create each index of the schema', async () => {
  await withMigrated(async ({ db }) => {
    const { rows } = indexRows.parse(await db.execute(sql`select indexname as name from pg_indexes`))
    const createdNames = rows.map(({ name }) => name)
    const tables = Object.values(schema).filter((value) => is(value, PgTable))
    const names = tables.flatMap((table) => getTableConfig(table).indexes.map(({ config }) => config.name))
    expect(names).toContain('users_picture')
    expect(names.filter((name) => name !== undefined && !createdNames.includes(name))).toEqual([])
  })
})
