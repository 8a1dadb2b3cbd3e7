import { runTests } from './support/run-tests'

/** Rows of the first release, read by this one; and servers that migrate at once. `npm run test:server` runs both engines. */
export const run = () =>
  runTests({
    args: ['--config', 'server/vitest.config.ts', 'db/migrations', 'db/postgres'],
    goal: "forward only, under a lock, tested from the first release's data",
    needsPostgres: true,
    shown: (count) => `${count} tests`,
  })
