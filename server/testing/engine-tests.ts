import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join(import.meta.dirname, '..')

/**
 * The test files that open no database the tests can choose the engine of: they say the same on every engine, so
 * the run on PGlite has told all there is to know.
 * @returns paths from the server's folder
 */
export function filesOfNoEngine(): string[] {
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => !/testing\/(harness|test-database)\.ts'/.test(readFileSync(join(server, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
}
