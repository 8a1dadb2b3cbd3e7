import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrated } from '../db/database.ts'
import { createPglite } from '../db/pglite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the dump of a migrated, empty embedded database is; null when the tests run on a server. */
    embeddedTemplate: string | null
  }
}

/** Makes the embedded database once for all test files: loading a dump takes a fifth of making one. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('embeddedTemplate', null)
    return undefined
  }
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-template-'))
  const client = await createPglite({ dataDir: 'memory://' })
  const database = await migrated(client)
  const dump = await client.dumpDataDir('none')
  await database.close()
  const path = join(folder, 'template.tar')
  await writeFile(path, Buffer.from(await dump.arrayBuffer()))
  project.provide('embeddedTemplate', path)
  return () => rm(folder, { recursive: true })
}
