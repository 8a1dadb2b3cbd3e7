import { numberOption } from '../scripts/run-parts'
import { runTests } from './support/run-tests'

/** Valid calls with parts replaced, left out, added and repeated, many with the Big List of Naughty Strings. */
export const run = () => {
  const runs = numberOption('requests', 100_000)
  return runTests({
    args: ['--config', 'server/vitest.config.ts', 'resources/fuzzed-requests'],
    env: { FUZZ_RUNS: String(runs) },
    goal: `${runs.toLocaleString('en')} requests, no 5xx, no stack trace`,
    shown: () => `${runs.toLocaleString('en')} requests, no 5xx, no stack trace`,
  })
}
