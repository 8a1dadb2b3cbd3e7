import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, type Db, migrated, openPostgres } from '../db/database.ts'
import { createPglite } from '../db/pglite.ts'
import * as schema from '../db/schema.ts'

/** A fresh, migrated database: of its own on the server TEST_DATABASE_URL names, else embedded and in memory. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnPostgres(server) : migrated(await openEmbeddedCopy())
}

async function openEmbeddedCopy(): Promise<PGlite> {
  const template = inject('embeddedTemplate')
  if (!template) throw new Error('There is no template of the embedded database: vitest.config.ts makes one.')
  return createPglite({ loadDataDir: new Blob([await readFile(template)]) })
}

async function openOnPostgres(server: string): Promise<Database> {
  const { url, drop } = await createEmpty(server)
  const database = await openPostgres(url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** Runs with the address of an empty database, which is dropped afterwards. */
export async function withEmptyPostgres(server: string, run: (url: string) => Promise<void>): Promise<void> {
  const { url, drop } = await createEmpty(server)
  try {
    await run(url)
  } finally {
    await drop()
  }
}

async function createEmpty(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `campus_gigs_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Empties every table. */
export async function emptyTables(db: Db): Promise<void> {
  const tables = Object.values(schema).filter((value) => is(value, PgTable))
  await db.execute(sql.raw(`truncate ${tables.map((table) => `"${getTableName(table)}"`).join(', ')} cascade`))
}
