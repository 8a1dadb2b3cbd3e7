import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withEmptyPostgres } from '../testing/test-database.ts'
import { openPostgres } from './database.ts'

const server = process.env.TEST_DATABASE_URL

if (server) {
  test('API-11 servers that start concurrently migrate an empty PostgreSQL database once', async () => {
    await withEmptyPostgres(server, async (url) => {
      const databases = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])
      const [first] = databases
      const done = await first?.db.execute(sql`select count(*)::int as done from drizzle.__drizzle_migrations`)
      const files = readdirSync(join(import.meta.dirname, 'migrations')).filter((name) => name.endsWith('.sql'))
      expect(done).toMatchObject({ rows: [{ done: files.length }] })
      for (const database of databases) await database.close()
    })
  })
}

test('reports an unreachable PostgreSQL server as a wrong DATABASE_URL', async () => {
  await expect(openPostgres('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /- DATABASE_URL leads to no database that can be used: .*ECONNREFUSED/,
  )
})
