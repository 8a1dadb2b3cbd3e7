import { numberOption } from '../scripts/run-parts'
import { runTests } from './support/run-tests'

/** Sends valid calls with values replaced, removed, added and repeated, many from the Big List of Naughty Strings. */
export const run = () => {
  const runs = numberOption('requests', 100_000)
  return runTests({
    args: ['--config', 'server/vitest.config.ts', 'resources/fuzzed-requests'],
    env: { FUZZ_RUNS: String(runs) },
    goal: `${runs.toLocaleString('en')} requests, no 5xx, no stack trace`,
    describeResult: () => `${runs.toLocaleString('en')} requests, no 5xx, no stack trace`,
  })
}
