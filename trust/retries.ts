import { runTests } from './support/run-tests'

/** Every write again and at once, and other requests with a used key. `kills` repeats calls after a kill. */
export const run = () =>
  runTests({
    args: ['--config', 'server/vitest.config.ts', 'resources/retries'],
    goal: 'one row each; the same key with another body is 422',
    needsPostgres: true,
    shown: (count) => `${count} tests, each write five times`,
  })
