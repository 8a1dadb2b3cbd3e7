import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { postgresPrograms, startPostgres } from '../../scripts/postgres.mjs'
import type { Figure } from '../../scripts/run-parts'
import { run, Stopped } from '../../scripts/shell.mjs'

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() })

interface TestRun {
  /** Vitest's arguments. */
  args: readonly string[]
  /** Environment variables that make the tests run longer than in `npm test`. */
  env?: Record<string, string>
  goal: string
  /** Whether the goal needs more than the one connection of PGlite. Default false. */
  needsPostgres?: boolean
  /** Describes the measured result of a run without a failure. */
  describeResult: (passedCount: number) => string
}

/** Runs tests of `npm test` for longer, on PostgreSQL where it is installed. */
export async function runTests({
  args,
  env = {},
  goal,
  needsPostgres = false,
  describeResult,
}: TestRun): Promise<Figure> {
  const programs = postgresPrograms()
  if (needsPostgres && !programs) return { goal, isKept: false, measured: 'PostgreSQL is not installed' }
  const postgres = programs ? await startPostgres(programs) : undefined
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-trust-'))
  try {
    const outputFile = join(folder, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`]
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters]
    await run(process.execPath, vitest, { env: { TEST_DATABASE_URL: postgres?.url ?? '', ...env } }).catch((error) => {
      // A failed test is in the report.
      if (error instanceof Stopped) throw error
    })
    const { numPassedTests, numFailedTests, success } = report.parse(JSON.parse(await readFile(outputFile, 'utf8')))
    const isKept = success && numPassedTests > 0
    return { goal, isKept, measured: isKept ? describeResult(numPassedTests) : `${numFailedTests} tests failed` }
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
