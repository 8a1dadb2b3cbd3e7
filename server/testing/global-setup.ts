import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrated } from '../db/database.ts'
import { createPglite } from '../db/pglite.ts'
import { administer } from './administer-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the dump of a migrated, empty embedded database is; null when the tests run on a server. */
    embeddedTemplate: string | null
    /** What the names of this run's databases on a server begin with. */
    databasePrefix: string
  }
}

/** Prepares for the engine the tests run on, and leaves nothing of theirs on it. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
  return server ? onPostgres(project, server) : onPglite(project)
}

/** Makes the embedded database once for all tests: loading a dump takes a fifth of making one. */
async function onPglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-template-'))
  const client = await createPglite({ dataDir: 'memory://' })
  const database = await migrated(client)
  const dump = await client.dumpDataDir('none')
  await database.close()
  const path = join(folder, 'template.tar')
  await writeFile(path, Buffer.from(await dump.arrayBuffer()))
  project.provide('embeddedTemplate', path)
  project.provide('databasePrefix', '')
  return () => rm(folder, { recursive: true })
}

/** The tests make their databases themselves; the ones they share live as long as their processes, and end here. */
async function onPostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const prefix = `campus_gigs_${randomBytes(4).toString('hex')}_`
  project.provide('embeddedTemplate', null)
  project.provide('databasePrefix', prefix)
  return async () => {
    const { rows } = await administer(server, `select datname from pg_database where datname like '${prefix}%'`)
    for (const { datname } of rows) await administer(server, `drop database "${datname}" with (force)`)
  }
}
