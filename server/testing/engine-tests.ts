import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join(import.meta.dirname, '..')

/**
 * The test files that do not open a database of the chosen engine. Their results are the same on each engine, so they run
 * on PGlite only.
 * @returns paths from the server's folder
 */
export function filesOfNoEngine(): string[] {
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => !/testing\/(harness|test-database)\.ts'/.test(readFileSync(join(server, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
}
