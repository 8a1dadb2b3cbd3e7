import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join(import.meta.dirname, '..')

/**
 * Folders of `server` whose tests run on both engines: their SQL uses triggers, `SKIP LOCKED`, notifications,
 * migrations, search or ranking, or, in `telemetry`, they observe both drivers. Other folders only take row locks by
 * key, so one engine suffices.
 */
const dualEngineFolders = [
  'backup',
  'db',
  'files',
  'live',
  'resources/account-deletion',
  'resources/applications',
  'resources/listings',
  'resources/mails',
  'resources/moderation',
  'resources/resumes',
  'resources/search',
  'sample-data',
  'telemetry',
]

/** All test files relative to `server`, and whether each opens a database of the engine under test. */
function testFiles() {
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({
      file: file.replaceAll('\\', '/'),
      opensDatabase: /\/(harness|test-database)\.ts'/.test(readFileSync(join(server, file), 'utf8')),
    }))
}

/** The test files without a database. They run with PGlite only. */
export function filesOfNoEngine(): string[] {
  return testFiles().flatMap(({ file, opensDatabase }) => (opensDatabase ? [] : [file]))
}

/**
 * The test files that run on one engine only: PostgreSQL where it is installed, because it takes half of PGlite's CPU
 * time.
 */
export function filesOfOneEngine(): string[] {
  return testFiles().flatMap(({ file, opensDatabase }) =>
    opensDatabase && !dualEngineFolders.some((folder) => file.startsWith(`${folder}/`)) ? [file] : [],
  )
}
