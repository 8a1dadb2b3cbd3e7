import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { withEmptyPostgres } from '../testing/test-database.ts'
import { openEmbedded, openPostgres } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'campus-gigs-db-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const server = process.env.TEST_DATABASE_URL

if (server) {
  test('API-11 servers that start at once on an empty PostgreSQL migrate it once', async () => {
    await withEmptyPostgres(server, async (url) => {
      const databases = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])
      const [first] = databases
      const done = await first?.db.execute(sql`select count(*)::int as done from drizzle.__drizzle_migrations`)
      const files = readdirSync(join(import.meta.dirname, 'migrations')).filter((name) => name.endsWith('.sql'))
      expect(done).toMatchObject({ rows: [{ done: files.length }] })
      for (const database of databases) await database.close()
    })
  })

  test('a PostgreSQL that can not be reached says so', async () => {
    await expect(openPostgres('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow()
  })
} else {
  test('API-11 an embedded database keeps what it has, and is migrated once', async () => {
    const first = await openEmbedded(join(folder, 'db'))
    await first.db.execute(sql`insert into businesses (username) values ('cafe')`)
    await first.close()
    const second = await openEmbedded(join(folder, 'db'))
    expect(await second.db.execute(sql`select username from businesses`)).toMatchObject({
      rows: [{ username: 'cafe' }],
    })
    await second.close()
    expect(readdirSync(folder)).toEqual(['db'])
  }, 120_000)
}

test('a PostgreSQL that is not there is said so in words', async () => {
  await expect(openPostgres('postgres://127.0.0.1:1/gigs')).rejects.toThrow(
    /- DATABASE_URL leads to no database that can be used: .*ECONNREFUSED/,
  )
})
