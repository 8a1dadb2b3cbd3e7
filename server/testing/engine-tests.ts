import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join(import.meta.dirname, '..')

/**
 * Folders of `server` whose SQL uses triggers, `SKIP LOCKED`, notifications, migrations, search or ranking, and `telemetry`,
 * which observes both drivers. Elsewhere only row locks by key are used, which one engine proves.
 */
const foldersOfBothEngines = [
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

/** All test files, as paths from the server's folder, and whether each opens a database of the chosen engine. */
function testFiles() {
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({
      file: file.replaceAll('\\', '/'),
      opensDatabase: /testing\/(harness|test-database)\.ts'/.test(readFileSync(join(server, file), 'utf8')),
    }))
}

/** The test files that open no database of the chosen engine. They run beside PGlite only. */
export function filesOfNoEngine(): string[] {
  return testFiles().flatMap(({ file, opensDatabase }) => (opensDatabase ? [] : [file]))
}

/** The test files that one engine is enough for: PostgreSQL, half of PGlite's processor time, where it is installed. */
export function filesOfOneEngine(): string[] {
  return testFiles().flatMap(({ file, opensDatabase }) =>
    opensDatabase && !foldersOfBothEngines.some((folder) => file.startsWith(`${folder}/`)) ? [file] : [],
  )
}
