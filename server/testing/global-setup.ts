import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openMigrated } from '../db/database.ts'
import { createPglite } from '../db/pglite.ts'
import { administer } from './administer-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the dump of a migrated, empty PGlite database; null for tests on PostgreSQL. */
    embeddedTemplate: string | null
    /** The name prefix of this run's databases on PostgreSQL. */
    databasePrefix: string
  }
}

/** Prepares the engine of the test run. @returns the clean-up, if there is something to do before the process ends */
export function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.TEST_DATABASE_URL
  return server ? onPostgres(project, server) : onPglite(project)
}

/** Migrates one PGlite database and dumps it. Loading the dump is five times as fast as migrating. */
async function onPglite(project: TestProject): Promise<undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-template-'))
  // Vitest runs no clean-up after Ctrl+C.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const client = await createPglite({ dataDir: 'memory://' })
  const database = await openMigrated(client)
  const dump = await client.dumpDataDir('none')
  await database.close()
  const path = join(folder, 'template.tar')
  await writeFile(path, Buffer.from(await dump.arrayBuffer()))
  project.provide('embeddedTemplate', path)
  project.provide('databasePrefix', '')
}

/** The tests create their databases themselves. The clean-up drops those that remain. */
async function onPostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const prefix = `campus_gigs_${randomBytes(4).toString('hex')}_`
  project.provide('embeddedTemplate', null)
  project.provide('databasePrefix', prefix)
  return async () => {
    const { rows } = await administer(server, `select datname from pg_database where datname like '${prefix}%'`)
    for (const { datname } of rows) await administer(server, `drop database "${datname}" with (force)`)
  }
}
