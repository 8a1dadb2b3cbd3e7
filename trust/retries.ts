import { runTests } from './support/run-tests'

/**
 * Repeats every write, in sequence and in parallel, and reuses keys for other requests. `kills` repeats calls after a
 * kill.
 */
export const run = () =>
  runTests({
    args: ['--config', 'server/vitest.config.ts', 'resources/retries'],
    goal: 'one row each; the same key with another body is 422',
    needsPostgres: true,
    describeResult: (count) => `${count} tests, each write five times`,
  })
